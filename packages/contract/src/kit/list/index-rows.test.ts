import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { idOfRow, indexRows, mostRows, rowChanges } from "./index-rows";
import { sortKey } from "./sort-key";
import { WORD_LIMIT } from "./search-words";

const customers = {
  name: "customers",
  indexing: { sortable: ["name", "createdAt"], leading: ["branch"], searchable: ["name", "phone"] },
};
const anna = { name: "Anna Öz", phone: "+43 660 1234567", branch: "brn_a", createdAt: "2026-06-05T16:30:00.000Z" };

describe("rows of an index", () => {
  it("stand for each order and word, for all records and for those of the branch", () => {
    expect(indexRows({ resource: customers, id: "cus_1", fields: anna }).map(({ pk, sk }) => `${pk} | ${sk}`)).toEqual([
      "index#customers#all#name | anna-oez#cus_1",
      "index#customers#all#createdAt | 2026-06-05t16-30-00-000z#cus_1",
      "word#customers#all | anna#cus_1",
      "word#customers#all | oez#cus_1",
      "word#customers#all | 436601234567#cus_1",
      "word#customers#all | 4567#cus_1",
      "index#customers#branch=brn_a#name | anna-oez#cus_1",
      "index#customers#branch=brn_a#createdAt | 2026-06-05t16-30-00-000z#cus_1",
      "word#customers#branch=brn_a | anna#cus_1",
      "word#customers#branch=brn_a | oez#cus_1",
      "word#customers#branch=brn_a | 436601234567#cus_1",
      "word#customers#branch=brn_a | 4567#cus_1",
    ]);
  });

  it("change by what differs only", () => {
    const before = indexRows({ resource: customers, id: "cus_1", fields: anna });
    const after = indexRows({ resource: customers, id: "cus_1", fields: { ...anna, name: "Anna Oz" } });
    const { gone, fresh } = rowChanges({ before, after });
    expect(gone.map(({ sk }) => sk)).toEqual(["anna-oez#cus_1", "oez#cus_1", "anna-oez#cus_1", "oez#cus_1"]);
    expect(fresh).toHaveLength(4);
    expect(fresh.map(idOfRow)).toEqual(["cus_1", "cus_1", "cus_1", "cus_1"]);
    expect(gone.length + fresh.length).toBeLessThanOrEqual(
      mostRows({ indexing: customers.indexing, words: WORD_LIMIT }),
    );
  });

  it("without a value for a leading field belong to all records alone", () => {
    const { branch: _, ...homeless } = anna;
    expect(indexRows({ resource: customers, id: "cus_1", fields: homeless })).toHaveLength(6);
  });
});

describe("a sort key", () => {
  const sorted = (values: readonly unknown[]) =>
    values
      .map((value) => ({ value, key: `${sortKey(value)}#x` }))
      .sort((a, b) => (a.key < b.key ? -1 : 1))
      .map(({ value }) => value);

  it("sorts texts as a directory does, the shorter one first", () => {
    expect(sorted(["Zoë", "anna b", "Anna", "Äpfel", "Aerger", "", "Anna-Lena", "10"])).toEqual([
      "",
      "10",
      "Äpfel",
      "Aerger",
      "Anna",
      "anna b",
      "Anna-Lena",
      "Zoë",
    ]);
  });

  it("sorts numbers by size", () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e9, max: 1e11 }), fc.integer({ min: -1e9, max: 1e11 }), (a, b) => {
        expect(sortKey(a) < sortKey(b)).toBe(a < b);
      }),
    );
  });

  it("sorts instants by time and flags off before on", () => {
    expect(sortKey("2026-06-05T16:30:00.000Z") < sortKey("2026-06-05T16:30:00.001Z")).toBe(true);
    expect(sorted([true, false])).toEqual([false, true]);
  });
});
