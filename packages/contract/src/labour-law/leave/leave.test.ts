import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { addDays } from "../../kit/time";
import { holidaysOf } from "../holiday/holidays";
import { addMonths, wholeMonths } from "./calendar";
import { ENTITLEMENT_CASES } from "./entitlement.cases";
import { ceiling, fraction, isLess, minus, plus, roundedDown, roundedUp, times } from "./fraction";
import { balance, contract, employed, leave } from "./leave.cases";

describe("entitlement", () => {
  test.each(ENTITLEMENT_CASES)("$law: from $entry, on $today $entitlement of which $accrued", (one) => {
    const {
      country,
      entry,
      exit = null,
      days,
      weeks = country === "AT" ? 5 : 4,
      creditedYears,
      birthDate,
      year,
      today,
    } = one;
    const contracts = [contract(entry, days, { holidayWeeks: weeks })];
    const employment = { country, entryDate: entry, exitDate: exit, contracts, creditedYears, birthDate };
    const found = balance(employment, { year, today });
    expect([found?.entitlement, found?.accrued]).toEqual([one.entitlement, one.accrued]);
  });

  it("there is no account where somebody is not employed", () => {
    const employment = { ...employed("AT", "2026-03-01"), exitDate: "2026-08-31" };
    expect(balance(employment, { year: 2025, today: "2026-05-01" })).toBe(null);
    expect(balance(employment, { year: 2027, today: "2026-05-01" })).toBe(null);
    expect(balance({ ...employment, contracts: [] }, { today: "2026-05-01" })).toBe(null);
  });
});

describe("days that take leave", () => {
  const week = leave("2026-09-07", "2026-09-13");
  const sick = (from: string, to: string, hasCertificate = true) => ({ from, to, hasCertificate });
  test.each([
    ["AT", "a week", [week], [], 5],
    ["DE", "a week", [week], [], 5],
    ["AT", "half days", [{ ...week, isHalf: true }], [], 2.5],
    ["AT", "8 December", [leave("2026-12-07", "2026-12-11")], [], 4],
    ["DE", "8 December", [leave("2026-12-07", "2026-12-11")], [], 5],
    ["AT", "Good Friday", [leave("2026-03-30", "2026-04-03")], [], 5],
    ["DE", "Good Friday", [leave("2026-03-30", "2026-04-03")], [], 4],
    ["AT", "the same week twice", [week, week], [], 5],
    ["AT", "a request over approved days", [week, { ...week, isApproved: false }], [], 5],
    // § 5 UrlG: longer than three days; § 9 BUrlG: each day.
    ["AT", "three days of sickness", [week], [sick("2026-09-08", "2026-09-10")], 5],
    ["AT", "four days of sickness", [week], [sick("2026-09-08", "2026-09-11")], 1],
    ["AT", "sickness that began before", [week], [sick("2026-09-04", "2026-09-07")], 4],
    ["AT", "sickness without certificate", [week], [sick("2026-09-08", "2026-09-11", false)], 5],
    ["DE", "one day of sickness", [week], [sick("2026-09-08", "2026-09-08")], 4],
    ["DE", "sickness without certificate", [week], [sick("2026-09-08", "2026-09-08", false)], 5],
    ["DE", "sickness at the weekend", [week], [sick("2026-09-12", "2026-09-13")], 5],
  ] as const)("%s: %s", (country, _, leaves, sickness, taken) => {
    const employment = employed(country, "2026-01-01");
    expect(balance(employment, { today: "2026-12-31", leaves, sickness })).toMatchObject({
      taken,
      planned: 0,
      requested: 0,
    });
  });

  it("the leap day is a day, and days to come are planned or requested", () => {
    const employment = employed("AT", "2026-01-01");
    const leaves = [leave("2028-02-28", "2028-03-01"), leave("2028-05-02", "2028-05-02", { isApproved: false })];
    expect(balance(employment, { today: "2028-02-29", leaves })).toMatchObject({ taken: 2, planned: 1, requested: 1 });
  });
});

describe("working days that change", () => {
  const leaves = [leave("2026-01-12", "2026-01-23")];
  const changed = (from: number, to: number) =>
    employed("DE", "2020-01-01", [
      contract("2026-01-01", from, { holidayWeeks: 4, openingHolidayDays: 0 }),
      contract("2026-07-01", to, { holidayWeeks: 4 }),
    ]);
  // Four weeks, of which two are taken.
  test.each([
    [5, 3, 10, 10, 6],
    [3, 5, 6, 6, 10],
    [5, 6, 10, 10, 12],
    [5, 5, 10, 10, 10],
  ])("%i to %i: taken %i, left %i and then %i", (from, to, taken, before, after) => {
    const of = { leaves };
    expect(balance(changed(from, to), { ...of, today: "2026-06-30" })).toMatchObject({ taken, left: before });
    expect(balance(changed(from, to), { ...of, today: "2026-07-01" })).toMatchObject({ taken, left: after });
  });
});

