import fc from "fast-check";
import { expect, test } from "vitest";
import { wholeMinutes } from "./whole-minutes";

test("what rounding down would lose goes to those that it cuts most", () => {
  // 3:00:59, 3:00:40 and 3:00:31 are 9:02:10 together.
  expect(wholeMinutes([10_859, 10_840, 10_831])).toEqual([181, 181, 180]);
  expect(wholeMinutes([])).toEqual([]);
});

test("parts add up to the whole, and none is a minute or more away from what it is", () => {
  fc.assert(
    fc.property(fc.array(fc.nat(200_000), { maxLength: 40 }), (parts) => {
      const minutes = wholeMinutes(parts);
      const total = parts.reduce((sum, one) => sum + one, 0);
      expect(minutes.reduce((sum, one) => sum + one, 0)).toBe(Math.floor(total / 60));
      for (const [index, seconds] of parts.entries())
        expect(Math.abs((minutes[index] ?? Number.NaN) - seconds / 60)).toBeLessThan(1);
    }),
  );
});
