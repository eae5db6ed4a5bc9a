import { QueryClient } from "@tanstack/react-query";
import { optionLabel } from "@tresen/contract/kit/list/option";
import { findResource, resources } from "@tresen/contract/resources";
import { afterEach, expect, it, vi } from "vitest";
import type { AnyRecord } from "@tresen/contract/openapi/client";
import { isListable } from "../model/field";
import { fieldsOf } from "../model/schema-fields";
import { recordText } from "./cell-text";
import { loadListContext, referencesOf } from "./list-context";

const record = (id: string, fields: object): AnyRecord => ({ id, version: 1, createdAt: "", updatedAt: "", ...fields });
const fields = fieldsOf(resources.redirects.fields).filter(isListable);
const menus = [
  record("mnu_1", { name: "Mittag" }),
  record("mnu_2", { name: "", availableFrom: "2026-06-01" }),
  record("mnu_3", { name: "", isEnabled: false }),
];
const redirect = (id: string, target: string) => record(id, { type: "site", path: id, target });

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
  const context = await loadListContext({ client: new QueryClient(), currency: "EUR", fields: [shown], records });
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
  await loadListContext({ client: new QueryClient(), currency: "EUR", fields, records });
  expect(asked).toEqual(["/api/sites/options 100", "/api/sites/options 50"]);
});
