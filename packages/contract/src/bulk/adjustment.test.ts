import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { PRICE_ENDINGS, ROUNDING_DIRECTIONS, ROUNDING_STEPS, adjusted, adjustment } from "./adjustment";

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

  test.each([
    [950, { percent: 5, step: 1, ending: 90 }, 990],
    [940, { amount: 0, step: 1, ending: 90 }, 990],
    [939, { amount: 0, step: 1, ending: 90 }, 890],
    [1000, { percent: 3, step: 1, ending: 99, direction: "up" }, 1099],
    [1000, { percent: 3, step: 1, ending: 99, direction: "down" }, 999],
    [1001, { amount: 0, step: 10, direction: "up" }, 1010],
    [1009, { amount: 0, step: 10, direction: "down" }, 1000],
    [20, { percent: 5, step: 1, ending: 90, direction: "down" }, 90],
    [20, { percent: -100, step: 1, ending: 90 }, 0],
    [0, { percent: 5, step: 1, ending: 99, direction: "up" }, 0],
    [100, { amount: -150, step: 1, ending: 90, direction: "up" }, -50],
  ] as const)("of %i cents by %o ends as wanted: %i", (cents, change, expected) => {
    expect(adjusted({ cents, adjustment: change })).toBe(expected);
  });

  test("is the first amount with the ending on the wanted side, as counting by hand finds it", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 300_000 }),
        fc.integer({ min: -9_999, max: 100_000 }),
        fc.constantFrom(...PRICE_ENDINGS),
        fc.constantFrom(...ROUNDING_DIRECTIONS, undefined),
        (cents, hundredths, ending, direction) => {
          const exact = BigInt(cents) * BigInt(10_000 + hundredths);
          const at = (euros: bigint): bigint => (euros * 100n + BigInt(ending)) * 10_000n;
          const euros = exact / 1_000_000n;
          const around = [euros - 1n, euros, euros + 1n].map(at).filter((amount) => amount >= 0n);
          const [below, above] = [around.findLast((one) => one <= exact), around.find((one) => one >= exact)];
          const lowest = BigInt(ending) * 10_000n;
          const [low, high] = [below ?? lowest, above ?? lowest];
          const nearest = exact - low < high - exact ? low : high;
          const wanted = direction === "up" ? high : direction === "down" ? low : nearest;
          const result = adjusted({ cents, adjustment: { percent: hundredths / 100, step: 1, ending, direction } });
          expect(BigInt(result) * 10_000n).toBe(exact === 0n ? 0n : wanted);
        },
      ),
    );
  });

  test("is told by percent or by amount, not by both", () => {
    expect(adjustment.safeParse({ percent: 5 }).data).toEqual({ percent: 5, step: 1 });
    for (const wrong of [
      {},
      { percent: 1, amount: 1 },
      { percent: 0.001 },
      { percent: -101 },
      { amount: 1, step: 2 },
      { amount: 1, ending: 95 },
    ])
      expect(adjustment.safeParse(wrong).success).toBe(false);
  });
});