describe("an opening balance", () => {
  it("stands for the years that had begun", () => {
    const employment = employed("AT", "2020-03-01", [contract("2026-06-01", 5, { openingHolidayDays: 12 })]);
    expect(balance(employment, { today: "2026-07-01" })).toMatchObject({ entitlement: 0, carriedOver: 12, left: 12 });
    expect(balance(employment, { today: "2027-03-01" })).toMatchObject({ entitlement: 25, carriedOver: 12, left: 37 });
  });

  it("of nothing is overdrawn by what is taken", () => {
    const employment = employed("AT", "2020-01-01", [contract("2026-06-01", 5)]);
    const leaves = [{ from: "2026-07-06", to: "2026-07-07", half: false, isApproved: true }];
    expect(balance(employment, { today: "2026-08-01", leaves })).toMatchObject({ entitlement: 0, taken: 2, left: -2 });
    expect(balance(employment, { today: "2026-08-01" })).toMatchObject({ carriedOver: 0, left: 0 });
  });

  it("comes on top for somebody new", () => {
    const employment = employed("DE", "2026-01-01", [
      contract("2026-01-01", 5, { holidayWeeks: 4, openingHolidayDays: 2 }),
    ]);
    expect(balance(employment, { today: "2026-08-01" })).toMatchObject({ entitlement: 20, carriedOver: 2, left: 22 });
  });
});

describe("leave in hours", () => {
  const uneven = contract("2026-01-01", 3, {
    weeklyMinutes: 1440,
    days: [600, 600, 240].map((minutes, index) => ({ weekday: index + 1, minutes })),
  });
  const employment = employed("AT", "2026-01-01", [uneven]);
  const of = { today: "2026-12-31", unit: "hours" as const };

  it("has the hours of its weeks, and a whole week takes no more than a week", () => {
    expect(balance(employment, of)).toMatchObject({ entitlement: 120, left: 120 });
    const found = balance(employment, { ...of, leaves: [leave("2026-09-07", "2026-09-13")] });
    // Two days by the day (a third each) and the short one by its hours.
    expect(found).toMatchObject({ taken: 20, left: 100 });
  });

  it("a long day takes no more than a day", () => {
    expect(balance(employment, { ...of, leaves: [leave("2026-09-07", "2026-09-07")] })).toMatchObject({
      taken: 8,
      left: 112,
    });
  });
});

describe("for any leave", () => {
  const offsets = fc.uniqueArray(fc.nat({ max: 364 }), { maxLength: 40 });

  it("what is left is what an independent count says", () => {
    fc.assert(
      fc.property(
        offsets,
        fc.integer({ min: 1, max: 7 }),
        fc.constantFrom("AT" as const, "DE" as const),
        (days, perWeek, country) => {
          const leaves = days.map((offset) => addDays("2027-01-01", offset)).map((day) => leave(day, day));
          const employment = employed(country, "2026-01-01", [contract("2026-01-01", perWeek, { holidayWeeks: 5 })]);
          const holidays = new Set(holidaysOf({ country, state: null, year: 2027 }).map(({ date }) => date));
          const taken = leaves.filter(({ from }) => {
            const weekday = new Date(`${from}T12:00:00Z`).getUTCDay() || 7;
            return weekday <= perWeek && !holidays.has(from);
          }).length;
          const found = balance(employment, { today: "2027-12-31", leaves });
          expect(found).toMatchObject({ taken, left: 2 * 5 * perWeek - taken });
        },
      ),
      { numRuns: 60 },
    );
  });

  it("splitting a leave changes nothing", () => {
    fc.assert(
      fc.property(fc.nat({ max: 300 }), fc.integer({ min: 1, max: 30 }), fc.nat({ max: 29 }), (start, length, cut) => {
        const from = addDays("2027-01-01", start);
        const to = addDays(from, length);
        const middle = addDays(from, Math.min(cut, length - 1));
        const employment = employed("AT", "2026-01-01");
        const parts = [leave(addDays(middle, 1), to), leave(from, middle)];
        const whole = balance(employment, { today: "2027-12-31", leaves: [leave(from, to)] });
        expect(balance(employment, { today: "2027-12-31", leaves: parts })).toEqual(whole);
      }),
      { numRuns: 60 },
    );
  });
});

describe("exact numbers", () => {
  const any = fc
    .tuple(fc.integer({ min: -9999, max: 9999 }), fc.integer({ min: 1, max: 999 }))
    .map(([a, b]) => fraction(a, b));

  it("add up without drift, and are rounded to the side that is asked for", () => {
    fc.assert(
      fc.property(any, any, (a, b) => {
        expect(minus(plus(a, b), b)).toEqual(a);
        expect(isLess(a, b)).toBe(isLess(minus(a, b), fraction(0)));
        expect(roundedDown(a)).toBeLessThanOrEqual(roundedUp(a));
        expect(ceiling(a)).toBe(Math.ceil(Number(a.numerator) / Number(a.divisor)) + 0);
      }),
    );
    const twelfths = Array.from({ length: 12 }, () => fraction(1, 12)).reduce(plus);
    expect(times(twelfths, fraction(20))).toEqual(fraction(20));
    expect(() => fraction(1, 0)).toThrow(RangeError);
  });
});

test.each([
  ["2026-01-31", 1, "2026-03-01"],
  ["2026-08-31", 6, "2027-03-01"],
  ["2026-08-29", 6, "2027-03-01"],
  ["2026-08-28", 6, "2027-02-28"],
  ["2028-02-29", 12, "2029-03-01"],
  ["2028-02-29", 48, "2032-02-29"],
  ["2026-03-31", -1, "2026-03-01"],
  ["2026-10-31", 1, "2026-12-01"],
])("%s and %i months: %s", (day, months, expected) => {
  expect(addMonths(day, months)).toBe(expected);
  if (months > 0) expect(wholeMonths({ from: day, until: expected })).toBe(months);
});
