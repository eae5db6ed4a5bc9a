import { expect, it } from "vitest";
import { type StepKey, movedCell, stepped } from "./grid-steps";

// Three rows of two days: the first cell has two shifts, the cell below it none.
const COUNTS = [
  [2, 0],
  [0, 1],
  [1, 3],
];
const grid = { rows: 3, columns: 2, countOf: (row: number, column: number) => COUNTS[row]?.[column] ?? 0 };
const path = (from: [number, number, number], ...keys: StepKey[]) => {
  let [row, column, index] = from;
  for (const key of keys) ({ row, column, index } = stepped({ at: { row, column, index }, key, grid }));
  return [row, column, index];
};

it("up and down go through the shifts of a cell, then to the next row", () => {
  expect(path([0, 0, 0], "ArrowDown")).toEqual([0, 0, 1]);
  expect(path([0, 0, 1], "ArrowDown")).toEqual([1, 0, -1]);
  expect(path([1, 0, -1], "ArrowDown")).toEqual([2, 0, 0]);
  expect(path([2, 0, 0], "ArrowDown")).toEqual([2, 0, 0]);
  expect(path([2, 0, 0], "ArrowUp", "ArrowUp")).toEqual([0, 0, 1]);
  expect(path([0, 0, 0], "ArrowUp")).toEqual([0, 0, 0]);
});

it("left, right, home, end and pages stay within the grid", () => {
  expect(path([0, 0, 1], "ArrowRight")).toEqual([0, 1, -1]);
  expect(path([0, 1, -1], "ArrowRight")).toEqual([0, 1, -1]);
  expect(path([2, 1, 2], "ArrowLeft")).toEqual([2, 0, 0]);
  expect(path([2, 0, 0], "End")).toEqual([2, 1, 0]);
  expect(path([2, 1, 0], "Home")).toEqual([2, 0, 0]);
  expect(path([0, 1, -1], "PageDown")).toEqual([2, 1, 0]);
  expect(path([2, 1, 1], "PageUp")).toEqual([0, 1, -1]);
});

it("a shift moves by one cell, and not over the edge", () => {
  const at = { row: 1, column: 0 };
  expect(movedCell({ at, key: "ArrowUp", grid })).toEqual({ row: 0, column: 0 });
  expect(movedCell({ at, key: "ArrowRight", grid })).toEqual({ row: 1, column: 1 });
  expect(movedCell({ at, key: "ArrowLeft", grid })).toBeNull();
  expect(movedCell({ at, key: "Home", grid })).toBeNull();
});
