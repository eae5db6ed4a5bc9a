import fc from "fast-check";
import { expect, test } from "vitest";
import { type Box, type Point, boundsOf, cornersOf, covers, middleOf, normalAngle, pointOf, touches } from "./geometry";
import { HANDLES, angleOf, areaScale, resized, rotated, scaled } from "./transform";

const length = fc.integer({ min: -2000, max: 2000 });
const size = fc.integer({ min: 5, max: 1500 });
const angle = fc.oneof(fc.integer({ min: -359, max: 359 }), fc.constantFrom(0, 90, 180, 270, -90));
const box: fc.Arbitrary<Box> = fc.record({ x: length, y: length, width: size, height: size, rotation: angle });
const point: fc.Arbitrary<Point> = fc.record({ x: length, y: length });
const handle = fc.constantFrom(...HANDLES);

const near = (a: Point, b: Point): void => {
  expect(a.x).toBeCloseTo(b.x, 4);
  expect(a.y).toBeCloseTo(b.y, 4);
};

test("pulling a handle keeps the opposite point where it is, however the box is turned", () => {
  fc.assert(
    fc.property(box, handle, point, fc.boolean(), (from, pulled, by, keepsRatio) => {
      const after = resized(from, { handle: pulled, by, keepsRatio, least: 1 });
      const opposite = { x: -pulled.x, y: -pulled.y };
      near(pointOf(after, opposite), pointOf(from, opposite));
      expect(after.rotation).toBe(from.rotation);
      expect(Math.min(after.width, after.height)).toBeGreaterThanOrEqual(0.99);
    }),
  );
});

test("a corner that is pulled without keeping the ratio is where the pointer is", () => {
  fc.assert(
    fc.property(
      box,
      fc.constantFrom(...HANDLES.filter(({ x, y }) => x !== 0 && y !== 0)),
      point,
      (from, pulled, by) => {
        const after = resized(from, { handle: pulled, by, least: 1 });
        fc.pre(after.width > 1 && after.height > 1);
        const corner = pointOf(from, pulled);
        near(pointOf(after, pulled), { x: corner.x + by.x, y: corner.y + by.y });
      },
    ),
  );
});

test("the ratio is kept, and from the middle the middle stays", () => {
  fc.assert(
    fc.property(box, handle, point, (from, pulled, by) => {
      const kept = resized(from, { handle: pulled, by, keepsRatio: true, least: 1 });
      expect(kept.width / kept.height).toBeCloseTo(from.width / from.height, 6);
      near(middleOf(resized(from, { handle: pulled, by, fromMiddle: true, least: 1 })), middleOf(from));
    }),
  );
});

test("a side that is pulled changes its own direction only", () => {
  fc.assert(
    fc.property(box, point, (from, by) => {
      expect(resized(from, { handle: { x: 1, y: 0 }, by, least: 1 }).height).toBe(from.height);
      expect(resized(from, { handle: { x: 0, y: -1 }, by, least: 1 }).width).toBe(from.width);
    }),
  );
});

test("turning around a point keeps the distance to it, and turning back gives the box again", () => {
  fc.assert(
    fc.property(box, point, angle, (from, around, degrees) => {
      const after = rotated(from, { degrees, around });
      const distance = (one: Box): number => Math.hypot(middleOf(one).x - around.x, middleOf(one).y - around.y);
      expect(distance(after)).toBeCloseTo(distance(from), 4);
      near(rotated(after, { degrees: -degrees, around }), from);
    }),
  );
});

test("scaling a page scales the corners of upright boxes, and with equal factors those of all", () => {
  const factor = fc.integer({ min: 1, max: 40 }).map((tenths) => tenths / 10);
  const corners = (one: Box): Point[] => cornersOf(one).toSorted((a, b) => a.x - b.x || a.y - b.y);
  const check = (from: Box, x: number, y: number, around: Point): void => {
    const expected = cornersOf(from)
      .map((corner) => ({ x: around.x + (corner.x - around.x) * x, y: around.y + (corner.y - around.y) * y }))
      .toSorted((a, b) => a.x - b.x || a.y - b.y);
    const after = corners(scaled(from, { x, y, around }));
    const bounds = (list: Point[]) => [Math.min(...list.map((p) => p.x)), Math.max(...list.map((p) => p.y))];
    bounds(after).forEach((value, index) => expect(value).toBeCloseTo(bounds(expected)[index] ?? NaN, 4));
  };
  fc.assert(
    fc.property(box, fc.constantFrom(0, 90, 180, -90), factor, factor, point, (from, rotation, x, y, around) =>
      check({ ...from, rotation }, x, y, around),
    ),
  );
  fc.assert(fc.property(box, factor, point, (from, both, around) => check(from, both, both, around)));
});

test("the area around several boxes grows by the factors of its pulled handle", () => {
  const area = { x: 10, y: 20, width: 100, height: 200 };
  expect(areaScale(area, { handle: { x: 1, y: 1 }, by: { x: 100, y: 100 }, least: 1 })).toEqual({
    x: 2,
    y: 1.5,
    around: { x: 10, y: 20 },
  });
});

test("a turned box is hit within its own sides only", () => {
  const turnedBox: Box = { x: 0, y: 0, width: 200, height: 20, rotation: 45 };
  expect(covers({ box: turnedBox, point: { x: 100 + 60, y: 10 + 60 } })).toBe(true);
  expect(covers({ box: turnedBox, point: { x: 100 + 60, y: 10 - 60 } })).toBe(false);
  fc.assert(
    fc.property(box, (from) => {
      expect(covers({ box: from, point: middleOf(from) })).toBe(true);
      const bounds = boundsOf([from]);
      expect(covers({ box: from, point: { x: (bounds?.x ?? 0) - 1, y: bounds?.y ?? 0 } })).toBe(false);
    }),
  );
});

test("a frame that is drawn touches what it covers a part of, also of turned boxes", () => {
  const turnedBox: Box = { x: 0, y: 0, width: 200, height: 20, rotation: 45 };
  // Inside the bounds of the box, but beside it.
  expect(touches({ box: turnedBox, area: { x: 150, y: -50, width: 20, height: 20 } })).toBe(false);
  expect(touches({ box: turnedBox, area: { x: 150, y: 50, width: 20, height: 20 } })).toBe(true);
  expect(touches({ box: turnedBox, area: { x: -500, y: -500, width: 2000, height: 2000 } })).toBe(true);
});

test("angles are told between -180 and 180, and clockwise from above", () => {
  fc.assert(
    fc.property(fc.integer({ min: -2000, max: 2000 }), (degrees) => {
      const normal = normalAngle(degrees);
      expect(normal).toBeGreaterThan(-180);
      expect(normal).toBeLessThanOrEqual(180);
      expect((((degrees - normal) % 360) + 360) % 360).toBe(0);
    }),
  );
  expect(angleOf({ from: { x: 0, y: 0 }, to: { x: 10, y: 0 } })).toBe(90);
  expect(angleOf({ from: { x: 0, y: 0 }, to: { x: 0, y: -10 } })).toBe(0);
});
