import { QueryClient } from "@tanstack/react-query";
import { optionLabel } from "@tresen/contract/kit/list/option";
import { findResource, resources } from "@tresen/contract/resources";
import { afterEach, expect, it, vi } from "vitest";
import type { AnyRecord } from "@tresen/contract/openapi/client";
import { isListable } from "../model/field";
import { fieldsOf } from "../model/schema-fields";
import { recordText } from "./cell-text";
import { optionQueries } from "../picker/option-queries";
import { contextOf, referencesOf, zonesOf } from "./list-context";

const record = (id: string, fields: object): AnyRecord => ({ id, version: 1, createdAt: "", updatedAt: "", ...fields });
const fields = fieldsOf(resources.redirects.fields).filter(isListable);
const me = { roles: ["ROLE_MANAGER"], branches: [] };
const menus = [
  record("mnu_1", { name: "Mittag" }),
  record("mnu_2", { name: "", availableFrom: "2026-06-01" }),
  record("mnu_3", { name: "", isEnabled: false }),
];
const redirect = (id: string, target: string) => record(id, { type: "site", path: id, target });

/** The names of what the records refer to, as the list asks for them. */
const labelsOf = (references: ReturnType<typeof referencesOf>) => {
  const client = new QueryClient();
  return Promise.all(references.map((each) => client.ensureQueryData(optionQueries.label(each))));
};

afterEach(() => {
  vi.unstubAllGlobals();
});

it("a reference shows a name, also for unnamed and removed records, and never an id", async () => {
  const resource = findResource("menus");
  if (!resource) throw new Error("There are no menus");
  const options = menus.map((each) => ({ id: each.id, label: optionLabel({ resource, record: each }) }));
  vi.stubGlobal("fetch", async () => Response.json({ data: options, cursor: null }));
  const tables = [record("a", { menu: "mnu_1" }), record("b", { menu: "mnu_2" }), record("c", { menu: "mnu_3" })];
  const [field] = fieldsOf(resources.tables.fields).filter(({ kind }) => kind === "ref");
  if (field?.kind !== "ref") throw new Error("Tables refer to nothing");
  const shown = { ...field, key: "menu", resource: "menus" };
  const records = [...tables, record("d", { menu: "mnu_4" })];
  const references = referencesOf({ fields: [shown], records });
  const labels = await labelsOf(references);
  const context = contextOf({ currency: "EUR", resource, me, branches: undefined, references, labels });
  expect(records.map((each) => recordText({ field: shown, record: each, context }))).toEqual([
    "Mittag",
    "Produktkatalog ab 01.06.2026",
    "Produktkatalog (ohne Namen) (inaktiv)",
    "Produktkatalog (nicht mehr vorhanden)",
  ]);
});

it("the names of what the rows refer to come a hundred with a call, each once", async () => {
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (address: string) => {
    const ids = new URL(address, "http://shop").searchParams.get("ids")?.split(",") ?? [];
    asked.push(`${address.split("?")[0]} ${ids.length}`);
    return Response.json({ data: ids.map((id) => ({ id, label: id.toUpperCase() })), cursor: null });
  });
  const records = Array.from({ length: 300 }, (_, index) => redirect(`r${index}`, `sit_${index % 150}`));
  expect(referencesOf({ fields, records })).toHaveLength(150);
  await labelsOf(referencesOf({ fields, records }));
  expect(asked).toEqual(["/api/sites/options 100", "/api/sites/options 50"]);
});

it("times are those of each record's branch, also in a file", async () => {
  const branches = [
    { id: "brn_1", timeZone: "Europe/London" },
    { id: "brn_2", timeZone: "Europe/Vienna" },
  ];
  const [field] = fieldsOf(resources.menus.fields).filter(({ kind }) => kind === "instant");
  if (!field) throw new Error("Menus have no times");
  const records = ["brn_1", "brn_2", "brn_gone"].map((id) =>
    record(id, { branches: [{ id }], [field.key]: "2026-06-05T16:30:00.000Z" }),
  );
  const resource = resources.menus;
  const context = contextOf({ currency: "EUR", resource, me, branches, references: [], labels: [] });
  const times = records.map((each) => recordText({ field, record: each, context }));
  expect(times).toEqual(["05.06.2026 17:30", "05.06.2026 18:30", "05.06.2026 18:30"]);
  expect(zonesOf({ resource: resources.branches, me, branches: undefined })({ timeZone: "Europe/London" })).toBe(
    "Europe/London",
  );
});
