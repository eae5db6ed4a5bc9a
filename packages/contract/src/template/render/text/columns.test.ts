import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type FlowItem, flowed } from "./columns";

const row: FlowItem = { height: 10, gap: 2, isHeading: false };
const heading: FlowItem = { height: 10, gap: 6, isHeading: true };

/** The places as `column:top`, with tops to a tenth. */
const placesOf = (items: readonly FlowItem[], height: number, columns: number): string[] =>
  flowed({ items, height, columns }).places.map(({ column, top }) => `${column}:${Math.round(top * 10) / 10}`);

describe("items in columns", () => {
  it("stand below one another, without a space over the first of a column", () => {
    expect(placesOf([row, row, heading, row], 100, 1)).toEqual(["0:0", "0:12", "0:28", "0:40"]);
  });

  it("are divided into columns that are equally high", () => {
    expect(placesOf([row, row, row, row, row], 100, 2)).toEqual(["0:0", "0:12", "0:24", "1:0", "1:12"]);
  });

  it("never end a column with a heading", () => {
    // Two and three would be more equal, but the heading would be the last of the first column.
    expect(placesOf([row, heading, row, row, row], 100, 2)).toEqual(["0:0", "0:16", "0:28", "1:0", "1:12"]);
    expect(placesOf([row, heading, heading, row], 36, 2)).toEqual(["0:0", "1:0", "1:16", "1:28"].slice(0, 1));
    expect(placesOf([row, heading, heading, row], 38, 2)).toEqual(["0:0", "1:0", "1:16", "1:28"]);
  });

  it("that have no room are left out at the end, in their order and within the height", () => {
    expect(placesOf([row, row, row], 21, 1)).toEqual(["0:0"]);
    const item = fc.record({
      height: fc.integer({ min: 1, max: 30 }),
      gap: fc.integer({ min: 0, max: 9 }),
      isHeading: fc.boolean(),
    });
    const given = [
      fc.array(item, { maxLength: 30 }),
      fc.integer({ min: 1, max: 90 }),
      fc.integer({ min: 1, max: 4 }),
    ] as const;
    fc.assert(
      fc.property(...given, (items, height, columns) => {
        const { places } = flowed({ items, height, columns });
        for (const [index, { column, top }] of places.entries()) {
          expect(column).toBeLessThan(columns);
          expect(top + (items[index]?.height ?? 0)).toBeLessThanOrEqual(height + 1e-6);
          const before = places[index - 1];
          if (before?.column === column)
            expect(top).toBeGreaterThanOrEqual(before.top + (items[index - 1]?.height ?? 0));
          else expect([top, column]).toEqual([0, (before?.column ?? -1) + 1]);
          const next = places[index + 1];
          if (items[index]?.isHeading && index + 1 < items.length) expect(next?.column).toBe(column);
        }
      }),
    );
  });
});
