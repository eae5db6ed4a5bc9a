import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { addDays } from "../../kit/time";
import { type Contract, personnelFields } from "../../user/personnel/personnel-fields";
import { holidaysOf } from "../holiday/holidays";
import { addMonths, wholeMonths } from "./calendar";
import { ENTITLEMENT_CASES } from "./entitlement.cases";
import type { Employment } from "./entitlement";
import { ceiling, fraction, isLess, minus, plus, roundedDown, roundedUp, times } from "./fraction";
import { lastNotice } from "./lapse";
import { lapsesAhead, leaveOf } from "./leave";
import type { Leave } from "./leave-days";

/** A contract of eight hours on the first days of the week. */
function contract(validFrom: string, days = 5, more: Partial<Contract> = {}): Contract {
  const week = Array.from({ length: days }, (_, index) => ({ weekday: index + 1, minutes: 480 }));
  const [parsed] = personnelFields.parse({
    contracts: [{ validFrom, weeklyMinutes: 480 * days, days: week, ...more }],
  }).contracts;
  if (!parsed) throw new Error("No contract");
  return parsed;
}

const balance = (employment: Employment, more: Partial<Parameters<typeof leaveOf>[0]> & { today: string }) => {
  const { country } = employment;
  const holidays = [2026, 2027, 2028].flatMap((year) => holidaysOf({ country, state: null, year }));
  return leaveOf({
    employment,
    year: Number(more.today.slice(0, 4)),
    leaves: [],
    sickness: [],
    holidays: new Set(holidays.map(({ date }) => date)),
    notices: [],
    ...more,
  });
};
const employed = (country: "AT" | "DE", entryDate: string, contracts = [contract(entryDate)]): Employment => ({
  country,
  entryDate,
  exitDate: null,
  contracts,
});
const leave = (from: string, to: string, more: Partial<Leave> = {}): Leave => ({ from, to, isApproved: true, ...more });

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

