import { expect, test } from "vitest";
import { costOfPolls } from "./poll-cost";

const use = { calls: 1, readUnits: 1, seenUnits: 1, usedUnits: 2, bytes: 40, memory: 512 };

test("the cost of polls adds up to the cent, from prices of its own", () => {
  const { polls, total } = costOfPolls({ printers: 10, interval: 5, use });
  expect(polls).toBe(10 * 30 * 24 * 720);
  expect(total).toBeCloseTo(
    polls * 0.000001 +
      polls * (0.000001 + 40 * 0.085e-9) +
      polls * 0.0000002 +
      polls * 0.012 * 0.5 * 0.0000133334 +
      polls * 0.000000125 +
      10 * (43_200 + 2 * 720) * 0.000000625,
    9,
  );
});

test("printers that poll less often while closed cost less, but are still noted each minute", () => {
  const half = costOfPolls({ printers: 1, interval: 5, closed: { hours: 12, interval: 60 }, use });
  expect(half.polls).toBe(30 * (12 * 720 + 12 * 60));
  const always = costOfPolls({ printers: 1, interval: 5, use });
  expect(half.lines.at(-1)).toEqual(always.lines.at(-1));
  expect(half.total).toBeLessThan(always.total);
});
