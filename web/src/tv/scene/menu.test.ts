import type { BoardItem } from "@tresen/contract/signage/player/manifest";
import { expect, test } from "vitest";
import { fitOf, pagesOf, readableRows } from "./menu";

const item = (product: string): BoardItem => ({
  ...{ product, name: product, description: "", note: "", price: 100, isFrom: false },
});
const SECTIONS = [
  { name: "Pizza", items: ["a", "b", "c", "d"].map(item) },
  { name: "Pasta", items: ["e", "f"].map(item) },
];
const shown = (changes: object = {}, soldOut: string[] = []) =>
  pagesOf({ content: { sections: SECTIONS, columns: 2, rows: 4, soldOut: "strike", ...changes }, soldOut }).map(
    (page) =>
      page.map((lines) => lines.map((line) => ("heading" in line ? `# ${line.heading}` : line.item.product)).join(" ")),
  );

test("lines fill columns and pages, a heading is repeated where its products go on, and never stands alone", () => {
  expect(shown({ columns: 1 })).toEqual([["# Pizza a b"], ["# Pizza c d"], ["# Pasta e f"]]);
  expect(shown({ columns: 1, rows: 5 })).toEqual([["# Pizza a b c d"], ["# Pasta e f"]]);
});

test("columns are as short as the number of pages allows, so that none is left empty and no section torn", () => {
  expect(shown({ rows: 8 })).toEqual([["# Pizza a b c d", "# Pasta e f"]]);
  expect(shown({ rows: 8, columns: 3 })).toEqual([["# Pizza a b", "# Pizza c d", "# Pasta e f"]]);
  const sections = [{ name: "Pizza", items: ["a", "b", "c", "d", "e", "f"].map(item) }, ...SECTIONS.slice(1)];
  expect(shown({ sections, rows: 9 })).toEqual([["# Pizza a b c d e f", "# Pasta e f"]]);
  expect(shown({ columns: 1, rows: 30 })).toEqual([["# Pizza a b c d # Pasta e f"]]);
});

test("what is sold out is hidden where the scene says so, with headings that have nothing below them", () => {
  expect(shown({ soldOut: "hide", rows: 8 }, ["b", "e", "f"])).toEqual([["# Pizza a c", "# Pizza d"]]);
  expect(shown({ rows: 8 }, ["b"])).toEqual([["# Pizza a b c d", "# Pasta e f"]]);
  expect(shown({ soldOut: "hide" }, ["a", "b", "c", "d", "e", "f"])).toEqual([]);
});

test.each([
  [1920, 1080, 3, 4, "roomy"],
  [3840, 2160, 3, 4, "roomy"],
  [1920, 1080, 2, 6, "roomy"],
  [1920, 1080, 2, 10, "tight"],
  [1080, 1920, 3, 4, "stacked"],
  [1080, 1920, 1, 4, "roomy"],
  [1080, 1920, 1, 14, "tight"],
] as const)(
  "on a screen of %i by %i points a board of %i columns and %i rows is %s",
  (width, height, columns, rows, fit) => {
    expect(fitOf({ width, height, columns, rows })).toBe(fit);
  },
);

test.each([
  [1920, 1080, "", false, 14],
  [1280, 720, "A, G", false, 8],
  [3840, 2160, "A, G", false, 8],
  [1080, 1920, "A, G", false, 15],
  [1920, 1080, "", true, 8],
  [300, 100, "A, G", true, 8],
] as const)(
  "on a screen of %i by %i points, products with the note '%s' and shown descriptions %s are read in %i rows",
  (width, height, note, showDescriptions, rows) => {
    const sections = [{ name: "Pizza", items: [{ ...item("a"), note, description: "Mit Basilikum" }] }];
    expect(readableRows({ content: { sections, showDescriptions }, width, height })).toBe(rows);
  },
);