describe("lapse", () => {
  const since2020 = employed("AT", "2020-01-01");
  // § 7 Abs. 3 BUrlG.
  const german = employed("DE", "2026-01-01", [contract("2026-01-01", 5, { holidayWeeks: 4 })]);
  test.each([
    // § 4 Abs. 5 UrlG: leave of 2020 and, since nobody was told before, of 2021 at the end of 2023.
    ["told in time", ["2023-06-01"], { carriedOver: 75, expired: 50, left: 50 }],
    ["told on the last day for ten weeks", ["2023-10-22"], { carriedOver: 75, expired: 50, left: 50 }],
    ["told too late", ["2023-10-23"], { carriedOver: 75, expired: 0, left: 100 }],
    ["told long before", ["2022-12-31"], { carriedOver: 75, expired: 0, left: 100 }],
    ["never told", [], { carriedOver: 75, expired: 0, left: 100 }],
    ["told each year", ["2022-06-01", "2023-06-01"], { carriedOver: 75, expired: 50, left: 50 }],
  ])("Austria, %s", (_, notices, expected) => {
    expect(balance(since2020, { year: 2023, today: "2024-01-15", notices })).toMatchObject(expected);
  });

  it("Austria: it can be taken until the last day, and the account says until when", () => {
    expect(balance(since2020, { today: "2022-06-01" })?.carriedOverExpiresAt).toBe("2022-12-31");
    const leaves = [leave("2022-12-26", "2022-12-31")];
    const found = balance(since2020, { today: "2023-06-01", leaves, notices: ["2022-03-01"] });
    expect(found).toMatchObject({ carriedOver: 70, expired: 20, left: 75 });
  });

  it("Germany: who is sick at the year's end, or has not waited for six months by then, can take the rest until 31 March", () => {
    const sickness = [{ from: "2026-12-20", to: "2027-01-08", hasCertificate: true }];
    const notices = ["2026-10-01"];
    const kept = { carriedOver: 20, carriedOverExpiresAt: "2027-03-31", expired: 0, left: 40 };
    expect(balance(german, { today: "2027-03-31", notices, sickness })).toMatchObject(kept);
    expect(balance(german, { today: "2027-04-01", notices, sickness })).toMatchObject({ expired: 20, left: 20 });
    const early = [{ from: "2026-12-20", to: "2026-12-30", hasCertificate: true }];
    expect(balance(german, { today: "2027-02-01", notices, sickness: early })).toMatchObject({ expired: 20, left: 20 });
    const late = employed("DE", "2026-09-01", [contract("2026-09-01", 5, { holidayWeeks: 4 })]);
    expect(balance(late, { today: "2027-02-01", notices })).toMatchObject({ carriedOver: 7, expired: 0 });
  });

  test.each([
    [2026, "2026-12-31", ["2026-10-01"], [], { expired: 0, left: 20 }],
    [2026, "2027-01-01", ["2026-10-01"], [], { expired: 20, left: 0 }],
    [2026, "2027-01-01", [], [], { expired: 0, left: 20 }],
    [2026, "2027-01-01", ["2026-12-04"], [], { expired: 0, left: 20 }],
    [2027, "2027-02-01", ["2026-10-01"], [], { carriedOver: 20, carriedOverExpiresAt: null, expired: 20, left: 20 }],
    [2027, "2027-02-01", [], [], { carriedOver: 20, carriedOverExpiresAt: "2027-12-31", left: 40 }],
    [2027, "2027-03-31", ["2026-10-01"], [2026], { carriedOver: 20, carriedOverExpiresAt: "2027-03-31", left: 40 }],
    [
      2027,
      "2027-04-01",
      ["2026-10-01"],
      [2026],
      { carriedOver: 20, carriedOverExpiresAt: null, expired: 20, left: 20 },
    ],
    [2027, "2028-01-01", ["2027-06-01"], [], { carriedOver: 20, expired: 40, left: 0 }],
  ])("Germany, account of %i on %s, told %j, carried %j", (year, today, notices, carriedYears, expected) => {
    expect(balance(german, { year, today, notices, carriedYears })).toMatchObject(expected);
  });

  it("the oldest leave is taken first", () => {
    const leaves = [leave("2027-01-11", "2027-01-22")];
    const found = balance(german, { today: "2027-04-01", leaves, notices: ["2026-10-01"], carriedYears: [2026] });
    expect(found).toMatchObject({ carriedOver: 20, taken: 10, expired: 10, left: 20 });
  });

  it("whom to tell, of how much, and until when", () => {
    const facts = { sickness: [], holidays: new Set<string>(), notices: ["2026-10-01"] };
    const of = { ...facts, employment: german, today: "2026-11-01", leaves: [leave("2026-03-02", "2026-03-06")] };
    const ahead = { day: "2026-12-31", left: 15, lastNotice: "2026-12-10", isNoticed: true };
    expect(lapsesAhead(of)).toEqual([ahead]);
    expect(lapsesAhead({ ...of, notices: [] })).toEqual([{ ...ahead, isNoticed: false }]);
    expect(lapsesAhead({ ...of, carriedYears: [2026] })).toMatchObject([{ day: "2027-03-31", left: 15 }]);
    // Of the leave years that began in 2022, 2023 and 2024, that of 2022 can be taken until the end of 2024.
    const austrian = { ...facts, employment: since2020, today: "2024-06-01", leaves: [], notices: ["2023-03-01"] };
    expect(lapsesAhead(austrian)).toMatchObject([{ day: "2024-12-31", left: 25, isNoticed: false }]);
    expect(lapsesAhead({ ...austrian, today: "2019-12-31" })).toEqual([]);
  });

  it("a notice leaves time for all of the leave", () => {
    expect(lastNotice({ day: "2026-12-31", weeks: fraction(4) })).toBe("2026-12-03");
    expect(lastNotice({ day: "2026-12-31", weeks: fraction(1, 5) })).toBe("2026-12-29");
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
