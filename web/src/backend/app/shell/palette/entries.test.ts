import type { Resource } from "@tresen/contract/kit/resource";
import { resources } from "@tresen/contract/resources";
import { expect, test } from "vitest";
import type { Me } from "../../../shared/session";
import { commandsFor, matching, orderSearchFor, recordWorkFor, screensFor, settingsFor } from "./entries";

const ADMIN: Me = { id: "usr_1", roles: ["ROLE_ADMIN"], branches: [] };
const EMPLOYEE: Me = { id: "usr_2", roles: ["ROLE_EMPLOYEE"], branches: [{ id: "brn_1" }] };
const SETTINGS = { isDark: false, isProductDataShown: true, isCustomerDataShown: true };
const labels = (me: Me, settings = SETTINGS): string[] => commandsFor({ me, settings }).map(({ label }) => label);

test("administrators reach every screen, and create and import every resource", () => {
  const screens = screensFor(ADMIN).map(({ target }) => ("to" in target ? target.to : ""));
  for (const { name, one, many, navigation } of Object.values<Resource>(resources)) {
    if (!navigation) continue;
    expect(screens).toContain(`/${name}`);
    expect(labels(ADMIN)).toContain(`${one} erstellen`);
    expect(recordWorkFor(ADMIN).map(({ label }) => label)).toEqual(
      expect.arrayContaining([`${many} importieren`, `Gelöschte ${many}`]),
    );
  }
  expect(screens).toEqual(
    expect.arrayContaining(["/", "/orders/history", "/orders/left-over", "/dashboard", "/config", "/jobs", "/bulk"]),
  );
});

test("others find only what they may use, and everybody the settings of the screen and the log-out", () => {
  expect(screensFor(EMPLOYEE).map(({ label }) => label)).not.toContain("Produkte");
  expect(recordWorkFor(EMPLOYEE)).toEqual([]);
  expect(labels(EMPLOYEE)).toEqual([
    "Neue Bestellung",
    "Dunkles Design",
    "Produktdaten verbergen",
    "Kundendaten verbergen",
    "Passwort ändern",
    "Zum Shop",
    "Abmelden",
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
