import { parseCsv } from "@tresen/contract/kit/table/csv";
import { expect, test } from "vitest";
import { type Figures, cellText, isEmpty, visibleFigures } from "./figures";
import { figuresFile } from "./figures-file";

const figures: Figures = {
  columns: [
    { path: "name", title: "Produkt", kind: "text" },
    { path: "count", title: "Anzahl", kind: "number" },
    { path: "gross", title: "Umsatz", kind: "money" },
    { path: "comment", title: "Kommentar", kind: "text", hides: "customer" },
  ],
  rows: [
    { key: "1", name: "Zwetschkenknödel mit Butterbröseln", count: 1200, gross: 123_456, comment: "=gut" },
    { key: "2", name: "Calzone", count: 0, gross: 0, comment: null },
  ],
  main: "count",
};
const titles = (hidden: string, of: Figures = figures) =>
  visibleFigures({ figures: of, isShown: (kind) => kind !== hidden })?.columns.map(({ title }) => title);

test("hidden data are in no column, and nothing is drawn without what names the rows or the drawn numbers", () => {
  expect(titles("")).toEqual(["Produkt", "Anzahl", "Umsatz", "Kommentar"]);
  expect(titles("product")).toEqual(["Produkt", "Anzahl", "Kommentar"]);
  expect(titles("customer")).toEqual(["Produkt", "Anzahl", "Umsatz"]);
  expect(titles("product", { ...figures, main: "gross" })).toBeUndefined();
  const [first, ...rest] = figures.columns;
  expect(titles("product", { ...figures, columns: [{ ...first, hides: "product" }, ...rest] })).toBeUndefined();
});

test("numbers, amounts and nothing are written as people read them", () => {
  const texts = figures.rows.map((row) =>
    figures.columns.map((column) => cellText({ column, row, money: (cents) => `${cents} ct` })),
  );
  expect(texts).toEqual([
    ["Zwetschkenknödel mit Butterbröseln", "1.200", "123456 ct", "=gut"],
    ["Calzone", "0", "0 ct", "–"],
  ]);
  expect(isEmpty(figures)).toBe(false);
  expect(isEmpty({ ...figures, rows: figures.rows.slice(1) })).toBe(true);
});

test("a CSV file has the same rows, without formulas; an Excel file is one", async () => {
  const csv = await figuresFile({ figures, format: "csv", sheet: "Produkte", zone: "Europe/Vienna" });
  expect(parseCsv(String(csv.content))).toEqual([
    ["Produkt", "Anzahl", "Umsatz", "Kommentar"],
    ["Zwetschkenknödel mit Butterbröseln", "1200", "1234,56", "=gut"],
    ["Calzone", "0", "0,00", ""],
  ]);
  expect(String(csv.content)).toContain(";'=gut");
  const xlsx = await figuresFile({ figures, format: "xlsx", sheet: "Produkte", zone: "Europe/Vienna" });
  expect(xlsx.type).toContain("spreadsheetml");
});
