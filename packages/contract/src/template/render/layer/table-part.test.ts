import fc from "fast-check";
import { expect, test } from "vitest";
import { rowsOfPart } from "./table-part";

const row = (title: string) => ({ title, isHeading: /^[A-Z]/.test(title) });
const titles = (asked: { of: string; parts: number; part: number }) =>
  rowsOfPart({ ...asked, rows: [...asked.of].map(row) })
    .map(({ title }) => title)
    .join("");

test("a part has its share of the rows, each under its heading", () => {
  expect([1, 2].map((part) => titles({ of: "AaaaBbbCccDd", parts: 2, part }))).toEqual(["AaaaBbb", "CccDd"]);
  expect([1, 2, 3].map((part) => titles({ of: "AaaBbbCcc", parts: 3, part }))).toEqual(["Aaa", "Bbb", "Ccc"]);
  expect(titles({ of: "AaBb", parts: 1, part: 3 })).toBe("AaBb");
  // With fewer headings than parts rows are divided.
  expect([1, 2].map((part) => titles({ of: "Aaaa", parts: 2, part }))).toEqual(["Aa", "aa"]);
  expect(titles({ of: "", parts: 2, part: 1 })).toBe("");
});

test("all parts together are all rows in their order", () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom("A", "b")), fc.integer({ min: 1, max: 6 }), (letters, parts) => {
      const of = letters.join("");
      const all = Array.from({ length: parts }, (_, index) => titles({ of, parts, part: index + 1 }));
      expect(all.join("")).toBe(of);
    }),
  );
});
