import { expect, test } from "vitest";
import { columnsIn, placesOf, rowsToward, visibleRows } from "./visible-rows";

const rows = (given: Partial<Parameters<typeof visibleRows>[0]>) =>
  visibleRows({ top: 0, height: 800, rowHeight: 200, count: 1000, ...given });

test("only the rows in sight are drawn, and one beside them", () => {
  expect(rows({})).toEqual({ first: 0, end: 5 });
  expect(rows({ top: 10_100 })).toEqual({ first: 49, end: 56 });
  expect(rows({ top: -500 })).toEqual({ first: 0, end: 3 });
});

test("at the end, and without rows, none is drawn that there is not", () => {
  expect(rows({ top: 199_200 })).toEqual({ first: 995, end: 1000 });
  expect(rows({ count: 0 })).toEqual({ first: 0, end: 0 });
  // Fewer rows than before the search that is scrolled away.
  expect(rows({ top: 50_000, count: 3 })).toEqual({ first: 2, end: 3 });
});

test("columns share the width, at least one and never so many that too many tiles are drawn", () => {
  const columns = (width: number) => columnsIn({ width, least: 160, most: 12, gap: 10 });
  expect(columns(330)).toEqual({ columns: 2, columnWidth: 160 });
  expect(columns(100)).toEqual({ columns: 1, columnWidth: 100 });
  expect(columns(3600).columns).toBe(12);
});

test("rows that come into sight are drawn a few at a time, beside those that are there, and nothing else is kept", () => {
  const next = (known: [number, number], target: [number, number], most = 2) => {
    const { first, end } = rowsToward({
      known: { first: known[0], end: known[1] },
      target: { first: target[0], end: target[1] },
      most,
    });
    return [first, end];
  };
  expect(next([0, 9], [4, 13])).toEqual([4, 11]);
  expect(next([4, 11], [4, 13])).toEqual([4, 13]);
  expect(next([4, 13], [0, 9])).toEqual([2, 9]);
  expect(next([4, 12], [3, 13])).toEqual([3, 13]);
  expect(next([4, 13], [4, 13])).toEqual([4, 13]);
  expect(next([0, 9], [50, 59])).toEqual([51, 53]);
  expect(next([52, 54], [50, 59])).toEqual([52, 56]);
  expect(next([0, 9], [50, 51])).toEqual([50, 51]);
  expect(next([5, 9], [0, 0])).toEqual([0, 0]);
});

test("every row in sight is drawn in the end, wherever it began", () => {
  const target = { first: 20, end: 31 };
  for (let start = 0; start < 50; start += 1) {
    let range = { first: start, end: start + 6 };
    for (let turn = 0; turn < 20; turn += 1) range = rowsToward({ known: range, target, most: 1 });
    expect(range).toEqual(target);
  }
});

test("a row that comes into sight takes the place of one that is no longer, and the others keep theirs", () => {
  const places = placesOf({ places: [], rows: [0, 1, 2], count: 100 });
  expect(places).toEqual([0, 1, 2]);
  expect(placesOf({ places, rows: [1, 2, 3], count: 100 })).toEqual([3, 1, 2]);
  expect(placesOf({ places, rows: [1, 2, 3, 4], count: 100 })).toEqual([3, 1, 2, 4]);
  // A place that is not needed now is kept for later, unless its row is no longer there.
  expect(placesOf({ places, rows: [2], count: 100 })).toBe(places);
  expect(placesOf({ places, rows: [0], count: 1 })).toEqual([0]);
  // The rows in sight are still those of the longer list.
  const shorter = placesOf({ places, rows: [0, 1, 2, 3], count: 2 });
  expect(shorter).toEqual([0, 1]);
  expect(placesOf({ places: shorter, rows: [0, 1, 2, 3], count: 2 })).toBe(shorter);
  expect(placesOf({ places, rows: [50, 51], count: 100 })).toEqual([50, 51, 2]);
});
