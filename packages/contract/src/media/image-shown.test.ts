import fc from "fast-check";
import { expect, test } from "vitest";
import { IMAGE_RATIOS, cropAround, cropsOfNewFile, isCut, pixelsOf, shownPart } from "./image-shown";

const middle = { x: 0.5, y: 0.5 };

test("without a crop a use shows the largest part around the focus", () => {
  const size = { width: 400, height: 200 };
  expect(shownPart({ use: "product", crops: {}, focus: middle, size })).toEqual({
    ...{ x: 0.25, y: 0, width: 0.5, height: 1 },
  });
  expect(shownPart({ use: "product", crops: {}, focus: { x: 0.9, y: 0.1 }, size })).toEqual({
    ...{ x: 0.45, y: 0, width: 0.5, height: 1 },
  });
  const crop = { x: 0, y: 0, width: 0.25, height: 0.5 };
  expect(shownPart({ use: "product", crops: { product: crop }, focus: middle, size })).toBe(crop);
  expect(shownPart({ use: "category", crops: { product: crop }, focus: middle, size })).not.toBe(crop);
});

test("the part has the proportions of its use and stays within the picture", () => {
  const share = fc.double({ min: 0, max: 1, noNaN: true });
  const side = fc.integer({ min: 1, max: 20_000 });
  fc.assert(
    fc.property(
      fc.record({ x: share, y: share }),
      fc.record({ width: side, height: side }),
      fc.constantFrom(...Object.values(IMAGE_RATIOS)),
      (focus, size, ratio) => {
        const part = cropAround({ focus, ratio, size });
        const { x, y, width, height } = part;
        const pixels = pixelsOf({ part, size });
        expect(pixels.left + pixels.width).toBeLessThanOrEqual(size.width);
        expect(pixels.top + pixels.height).toBeLessThanOrEqual(size.height);
        expect(Math.min(pixels.left, pixels.top, pixels.width - 1, pixels.height - 1)).toBeGreaterThanOrEqual(0);
        // The focus is in it, at the same place as in the whole, so it stays there if the part is cut again.
        expect((focus.x - x) / width).toBeCloseTo(focus.x, 6);
        expect((focus.y - y) / height).toBeCloseTo(focus.y, 6);
        expect((width * size.width) / (height * size.height)).toBeCloseTo(ratio, 6);
        expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
        expect(Math.max(x + width, y + height)).toBeLessThanOrEqual(1 + 1e-9);
        expect(Math.max(width, height)).toBe(1);
      },
    ),
  );
});

test("the server cuts what has a crop, and previews of links around the focus; pages cut all others themselves", () => {
  const crops = { hero: { x: 0, y: 0, width: 1, height: 0.5 } };
  const cutUses = (focus: typeof middle) =>
    (Object.keys(IMAGE_RATIOS) as (keyof typeof IMAGE_RATIOS)[]).filter((use) => isCut({ use, crops, focus }));
  expect(cutUses(middle)).toEqual(["hero"]);
  expect(cutUses({ x: 0.5, y: 0.1 })).toEqual(["hero", "share"]);
  expect(isCut({ use: "hero", crops: { hero: null }, focus: middle })).toBe(false);
});

test("a part has at least one pixel, and none beyond the picture", () => {
  const size = { width: 10, height: 3 };
  expect(pixelsOf({ part: { x: 0.2, y: 0.5, width: 0.5, height: 0.5 }, size })).toEqual({
    ...{ left: 2, top: 2, width: 5, height: 1 },
  });
  expect(pixelsOf({ part: { x: 1, y: 0.99, width: 0.001, height: 0.5 }, size })).toEqual({
    ...{ left: 9, top: 2, width: 1, height: 1 },
  });
});

test("keeps crops with a file of the same shape, and of another shape those that still fit their use", () => {
  const crops = {
    product: { x: 0, y: 0, width: 0.5, height: 0.75 },
    hero: { x: 0, y: 0, width: 1, height: 0.84375 },
  };
  const before = { width: 2400, height: 1600 };
  expect(cropsOfNewFile({ crops, before, after: { width: 1200, height: 801 } })).toBe(crops);
  expect(cropsOfNewFile({ crops, before, after: { width: 1200, height: 2000 } })).toEqual({});
  const square = { product: { x: 0, y: 0, width: 0.5, height: 0.5 }, category: null, ...{ hero: crops.hero } };
  const after = { width: 900, height: 900 };
  expect(cropsOfNewFile({ crops: square, before, after })).toEqual({ product: square.product });
});

test("shows a part of its use's proportions, whatever the crop was made for", () => {
  const crop = { x: 0.25, y: 0.1, width: 0.25, height: 0.375 };
  const size = { width: 1200, height: 2000 };
  const part = shownPart({ use: "product", crops: { product: crop }, focus: { x: 0.5, y: 0.5 }, size });
  const { left, top, width, height } = pixelsOf({ part, size });
  expect({ left, top, width, height }).toEqual({ left: 300, top: 425, width: 300, height: 300 });
});
