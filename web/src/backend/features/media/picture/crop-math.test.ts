import fc from "fast-check";
import { expect, test } from "vitest";
import { CORNERS, movedCrop, movedFocus, resizedCrop, scaledCrop } from "./crop-math";

const crop = { x: 0.2, y: 0.3, width: 0.4, height: 0.2 };

test("a crop moves as far as the edges of the picture", () => {
  expect(movedCrop({ crop, dx: 0.1, dy: -0.1 })).toEqual({ ...crop, x: 0.3, y: 0.2 });
  expect(movedCrop({ crop, dx: 5, dy: -5 })).toEqual({ ...crop, x: 0.6, y: 0 });
  expect(movedFocus({ focus: { x: 0.5, y: 0.5 }, dx: 0.01, dy: 2 })).toEqual({ x: 0.51, y: 1 });
});

test("it grows and shrinks around its middle, and fills at most the picture", () => {
  expect(scaledCrop({ crop, factor: 1.5 })).toEqual({ x: 0.1, y: 0.25, width: 0.6, height: 0.3 });
  expect(scaledCrop({ crop, factor: 100 })).toEqual({ x: 0, y: 0.15, width: 1, height: 0.5 });
  expect(scaledCrop({ crop, factor: 0 }).width).toBe(0.05);
});

test("a dragged corner keeps the opposite one and the proportions", () => {
  expect(resizedCrop({ crop, corner: "se", to: { x: 0.8, y: 0.4 } })).toEqual({ ...crop, width: 0.6, height: 0.3 });
  expect(resizedCrop({ crop, corner: "nw", to: { x: 0.4, y: 0.4 } })).toEqual({
    ...{ x: 0.4, y: 0.4, width: 0.2, height: 0.1 },
  });
});

test("whatever is done with it, a crop stays within the picture", () => {
  const share = fc.double({ min: -2, max: 2, noNaN: true });
  const start = fc
    .record({
      width: fc.double({ min: 0.05, max: 1, noNaN: true }),
      height: fc.double({ min: 0.05, max: 1, noNaN: true }),
      left: fc.double({ min: 0, max: 1, noNaN: true }),
      top: fc.double({ min: 0, max: 1, noNaN: true }),
    })
    .map(({ width, height, left, top }) => ({ width, height, x: left * (1 - width), y: top * (1 - height) }));
  fc.assert(
    fc.property(start, share, share, fc.constantFrom(...CORNERS), (given, dx, dy, corner) => {
      for (const result of [
        movedCrop({ crop: given, dx, dy }),
        scaledCrop({ crop: given, factor: Math.abs(dx) }),
        resizedCrop({ crop: given, corner, to: { x: dx, y: dy } }),
      ]) {
        expect(Math.min(result.x, result.y)).toBeGreaterThanOrEqual(0);
        expect(Math.max(result.x + result.width, result.y + result.height)).toBeLessThanOrEqual(1 + 1e-6);
        expect(Math.min(result.width, result.height)).toBeGreaterThan(0);
      }
    }),
  );
});
