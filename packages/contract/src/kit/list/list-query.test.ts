import { describe, expect, it } from "vitest";
import * as z from "zod";
import { instant } from "../fields/instant-fields";
import { ref, refs } from "../schema";
import { filtersOf, isDescending, listQuery, matchesFilters, placeOf } from "./list-query";

const fields = z.strictObject({
  name: z.string(),
  branch: ref("branches", "Filiale"),
  branches: refs("branches", "Filialen"),
  isEnabled: z.boolean().default(true),
  amount: z.int().nullish(),
  at: instant.nullish(),
});
const options = {
  filters: ["branch", "branches", "isEnabled", "amount", "at"],
  sortable: ["name"],
  searchable: ["name"],
};
const schema = listQuery({ fields, list: options });

describe("a list's query", () => {
  it("names its filters, orders and pages", () => {
    expect(Object.keys(schema.shape).sort()).toEqual([
      "amount",
      "amountFrom",
      "amountTo",
      "at",
      "atFrom",
      "atTo",
      "branch",
      "branches",
      "cursor",
      "isEnabled",
      "limit",
      "search",
      "sort",
    ]);
    expect(schema.safeParse({ sort: "name", before: "x" }).success).toBe(false);
    const indexed = listQuery({ fields, list: options, storage: "indexed" });
    expect(indexed.parse({ sort: "name", before: "x" })).toEqual({ sort: "name", before: "x" });
    expect(schema.parse({ sort: "-name", limit: "20", branch: "brn_a" })).toEqual({
      sort: "-name",
      limit: 20,
      branch: "brn_a",
    });
  });

  it.each([
    { page: "2" },
    { sort: "amount" },
    { limit: "501" },
    { branchFrom: "a" },
    { isEnabled: "ja" },
    { amountFrom: "1e9" },
    { atTo: "gestern" },
    { branch: "a b" },
  ])("refuses %j", (query) => {
    expect(schema.safeParse(query).success).toBe(false);
  });

  it("refuses search and sort where the resource has none", () => {
    const plain = listQuery({ fields });
    expect(plain.safeParse({ search: "x" }).success).toBe(false);
    expect(plain.safeParse({ sort: "name" }).success).toBe(false);
    expect(plain.safeParse({ before: "x" }).success).toBe(false);
    expect(plain.parse({})).toEqual({});
  });
});

describe("filters", () => {
  const record = {
    id: "x",
    name: "A",
    branch: "brn_a",
    branches: [{ id: "brn_b" }, { id: "brn_c" }],
    isEnabled: false,
    amount: 900,
    at: "2026-06-05T16:30:00.000Z",
  };
  const meets = (query: Record<string, string>) => matchesFilters({ record, filters: filtersOf({ options, query }) });

  it.each<Record<string, string>>([
    { branch: "brn_a" },
    { branches: "brn_c" },
    { isEnabled: "false" },
    { amountFrom: "900", amountTo: "900" },
    { amountFrom: "-5" },
    { atFrom: "2026-06-05T16:30:00.000Z", atTo: "2026-06-06" },
    { atFrom: "2026-06-05", atTo: "2026-06-05" },
    {},
    { branch: "" },
  ])("%j matches the record", (query) => {
    expect(meets(query)).toBe(true);
  });

  it.each<Record<string, string>>([
    { branch: "brn_b" },
    { branches: "brn_a" },
    { isEnabled: "true" },
    { amountFrom: "901" },
    { amountTo: "89" },
    { atTo: "2026-06-05T16:29:59.999Z" },
  ])("%j does not match the record", (query) => {
    expect(meets(query)).toBe(false);
  });

  it("of a range leave out records without a value", () => {
    expect(matchesFilters({ record: { amount: null }, filters: [{ field: "amount", kind: "from", value: "0" }] })).toBe(
      false,
    );
  });
});

describe("an order", () => {
  it("is by the field and then by id", () => {
    const records = [
      { id: "2", name: "b" },
      { id: "1", name: "b" },
      { id: "3", name: "Ä" },
    ];
    const ids = (sort: string) =>
      records
        .map((record) => ({ id: record.id, place: placeOf({ record, sort }) }))
        .sort((a, b) => (a.place < b.place ? -1 : 1))
        .map(({ id }) => id)
        .join("");
    expect(ids("name")).toBe("312");
    expect(ids("-name")).toBe("312");
    expect(ids("")).toBe("123");
    expect([isDescending("-name"), isDescending("name")]).toEqual([true, false]);
  });
});
