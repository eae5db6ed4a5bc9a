import { resources } from "@tresen/contract/resources";
import { describe, expect, it } from "vitest";
import type { AnyRecord } from "@tresen/contract/openapi/client";
import { fieldsOf } from "../../model/schema-fields";
import { pageOf, rowsOf } from "./rows";

const fields = fieldsOf(resources.products.fields);
const columns = fields.filter(({ isColumn }) => isColumn);
const context = { currency: "EUR", labelOf: (_resource: string, id: string) => id };
const record = (id: string, values: Record<string, unknown>): AnyRecord => ({
  id,
  version: 1,
  createdAt: "",
  updatedAt: "",
  ...values,
});
const records = [
  record("a", { name: "Zwetschkenknödel", price: 720, type: "simple", isEnabled: true, uid: "D03" }),
  record("b", { name: "Äpfel", price: 90, type: "simple", isEnabled: false, uid: "" }),
  record("c", { name: "Calzone 10", price: 1290, type: "configurable", isEnabled: true, uid: "P16" }),
  record("d", { name: "Calzone 9", price: 1190, type: "configurable", isEnabled: true, uid: "P2" }),
];
const ids = (search: Parameters<typeof rowsOf>[0]["search"]): string[] =>
  rowsOf({ records, fields, columns, search, context }).map(({ id }) => id);

describe("rowsOf", () => {
  it("finds all words, in any column, as shown", () => {
    expect(ids({ search: "calzone p16" })).toEqual(["c"]);
    expect(ids({ search: "7,20" })).toEqual(["a"]);
    expect(ids({ search: "konfigurierbar" })).toEqual(["c", "d"]);
    expect(ids({ search: "nirgends" })).toEqual([]);
  });
  it("narrows to one value of a field", () => {
    expect(ids({ filters: { isEnabled: "false" } })).toEqual(["b"]);
    expect(ids({ filters: { type: "configurable", isEnabled: "true" } })).toEqual(["c", "d"]);
  });
  it("narrows to a range of numbers, with both of its bounds", () => {
    expect(ids({ filters: { priceFrom: "720", priceTo: "1190" } })).toEqual(["a", "d"]);
    expect(ids({ filters: { priceTo: "90" } })).toEqual(["b"]);
  });
  it("sorts by several columns, the first of them before the others", () => {
    expect(ids({ sort: "type,-price" })).toEqual(["a", "b", "c", "d"]);
    expect(ids({ sort: "-type,price" })).toEqual(["d", "c", "b", "a"]);
  });
  it("sorts texts as in German, numbers as numbers, empty last", () => {
    expect(ids({ sort: "name" })).toEqual(["b", "d", "c", "a"]);
    expect(ids({ sort: "-price" })).toEqual(["c", "d", "a", "b"]);
    expect(ids({ sort: "uid" })).toEqual(["a", "d", "c", "b"]);
    expect(ids({ sort: "-uid" })).toEqual(["c", "d", "a", "b"]);
  });
});

describe("pageOf", () => {
  const rows = Array.from({ length: 250 }, (_, index) => index);
  it("returns one page, and never one beyond the end", () => {
    expect(pageOf({ rows, page: 5 })).toMatchObject({ page: 5, pages: 5, from: 201, rows: rows.slice(200) });
    expect(pageOf({ rows, page: 9 }).page).toBe(5);
    expect(pageOf({ rows: [], page: 2 })).toEqual({ rows: [], page: 1, pages: 1, from: 1 });
  });
});
