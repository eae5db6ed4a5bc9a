import { expect, test } from "vitest";
import { type SnapTargets, snapArea, snapPoint } from "./snap";

const page = { width: 1000, height: 800 };
const targets = (others: SnapTargets["others"] = [], guides: SnapTargets["guides"] = []): SnapTargets => ({
  page,
  guides,
  others,
});
const area = (x: number, y: number, width = 100, height = 50) => ({ x, y, width, height });

test("edges and middles come into line with the page", () => {
  expect(snapArea({ area: area(3, 200), targets: targets(), reach: 5 }).by).toEqual({ x: -3, y: 0 });
  expect(snapArea({ area: area(448, 373), targets: targets(), reach: 5 })).toMatchObject({
    by: { x: 2, y: 2 },
    lines: [
      { axis: "x", at: 500, from: 0, to: 800 },
      { axis: "y", at: 400, from: 0, to: 1000 },
    ],
  });
  expect(snapArea({ area: area(20, 200), targets: targets(), reach: 5 })).toEqual({ by: { x: 0, y: 0 }, lines: [] });
});

test("with other layers and guides too, and the line spans both layers", () => {
  const snapped = snapArea({ area: area(302, 600), targets: targets([area(300, 100)]), reach: 5 });
  expect(snapped.by).toEqual({ x: -2, y: 0 });
  // Left edges, middles and right edges are in line at once.
  expect(snapped.lines.map(({ at, from, to }) => [at, from, to])).toEqual([
    [300, 100, 650],
    [350, 100, 650],
    [400, 100, 650],
  ]);
  expect(snapArea({ area: area(302, 600), targets: targets([], [{ axis: "x", at: 400 }]), reach: 5 }).by.x).toBe(-2);
});

test("gaps beside and between other layers become equal", () => {
  const row = targets([area(100, 300), area(250, 300)]);
  // 50 between them, so the third one stands at 400.
  const after = snapArea({ area: area(403, 310), targets: row, reach: 5 });
  expect(after.by.x).toBe(-3);
  expect(after.lines.filter(({ isGap }) => isGap)).toHaveLength(2);
  const wide = targets([area(100, 300), area(500, 300)]);
  expect(snapArea({ area: area(298, 320), targets: wide, reach: 5 }).by.x).toBe(2);
  // Layers above or below have no gap beside the moved one.
  expect(snapArea({ area: area(404, 310, 80), targets: row, reach: 5 }).by.x).toBe(-4);
  expect(snapArea({ area: area(404, 600, 80), targets: row, reach: 5 }).by.x).toBe(0);
});

test("a pulled point moves on its own axes only", () => {
  const point = { x: 998, y: 3 };
  expect(snapPoint({ point, axes: ["x"], targets: targets(), reach: 5 }).by).toEqual({ x: 2, y: 0 });
  expect(snapPoint({ point, axes: ["x", "y"], targets: targets(), reach: 5 }).by).toEqual({ x: 2, y: -3 });
});
