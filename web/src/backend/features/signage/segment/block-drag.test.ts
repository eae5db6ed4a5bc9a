import { expect, test } from "vitest";
import { placeAt } from "./block-drag";

test("a dragged block takes the place whose middle it has passed", () => {
  const extents = [
    { left: 0, width: 100 },
    { left: 100, width: 40 },
    { left: 140, width: 100 },
  ];
  expect([10, 80, 150, 500].map((by) => placeAt({ extents, from: 0, by }))).toEqual([0, 1, 2, 2]);
  expect([-60, -160].map((by) => placeAt({ extents, from: 2, by }))).toEqual([2, 0]);
});
