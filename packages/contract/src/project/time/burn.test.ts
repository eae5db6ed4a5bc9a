import { describe, expect, it } from "vitest";
import fc from "fast-check";
import { billedAmount } from "../take-over/billed-amount";
import { countedSeconds } from "../../time-tracking/booked/booked-time";
import { costOf, usageOf } from "./burn";

describe("the cost of time", () => {
  it("adds up the seconds of each wage before it rounds, and counts what has no wage", () => {
    const third = { seconds: 1200, wage: 1000 };
    expect(costOf([third, third, third])).toEqual({ amount: 1000, unknownSeconds: 0 });
    expect(costOf([third, { seconds: 60, wage: null }])).toEqual({ amount: 333, unknownSeconds: 60 });
    expect(costOf([])).toEqual({ amount: 0, unknownSeconds: 0 });
  });

  it("is the same in whatever order the time was recorded", () => {
    const time = fc.record({ seconds: fc.nat(100_000), wage: fc.option(fc.nat(10_000)) });
    fc.assert(
      fc.property(fc.array(time), (times) => {
        expect(costOf(times.toReversed())).toEqual(costOf(times));
      }),
    );
  });
});

describe("the use of a budget", () => {
  it("says 100 percent only where all of it is used, and that more than all of it is", () => {
    expect(usageOf({ used: 999, budget: 1000 })).toMatchObject({ percent: 99, isOver: false });
    expect(usageOf({ used: 1000, budget: 1000 })).toMatchObject({ percent: 100, isOver: false });
    expect(usageOf({ used: 1001, budget: 1000 })).toMatchObject({ percent: 101, isOver: true });
    expect(usageOf({ used: 0, budget: 0 })).toMatchObject({ percent: 0, isOver: false });
    expect(usageOf({ used: 1, budget: 0 })).toMatchObject({ percent: 100, isOver: true });
    expect(usageOf({ used: 1, budget: null })).toBeNull();
  });
});

describe("time that counts towards a project", () => {
  const booked = { startedAt: "2026-06-05T08:00:00Z", endedAt: null, workedSeconds: null };
  const pause = { startedAt: "2026-06-05T08:30:00Z", endedAt: null };
  const kind = { isPaid: true, isBreak: false, countsAsWorkingTime: true };
  const now = Date.parse("2026-06-05T10:00:00Z");
  it("is what has passed of what runs, without breaks and what is not paid", () => {
    const counted = (breaks: (typeof pause)[], changes: Partial<typeof kind> = {}) =>
      countedSeconds({ booked: { ...booked, breaks }, kind: { ...kind, ...changes }, now });
    expect(counted([])).toBe(7200);
    expect(counted([pause])).toBe(1800);
    expect([counted([], { isPaid: false }), counted([], { isBreak: true })]).toEqual([0, 0]);
    expect(countedSeconds({ booked: { ...booked, breaks: [], workedSeconds: 60 }, kind: undefined, now })).toBe(60);
  });
});

describe("what is charged for time", () => {
  const product = {
    ...{ unit: "hour" as const, minimumQuantity: 0.25, quantityStepSize: 0.25, calculationModel: "fixed" as const },
    alternativeUnits: [{ unit: "minute" as const, minimumQuantity: 15, quantityStepSize: 15 }],
  };
  const billed = (seconds: number, unit: "hour" | "minute" | "piece" = "hour") =>
    billedAmount({ product, unit, seconds });
  it("is rounded up to whole steps of the unit, and never a step more than was worked", () => {
    expect([billed(0), billed(1), billed(900), billed(901), billed(3600)]).toEqual([0.25, 0.25, 0.25, 0.5, 1]);
    expect([billed(900, "minute"), billed(901, "minute")]).toEqual([15, 30]);
    expect(billed(900, "piece")).toBeNull();
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 400_000 }), (seconds) => {
        const hours = billed(seconds) ?? 0;
        expect(hours * 3600).toBeGreaterThanOrEqual(seconds - 0.01);
        expect(hours * 3600 - seconds).toBeLessThan(900);
      }),
    );
  });
});
