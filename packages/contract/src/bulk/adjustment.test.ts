import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { ROUNDING_STEPS, adjusted, adjustment } from "./adjustment";

describe("a changed amount", () => {
  test.each([
    [950, { percent: 5, step: 1 }, 998],
    [950, { percent: 5, step: 5 }, 1000],
    [950, { percent: -5, step: 1 }, 903],
    [990, { percent: 3.25, step: 10 }, 1020],
    [10, { percent: 5, step: 1 }, 11],
    [30, { percent: -5, step: 1 }, 29],
    [333, { amount: 50, step: 5 }, 385],
    [333, { amount: -50, step: 10 }, 280],
    [100, { percent: -100, step: 1 }, 0],
  ] as const)("of %i cents by %o is %i", (cents, change, expected) => {
    expect(adjusted({ cents, adjustment: change })).toBe(expected);
  });

  test("is the nearest multiple of the step, and the higher one of two equally near", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1_000_000 }),
        fc.integer({ min: -10_000, max: 100_000 }),
        fc.constantFrom(...ROUNDING_STEPS),
        (cents, hundredths, step) => {
          const result = adjusted({ cents, adjustment: { percent: hundredths / 100, step } });
          const off = BigInt(result) * 10_000n - BigInt(cents) * BigInt(10_000 + hundredths);
          const half = BigInt(step) * 5_000n;
          expect(result % step).toBe(0);
          expect(off > -half && off <= half).toBe(true);
        },
      ),
    );
  });

  test("is told by percent or by amount, not by both", () => {
    expect(adjustment.safeParse({ percent: 5 }).data).toEqual({ percent: 5, step: 1 });
    for (const wrong of [{}, { percent: 1, amount: 1 }, { percent: 0.001 }, { percent: -101 }, { amount: 1, step: 2 }])
      expect(adjustment.safeParse(wrong).success).toBe(false);
  });
});
