import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { placeOf, swipeStep, swipeThreshold, wrap } from "./slider-logic";

describe("a slider", () => {
  it("wraps at both ends", () => {
    expect(wrap({ index: 3, count: 3 })).toBe(0);
    expect(wrap({ index: -1, count: 3 })).toBe(2);
    expect(wrap({ index: 0, count: 0 })).toBe(0);
  });

  it("returns to the first slide after as many steps as it has slides", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 40 }), fc.nat(39), fc.constantFrom(1, -1), (count, start, step) => {
        let index = wrap({ index: start, count });
        const seen = new Set<number>();
        for (let turn = 0; turn < count; turn++) {
          seen.add(index);
          index = wrap({ index: index + step, count });
        }
        expect(index).toBe(wrap({ index: start, count }));
        expect(seen.size).toBe(count);
      }),
    );
  });

  it("accepts a swipe of more than 50 px in windows wider than 768 px, of any length in others", () => {
    expect([swipeThreshold(1280), swipeThreshold(769), swipeThreshold(768), swipeThreshold(390)]).toEqual([
      50, 50, 0, 0,
    ]);
    expect(swipeStep({ moved: -50, windowWidth: 1280 })).toBe(0);
    expect(swipeStep({ moved: -51, windowWidth: 1280 })).toBe(1);
    expect(swipeStep({ moved: 51, windowWidth: 1280 })).toBe(-1);
    expect(swipeStep({ moved: -1, windowWidth: 390 })).toBe(1);
    expect(swipeStep({ moved: 1, windowWidth: 768 })).toBe(-1);
    expect(swipeStep({ moved: 0, windowWidth: 390 })).toBe(0);
  });

  it("has its neighbours one position away, also across the ends", () => {
    const places = (index: number, count: number, side: -1 | 1 = 1) =>
      Array.from({ length: count }, (_slide, slide) => placeOf({ slide, index, count, side }));
    expect(places(0, 3)).toEqual([0, 1, -1]);
    expect(places(2, 3)).toEqual([1, -1, 0]);
    expect(places(4, 5)).toEqual([1, 2, -2, -1, 0]);
    expect(places(0, 2, 1)).toEqual([0, 1]);
    expect(places(0, 2, -1)).toEqual([0, -1]);
    expect(places(0, 1)).toEqual([0]);
  });
});
