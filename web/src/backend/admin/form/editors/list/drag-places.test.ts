import { expect, test } from "vitest";
import { dragPlaces, edgeScroll } from "./drag-places";

/** Three entries of different height with ten pixels between them. */
const extents = [
  { top: 0, height: 40 },
  { top: 50, height: 100 },
  { top: 160, height: 40 },
];

test("an entry gives way when the dragged one covers its middle, by the height of the dragged one", () => {
  expect(dragPlaces({ extents, from: 0, by: 50 })).toEqual({ to: 0, shifts: [50, 0, 0] });
  expect(dragPlaces({ extents, from: 0, by: 65 })).toEqual({ to: 1, shifts: [65, -50, 0] });
  expect(dragPlaces({ extents, from: 0, by: 900 })).toEqual({ to: 2, shifts: [900, -50, -50] });
  expect(dragPlaces({ extents, from: 2, by: -900 })).toEqual({ to: 0, shifts: [50, 50, -900] });
  expect(dragPlaces({ extents, from: 1, by: 35 })).toEqual({ to: 2, shifts: [0, 35, -110] });
});

test("the list scrolls while an entry is held at an edge, faster towards it", () => {
  const seen = { top: 100, bottom: 700 };
  expect(edgeScroll({ y: 400, ...seen })).toBe(0);
  expect(edgeScroll({ y: 110, ...seen })).toBeLessThan(edgeScroll({ y: 160, ...seen }));
  expect(edgeScroll({ y: 690, ...seen })).toBeGreaterThan(edgeScroll({ y: 640, ...seen }));
  expect(edgeScroll({ y: 900, ...seen })).toBe(edgeScroll({ y: 5000, ...seen }));
});
