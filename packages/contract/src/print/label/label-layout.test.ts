import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  LABEL_LAYOUTS,
  LABEL_LAYOUT_NAMES,
  type LabelPlace,
  type LabelSheet,
  SHEET,
  hasRoom,
  labelPlace,
  labelSize,
  labelsPerSheet,
  sheetCount,
} from "./label-layout";

const edge = fc.integer({ min: 0, max: 500 }).map((tenths) => tenths / 10);
const gap = fc.integer({ min: 0, max: 200 }).map((tenths) => tenths / 10);
const sheets = fc
  .record({
    layout: fc.constantFrom(...LABEL_LAYOUT_NAMES),
    margins: fc.record({ top: edge, right: edge, bottom: edge, left: edge, columnGap: gap, rowGap: gap }),
  })
  .filter(hasRoom);
const EXACT = 1e-9;

function isApart(one: LabelPlace, other: LabelPlace): boolean {
  return (
    one.x + one.width <= other.x + EXACT ||
    other.x + other.width <= one.x + EXACT ||
    one.y + one.height <= other.y + EXACT ||
    other.y + other.height <= one.y + EXACT
  );
}
const placesOf = (sheet: LabelSheet): LabelPlace[] =>
  Array.from({ length: labelsPerSheet(sheet.layout) }, (_, index) => labelPlace({ sheet, index }));

describe("the places of labels", () => {
  it("are within the margins, and none is on another", () => {
    fc.assert(
      fc.property(sheets, (sheet) => {
        const { top, right, bottom, left } = sheet.margins;
        const places = placesOf(sheet);
        for (const [index, place] of places.entries()) {
          expect(place.page).toBe(0);
          expect(place.x).toBeGreaterThanOrEqual(left - EXACT);
          expect(place.y).toBeGreaterThanOrEqual(top - EXACT);
          expect(place.x + place.width).toBeLessThanOrEqual(SHEET.width - right + EXACT);
          expect(place.y + place.height).toBeLessThanOrEqual(SHEET.height - bottom + EXACT);
          expect(places.slice(index + 1).every((other) => isApart(place, other))).toBe(true);
        }
        const last = places.at(-1);
        expect((last?.x ?? 0) + (last?.width ?? 0)).toBeCloseTo(SHEET.width - right, 6);
        expect((last?.y ?? 0) + (last?.height ?? 0)).toBeCloseTo(SHEET.height - bottom, 6);
      }),
      { numRuns: 50 },
    );
  });

  it("are the same on each sheet, and as many sheets are used as are counted", () => {
    fc.assert(
      fc.property(sheets, fc.integer({ min: 1, max: 10 }), fc.integer({ min: 1, max: 500 }), (sheet, start, labels) => {
        const each = labelsPerSheet(sheet.layout);
        const last = start - 1 + labels - 1;
        const place = labelPlace({ sheet, index: last });
        expect(place).toEqual({ ...labelPlace({ sheet, index: last % each }), page: place.page });
        expect(sheetCount({ layout: sheet.layout, start, labels })).toBe(place.page + 1);
      }),
    );
  });

  it("are those of usual sheets without other margins", () => {
    const [compact, detail] = LABEL_LAYOUT_NAMES.map((layout): LabelSheet => ({
      layout,
      margins: LABEL_LAYOUTS[layout].margins,
    }));
    if (!compact || !detail) throw new RangeError("There are two layouts");
    expect(placesOf(compact)).toHaveLength(48);
    expect(placesOf(detail)).toHaveLength(10);
    expect(labelSize(compact)).toEqual({ width: expect.closeTo(45.7, 6), height: expect.closeTo(21.2, 6) });
    expect(labelSize(detail)).toEqual({ width: expect.closeTo(99.1, 6), height: expect.closeTo(57, 6) });
    expect(labelPlace({ sheet: compact, index: 5 })).toMatchObject({
      x: expect.closeTo(58.05, 6),
      y: expect.closeTo(42.5, 6),
    });
    expect(sheetCount({ layout: "compact", start: 48, labels: 2 })).toBe(2);
    expect(sheetCount({ layout: "detail", start: 1, labels: 0 })).toBe(0);
  });
});
