import { expect, test } from "vitest";
import { edgeStep, placeAt } from "./block-drag";

test("a dragged block takes the place whose middle the edge that goes ahead has passed", () => {
  const extents = [
    { left: 0, width: 100 },
    { left: 100, width: 40 },
    { left: 140, width: 100 },
  ];
  expect([10, 30, 80, 100, 500].map((by) => placeAt({ extents, from: 0, by }))).toEqual([0, 1, 1, 2, 2]);
  expect([-10, -30, -80, -100].map((by) => placeAt({ extents, from: 2, by }))).toEqual([2, 1, 1, 0]);
});

test("the timeline scrolls the faster, the nearer the pointer is to its edge, and not in its middle", () => {
  const steps = [-20, 20, 40, 150, 260, 280, 320].map((at) => edgeStep({ at, left: 0, right: 300 }));
  expect(steps).toEqual([-12, -7, -2, 0, 2, 7, 12]);
});
