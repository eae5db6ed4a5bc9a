import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { weekdayOf } from "../kit/time";
import { burnOf } from "./budget";
import { monthAfter, weeksOfMonth } from "./month";

describe("the budget of a project", () => {
  const tasks = [
    { state: "open" as const, estimateMinutes: 90 },
    { state: "done" as const, estimateMinutes: 30 },
    { state: "waiting" as const, estimateMinutes: null },
    { state: "cancelled" as const, estimateMinutes: 600 },
  ];

  it("is compared with what the tasks are estimated at, without dropped ones, or with more work than that", () => {
    const burn = (budgetMinutes: number | null, workedMinutes: number) =>
      burnOf({ project: { budgetMinutes }, tasks, workedMinutes });
    expect(burn(180, 60)).toEqual({ budget: 180, estimated: 120, unestimated: 1, worked: 60, left: 60 });
    expect(burn(180, 200).left).toBe(-20);
    expect(burn(null, 0).left).toBeNull();
  });
});

describe("a month", () => {
  const month = fc
    .record({ year: fc.integer({ min: 2000, max: 2099 }), number: fc.integer({ min: 1, max: 12 }) })
    .map(({ year, number }) => `${String(year)}-${String(number).padStart(2, "0")}`);

  it("has weeks from Monday on, and each of its days once", () => {
    fc.assert(
      fc.property(month, (one) => {
        const weeks = weeksOfMonth(one);
        expect(weeks.every((week) => week.length === 7 && weekdayOf(week[0] ?? "") === "monday")).toBe(true);
        const own = weeks.flat().filter((day) => day.startsWith(one));
        const [year = 0, number = 1] = one.split("-").map(Number);
        expect(own).toHaveLength(new Date(Date.UTC(year, number, 0)).getUTCDate());
        expect(new Set(own).size).toBe(own.length);
        expect(weeks.every((week) => week.some((day) => day.startsWith(one)))).toBe(true);
      }),
    );
  });

  it("is followed by the next one, over the end of a year", () => {
    expect(monthAfter({ month: "2026-12", count: 1 })).toBe("2027-01");
    expect(monthAfter({ month: "2026-01", count: -1 })).toBe("2025-12");
  });
});
