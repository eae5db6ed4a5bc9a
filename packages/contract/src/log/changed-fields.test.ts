import { describe, expect, test } from "vitest";
import { CHANGED_FIELDS_LIMIT, changedFields } from "./changed-fields";

describe("changedFields", () => {
  test("names each field by its path, into objects and lists of objects", () => {
    const before = { name: "Pizza", price: 900, tags: ["a"], hours: [{ from: "10:00" }, { from: "12:00" }] };
    const after = { name: "Pizza", price: 950, tags: ["a", "b"], hours: [{ from: "10:00" }, { from: "13:00" }] };
    expect(changedFields({ before, after })).toEqual([
      { field: "price", before: 900, after: 950 },
      { field: "tags", before: ["a"], after: ["a", "b"] },
      { field: "hours.1.from", before: "12:00", after: "13:00" },
    ]);
  });

  test("names added and removed values", () => {
    expect(changedFields({ before: null, after: { name: "Neu", text: "" } })).toEqual([
      { field: "name", before: null, after: "Neu" },
    ]);
    expect(changedFields({ before: { name: "Alt", list: [] }, after: null })).toEqual([
      { field: "name", before: "Alt", after: null },
    ]);
    expect(
      changedFields({ before: { hours: [{ from: "1" }] }, after: { hours: [{ from: "1" }, { from: "2" }] } }),
    ).toEqual([{ field: "hours.1", before: null, after: { from: "2" } }]);
  });

  test("treats no value, an empty text and an empty list as equal", () => {
    expect(changedFields({ before: { a: "", b: null, c: [] }, after: { a: null, b: "" } })).toEqual([]);
    expect(changedFields({ before: { a: 0, b: false }, after: { a: null, b: null } })).toHaveLength(2);
  });

  test("ends at its limit", () => {
    const after = Object.fromEntries(Array.from({ length: 300 }, (_, index) => [`field${index}`, index]));
    expect(changedFields({ before: null, after })).toHaveLength(CHANGED_FIELDS_LIMIT);
  });
});
