import type { Resource } from "@tresen/contract/kit/resource";
import { resources } from "@tresen/contract/resources";
import { expect, test } from "vitest";
import type { Me } from "../../../shared/session";
import { commandsFor, matching, orderSearchFor, recordWorkFor, screensFor, settingsFor } from "./entries";

const ADMIN: Me = { id: "usr_1", roles: ["ROLE_ADMIN"], branches: [] };
const EMPLOYEE: Me = { id: "usr_2", roles: ["ROLE_EMPLOYEE"], branches: [{ id: "brn_1" }] };
const SETTINGS = { isDark: false, isProductDataShown: true, isCustomerDataShown: true };
const labels = (me: Me, settings = SETTINGS): string[] => commandsFor({ me, settings }).map(({ label }) => label);

test("administrators reach every screen, create every record that comes without a file, and import all", () => {
  const screens = screensFor(ADMIN).map(({ target }) => ("to" in target ? target.to : ""));
  const created = labels(ADMIN);
  const work = recordWorkFor(ADMIN).map(({ label }) => label);
  for (const { name, one, many, navigation, isUploaded = false } of Object.values<Resource>(resources)) {
    if (!navigation) continue;
    // Of some the first screen is another one than the list.
    expect(screens.filter((to) => to === `/${name}` || to.startsWith(`/${name}/`))).toHaveLength(1);
    expect(work).toContain(`${many} importieren`);
    // What was removed with its file cannot be created again either.
    expect([created.includes(`${one} erstellen`), work.includes(`Gelöschte ${many}`)]).toEqual([
      !isUploaded,
      !isUploaded,
    ]);
  }
  expect(screens).toEqual(
    expect.arrayContaining([
      "/",
      "/orders/history",
      "/orders/left-over",
      "/dashboard",
      "/config",
      "/jobs",
      "/health",
      "/bulk",
    ]),
  );
});

test("others find only what they may use, and everybody the settings of the screen and the log-out", () => {
  expect(screensFor(EMPLOYEE).map(({ label }) => label)).not.toContain("Produkte");
  // Whoever may change something of tasks may do it by a table.
  expect(recordWorkFor(EMPLOYEE).map(({ id }) => id)).toEqual(["import tasks"]);
  expect(labels(EMPLOYEE)).toEqual([
    "Neue Bestellung",
    "Dunkles Design",
    "Produktdaten verbergen",
    "Kundendaten verbergen",
    "Passwort ändern",
    "Konto und Sicherheit",
    "PIN festlegen",
    "Mit dem Telefon stempeln",
    "Schichten im eigenen Kalender",
    "Meine Aufzeichnungen herunterladen",
    "Zum Shop",
    "Abmelden",
  ]);
});

test("people find by their own words what stands on a page of another name", () => {
  const found = (typed: string) =>
    matching({ entries: commandsFor({ me: EMPLOYEE, settings: SETTINGS }), typed }).map(({ id }) => id);
  expect([found("terminal pin"), found("kalender abo"), found("arbeitszeit"), found("passkey")]).toEqual([
    ["pin"],
    ["calendar"],
    ["stamp", "records"],
    ["account"],
  ]);
});

test("switches say what choosing them does", () => {
  const changed = { isDark: true, isProductDataShown: false, isCustomerDataShown: false };
  expect(labels(EMPLOYEE, changed).slice(1, 4)).toEqual([
    "Helles Design",
    "Produktdaten anzeigen",
    "Kundendaten anzeigen",
  ]);
});

test("every typed word must occur, without regard to case and accents; beginnings come first", () => {
  const entries = [...screensFor(ADMIN), ...commandsFor({ me: ADMIN, settings: SETTINGS })];
  const found = (typed: string): string[] => matching({ entries, typed }).map(({ label }) => label);
  expect(found("produkt")).toEqual(
    expect.arrayContaining(["Produkte", "Produktkataloge", "Produkt erstellen", "Produktdaten verbergen"]),
  );
  expect(found("PRODUKT erst")).toContain("Produkt erstellen");
  expect(found("dunkel")).toEqual(["Dunkles Design"]);
  expect(found("aendern passwort")).toEqual(["Passwort ändern"]);
  expect(found("andern passwort")).toEqual(["Passwort ändern"]);
  expect(found("tisch")[0]).toBe("Tische");
  expect(found("xyzzy")).toEqual([]);
});

test("every setting leads to its field, for those who may change it", () => {
  const found = matching({ entries: settingsFor(ADMIN), typed: "firmenwort" });
  expect(found).toMatchObject([
    { label: "Firmenwortlaut", hint: "Allgemein", target: { to: "/config", search: { field: "businessName" } } },
  ]);
  expect(settingsFor(EMPLOYEE)).toEqual([]);
});

test("the orders are searched for what is typed", () => {
  expect(orderSearchFor({ me: EMPLOYEE, typed: "Moser" })).toMatchObject([
    { label: "„Moser“ in allen Bestellungen suchen", target: { to: "/orders/history", search: { search: "Moser" } } },
  ]);
  expect(orderSearchFor({ me: ADMIN, typed: "" })).toEqual([]);
});
