import { expect, test } from "vitest";
import { parseCsv, tsvText } from "./csv";

test("what a spreadsheet takes from the clipboard and gives to it has tabs, whatever signs the cells have", () => {
  const cells = [
    ["1.234,50", 'Pizza "Diavolo"; scharf', "=1+1"],
    ["a\tb", "zwei\nZeilen", ""],
  ];
  const text = tsvText(cells);
  expect(text).toBe('1.234,50\t"Pizza ""Diavolo""; scharf"\t\'=1+1\r\n"a\tb"\t"zwei\nZeilen"\t');
  expect(parseCsv(text, "\t")).toEqual(cells);
  expect(parseCsv("1.234,50\r\n9,90\r\n", "\t")).toEqual([["1.234,50"], ["9,90"]]);
});
