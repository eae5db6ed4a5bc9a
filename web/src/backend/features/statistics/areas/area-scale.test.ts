import fc from "fast-check";
import { expect, test } from "vitest";
import { areaScale } from "./area-scale";
import { type Label, boxOf, placeLabels } from "./place-labels";

test.each([
  [[7], [2, 4, 6]],
  [[0], [1, 2, 3]],
  [[], [1, 2, 3]],
  [
    [90, 12],
    [25, 50, 75],
  ],
  [[123_456], [40_000, 80_000, 120_000]],
])("the largest of %j has round bounds", (values, bounds) => {
  expect(areaScale(values).bounds).toEqual(bounds);
});

test("steps grow with their values, nothing has none, and every value has one", () => {
  fc.assert(
    fc.property(fc.array(fc.nat(10_000_000), { minLength: 1 }), (values) => {
      const { stepOf, bounds } = areaScale(values);
      expect(bounds.every(Number.isInteger)).toBe(true);
      const ordered = values.toSorted((one, other) => one - other).map(stepOf);
      expect(ordered).toEqual(ordered.toSorted((one, other) => one - other));
      expect(values.every((value) => (stepOf(value) === 0) === (value === 0))).toBe(true);
      for (const [index, bound] of bounds.entries()) {
        expect(stepOf(bound)).toBe(index + 1);
        expect(stepOf(bound + 1)).toBe(index + 2);
      }
      if (Math.max(...values) >= 4) expect(stepOf(Math.max(...values))).toBeGreaterThan(1);
    }),
  );
});

const size = { rem: 16, width: 400, height: 300 };
const label = (key: string, ...places: [number, number][]): Label => ({
  key,
  versions: [[`${key} Neubau`, "12"], ["12"]],
  places,
});

test("labels do not overlap: they move, get shorter, or are left out", () => {
  const placed = placeLabels({
    ...size,
    labels: [label("a", [200, 150]), label("b", [200, 150], [200, 40]), label("c", [200, 125]), label("d", [200, 150])],
  });
  expect(placed.map(({ key, lines }) => [key, ...lines])).toEqual([
    ["a", "a Neubau", "12"],
    ["b", "b Neubau", "12"],
    ["c", "12"],
  ]);
});

test("labels stay within the drawing, and off what is taken", () => {
  expect(placeLabels({ ...size, labels: [label("a", [2, 150], [200, 299])] })).toEqual([]);
  const taken = [boxOf({ lines: ["Filiale"], at: [200, 150], rem: 16 })];
  expect(placeLabels({ ...size, taken, labels: [label("a", [200, 150])] })).toEqual([]);
});
