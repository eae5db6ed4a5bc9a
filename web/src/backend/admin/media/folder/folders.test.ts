import { expect, test } from "vitest";
import { allPaths, foldersIn, stepsTo } from "./folders";

const counts = [
  { folder: "", count: 3 },
  { folder: "Speisen/Pizza/Alt", count: 2 },
  { folder: "Speisen", count: 5 },
  { folder: "Speisen/Pizza", count: 10 },
  { folder: "Speisekarte", count: 1 },
  { folder: "Filialen/10", count: 1 },
  { folder: "Filialen/9", count: 1 },
];

test("a folder lists those directly below it with everything in them", () => {
  expect(foldersIn({ counts, path: "" })).toEqual([
    { path: "Filialen", name: "Filialen", count: 2 },
    { path: "Speisekarte", name: "Speisekarte", count: 1 },
    { path: "Speisen", name: "Speisen", count: 17 },
  ]);
  expect(foldersIn({ counts, path: "Speisen" })).toEqual([{ path: "Speisen/Pizza", name: "Pizza", count: 12 }]);
  expect(foldersIn({ counts, path: "Filialen" }).map(({ name }) => name)).toEqual(["9", "10"]);
  expect(foldersIn({ counts, path: "Speise" })).toEqual([]);
});

test("the way to a folder, and all folders that can be chosen", () => {
  expect(stepsTo("")).toEqual([]);
  expect(stepsTo("a/b")).toEqual([
    { name: "a", path: "a" },
    { name: "b", path: "a/b" },
  ]);
  expect(allPaths(counts)).toContain("Filialen");
  expect(allPaths(counts)).toHaveLength(7);
});
