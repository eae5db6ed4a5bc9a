import { allResources } from "@tresen/contract/resources";
import { expect, test } from "vitest";
import { isCurrent, navigationFor } from "./navigation";

/** The back-office's first resources; later ones are sorted between them, as their definition says. */
const FIRST = [
  ["Bestelltresen", "Verlauf", "Statistiken", "Konfiguration"],
  ["Produkte", "Kategorien", "Produktkataloge", "Schlagwörter"],
  ["Filialen", "Organisationen", "Tische", "Spendenempfänger"],
  ["Seiten", "Navigationen", "Inhalte", "Benutzer"],
].flat();

const shown = (role: "ROLE_ADMIN" | "ROLE_MANAGER" | "ROLE_EMPLOYEE") =>
  navigationFor({ roles: [role], branches: [{ id: "brn_1" }] })
    .map(({ title, entries }) => ({
      title,
      labels: entries.map(({ label }) => label).filter((label) => FIRST.includes(label)),
    }))
    .flatMap(({ title, labels }) => (labels.length > 0 ? [`${title}: ${labels.join(", ")}`] : []));

test("administrators see every resource in its group, in the defined order", () => {
  expect(shown("ROLE_ADMIN")).toEqual([
    "Bestellungen: Bestelltresen, Verlauf, Statistiken",
    "Angebot: Produkte, Kategorien, Produktkataloge, Schlagwörter",
    "Betrieb: Filialen, Organisationen, Tische, Spendenempfänger",
    "Website: Seiten, Navigationen, Inhalte",
    "Einstellungen: Benutzer, Konfiguration",
  ]);
});

test("managers see the resources of their branches, employees only the orders", () => {
  expect(shown("ROLE_MANAGER")).toEqual([
    "Bestellungen: Bestelltresen, Verlauf, Statistiken",
    "Meine Filialen: Filialen, Tische, Produktkataloge",
  ]);
  expect(shown("ROLE_EMPLOYEE")).toEqual(["Bestellungen: Bestelltresen, Verlauf"]);
});

test("a user with an own role sees the resources that its permissions change", () => {
  const sections = navigationFor({
    roles: ["ROLE_STOCK"],
    branches: [{ id: "brn_1" }],
    permissions: [
      { permission: "products.update", scope: "all" },
      { permission: "tables.update", scope: "branches" },
      { permission: "config.update", scope: "all" },
    ],
  });
  expect(sections.map(({ title, entries }) => `${title}: ${entries.map(({ label }) => label).join(", ")}`)).toEqual([
    "Angebot: Produkte",
    "Arbeitszeit: Meine Schichten, Abwesenheiten, Anträge, Stundenzettel",
    "Einstellungen: Schriftarten, Konfiguration",
    "Meine Filialen: Tische",
  ]);
});

test("the permission to read is enough to see a resource, in its group where all records can be read", () => {
  const sections = navigationFor({
    roles: ["ROLE_STOCK"],
    branches: [{ id: "brn_1" }],
    permissions: [
      { permission: "products.read", scope: "all" },
      { permission: "tables.read", scope: "branches" },
    ],
  });
  expect(sections.map(({ title, entries }) => `${title}: ${entries.map(({ label }) => label).join(", ")}`)).toEqual([
    "Angebot: Produkte",
    "Arbeitszeit: Meine Schichten, Abwesenheiten, Anträge, Stundenzettel",
    "Meine Filialen: Tische",
  ]);
  const own = navigationFor({ roles: ["ROLE_EMPLOYEE"], branches: [{ id: "brn_1" }] }).at(-1);
  expect(own).toMatchObject({
    title: "Meine Filialen",
    entries: [
      ...["Abteilungen", "Stationen", "Geräte", "Aktivitäten", "Projekte", "Aufgaben"],
      ...["Szenen", "Streams", "TVs", "Wiedergabenachweis"],
    ].map((label) => ({ label })),
  });
});

test("a resource whose records the person cannot read is not shown, since its list would be an error", () => {
  const entriesFor = (...names: string[]) =>
    navigationFor({
      roles: ["ROLE_OWN"],
      branches: [{ id: "brn_1" }],
      permissions: names.map((permission) => ({ permission, scope: "all" })),
    })
      .flatMap(({ entries }) => entries.map(({ label }) => label))
      // Everybody on the staff has those of their own.
      .filter((label) => !["Meine Schichten", "Abwesenheiten", "Anträge", "Stundenzettel"].includes(label));
  expect(entriesFor("departments.create", "departments.update", "departments.remove")).toEqual([]);
  expect(entriesFor("departments.read", "departments.create")).toEqual(["Abteilungen"]);
  for (const name of ["order.confirm", "job.retry"]) expect(entriesFor(name)).toEqual([]);
  expect(entriesFor("logs.read")).toEqual(["Protokoll"]);
});

test("no two resources have the same place in the navigation", () => {
  const places = allResources.map(({ navigation }) => navigation && `${navigation.group} ${navigation.position}`);
  expect(new Set(places).size).toBe(places.length);
});

test("the entry of the plan opens the planner, from which the list is reached", () => {
  const entries = navigationFor({ roles: ["ROLE_ADMIN"], branches: [] }).flatMap((section) => section.entries);
  const plan = entries.filter(({ label }) => label === "Planung");
  expect(plan).toMatchObject([{ to: "/working-schedules/planner", area: "/working-schedules" }]);
  expect(isCurrent({ to: "/working-schedules/planner", area: "/working-schedules", path: "/working-schedules" })).toBe(
    true,
  );
});
