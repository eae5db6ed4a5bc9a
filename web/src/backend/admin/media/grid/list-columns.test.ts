import { expect, test } from "vitest";
import { headSort, listColumns } from "./list-columns";

test("wide rows have heads and words, narrow ones the name alone", () => {
  expect(listColumns(20)).toMatchObject({ shown: ["name"], hasHead: false });
  expect(listColumns(64).shown).toEqual(["name", "folder", "file", "size", "bytes", "created"]);
  expect(listColumns(90).shown).toContain("tags");
});

test("a head sorts by its column, and turns the order where it is sorted by it", () => {
  expect(headSort({ column: "name", sort: "-createdAt" })).toEqual({ next: "name", order: "none" });
  expect(headSort({ column: "name", sort: "name" })).toEqual({ next: "-name", order: "ascending" });
  expect(headSort({ column: "created", sort: "name" })).toEqual({ next: "-createdAt", order: "none" });
  expect(headSort({ column: "created", sort: "-createdAt" })).toEqual({ next: "createdAt", order: "descending" });
  expect(headSort({ column: "bytes", sort: "name" })).toBeNull();
});
