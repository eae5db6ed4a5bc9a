import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { HOUR, instantAt, minutesOf } from "../../kit/time";
import { holidaysOf } from "../holiday/holidays";
import type { Stretch } from "../subject";
import { type WorkedWeek, classesOfWeek, overtimeByDay, extraWorkByQuarter } from "./overtime";
import { surchargeRate } from "./rates";
import { secondsOf, splitWork } from "./split";
import { taxFreeSeconds } from "./tax-free";

const ZONE = "Europe/Berlin";
/** `08:00-16:30` from a day on; a time before the start is on the next day. */
function shift(date: string, time: string, breakMinutes = 0): Stretch {
  const [from = 0, to = 0] = time.split("-").map(minutesOf);
  const at = (minutes: number): number => instantAt({ date, minutes, zone: ZONE });
  return { id: "s", start: at(from), end: at(to < from ? to + 1440 : to), breaks: [], breakMinutes, zone: ZONE };
}
const holidays = new Set(
  [2026, 2027].flatMap((year) => holidaysOf({ country: "DE", state: "BY", year })).map(({ date }) => date),
);

describe("work is cut by the clock", () => {
  const hours = (stretch: Stretch): number[] => {
    const parts = splitWork({ stretch, holidays });
    const kinds = [
      () => true,
      ...(["isNight", "isSunday", "isHoliday"] as const).map((kind) => (part: (typeof parts)[0]) => part[kind]),
    ];
    return kinds.map((isOfKind) => secondsOf({ parts, isOfKind }) / 3600);
  };

  test.each([
    ["2026-09-07", "08:00-16:00", [8, 0, 0, 0]],
    ["2026-09-07", "20:00-06:30", [10.5, 8, 0, 0]],
    // Saturday to Sunday, and Sunday to Monday.
    ["2026-09-12", "18:00-02:00", [8, 4, 2, 0]],
    ["2026-09-13", "18:00-02:00", [8, 4, 6, 0]],
    // Into Christi Himmelfahrt, and into New Year.
    ["2026-05-13", "22:00-06:00", [8, 8, 0, 6]],
    ["2026-12-31", "20:00-04:00", [8, 6, 0, 4]],
    // One hour less and one more.
    ["2026-03-28", "22:00-06:00", [7, 7, 5, 0]],
    ["2026-10-24", "22:00-06:00", [9, 9, 7, 0]],
    // The leap day.
    ["2028-02-29", "22:00-02:00", [4, 4, 0, 0]],
  ])("%s %s", (date, time, expected) => expect(hours(shift(date, time))).toEqual(expected));

  it("no second is lost or counted twice", () => {
    fc.assert(
      fc.property(
        fc.nat({ max: 400 * 86_400 }),
        fc.integer({ min: 1, max: 30 * 3600 }),
        fc.nat({ max: 1440 }),
        fc.nat({ max: 1440 }),
        (begin, length, from, to) => {
          const start = instantAt({ date: "2026-01-01", minutes: 0, zone: ZONE }) + begin * 1000;
          const stretch: Stretch = { id: "s", start, end: start + length * 1000, breaks: [], zone: ZONE };
          const parts = splitWork({ stretch, holidays, night: { from, to } });
          expect(secondsOf({ parts })).toBe(length);
          const sorted = [...parts].sort((a, b) => a.start - b.start);
          sorted.slice(1).forEach(({ start: next }, index) => expect(next).toBe(sorted[index]?.end));
        },
      ),
    );
  });

  it("breaks without a place are taken off", () => {
    const stretch = shift("2026-09-07", "08:00-16:30", 30);
    expect(secondsOf({ parts: splitWork({ stretch, holidays }) })).toBe((8 * HOUR) / 1000);
  });
});

describe("§ 3b EStG", () => {
  test.each([
    ["a day", "2026-09-07", "08:00-16:00", {}],
    ["an evening", "2026-09-07", "16:00-00:00", { night: 4 }],
    ["a night that began before midnight", "2026-09-07", "22:00-06:00", { night: 4, deepNight: 4 }],
    ["a night that began after it", "2026-09-08", "01:00-06:00", { night: 5 }],
    ["a Sunday", "2026-09-13", "08:00-16:00", { sunday: 8 }],
    ["from Sunday to Monday", "2026-09-13", "20:00-06:00", { night: 6, deepNight: 4, sunday: 8 }],
    ["from Saturday to Sunday", "2026-09-12", "20:00-06:00", { night: 6, deepNight: 4, sunday: 6 }],
    ["a holiday", "2026-05-14", "08:00-16:00", { holiday: 8 }],
    ["a holiday on a Sunday", "2026-11-01", "08:00-16:00", { holiday: 8 }],
    ["from a holiday on", "2026-05-14", "22:00-06:00", { night: 4, deepNight: 4, holiday: 6 }],
    ["1 May", "2026-05-01", "08:00-16:00", { highHoliday: 8 }],
    ["Christmas Eve", "2026-12-24", "10:00-18:00", { highHoliday: 4 }],
    ["Christmas to a Sunday", "2026-12-26", "20:00-06:00", { night: 6, deepNight: 4, highHoliday: 8, sunday: 2 }],
    ["New Year's Eve", "2026-12-31", "12:00-18:00", { holiday: 4 }],
    ["New Year's night", "2026-12-31", "22:00-06:00", { night: 4, deepNight: 4, holiday: 8 }],
    ["the night with one hour less", "2026-03-28", "22:00-06:00", { night: 4, deepNight: 3, sunday: 5 }],
    ["the night with one hour more", "2026-10-24", "22:00-06:00", { night: 4, deepNight: 5, sunday: 7 }],
  ])("%s", (_, date, time, expected) => {
    const seconds = taxFreeSeconds({ stretch: shift(date, time), holidays });
    const hours = Object.fromEntries(Object.entries(seconds).map(([name, sum]) => [name, sum / 3600]));
    expect(hours).toEqual({ night: 0, deepNight: 0, sunday: 0, holiday: 0, highHoliday: 0, ...expected });
  });
});

describe("overtime", () => {
  const H = 3600;
  const week = (days: number[], agreed: number, monday = "2026-09-07"): WorkedWeek => ({
    monday,
    days: days.map((hours) => hours * H),
    agreed: agreed * H,
  });
  test.each([
    // §§ 3, 6 and 10 AZG.
    ["AT", [8, 8, 8, 8, 8], 40, { normal: 40, extra: 0, overtime: 0, missing: 0 }],
    ["AT", [8, 8, 8, 8, 10], 40, { normal: 40, extra: 0, overtime: 2, missing: 0 }],
    ["AT", [8, 8, 8, 8, 8, 5], 40, { normal: 40, extra: 0, overtime: 5, missing: 0 }],
    ["AT", [10, 10, 8], 40, { normal: 24, extra: 0, overtime: 4, missing: 12 }],
    // § 19d Abs. 3 AZG.
    ["AT", [5, 5, 5, 5], 20, { normal: 20, extra: 0, overtime: 0, missing: 0 }],
    ["AT", [5, 5, 5, 8], 20, { normal: 20, extra: 3, overtime: 0, missing: 0 }],
    ["AT", [8, 8, 9], 20, { normal: 20, extra: 4, overtime: 1, missing: 0 }],
    ["AT", [5, 5, 5], 20, { normal: 15, extra: 0, overtime: 0, missing: 5 }],
    // By contract.
    ["DE", [8, 8, 8, 8, 10], 40, { normal: 40, extra: 0, overtime: 2, missing: 0 }],
    ["DE", [10, 10, 8], 40, { normal: 28, extra: 0, overtime: 0, missing: 12 }],
    ["DE", [5, 5, 5, 8], 20, { normal: 20, extra: 0, overtime: 3, missing: 0 }],
  ] as const)("%s: %j of %i hours", (country, days, agreed, expected) => {
    const classes = Object.entries(classesOfWeek({ country, week: week([...days], agreed) }));
    expect(Object.fromEntries(classes.map(([name, seconds]) => [name, seconds / H]))).toEqual(expected);
  });

  it("Mehrarbeit that is evened out within the quarter has no surcharge (§ 19d Abs. 3b AZG)", () => {
    const weeks = [
      week([8, 8, 8], 20),
      week([8, 8], 20),
      week([5, 5, 5, 8], 20, "2026-09-28"),
      // The next quarter: its time off is too late.
      week([5, 5], 20, "2026-10-05"),
    ];
    expect([...extraWorkByQuarter({ weeks })]).toEqual([
      ["2026-Q3", { extra: 7 * H, evenedOut: 4 * H, surcharged: 3 * H }],
      ["2026-Q4", { extra: 0, evenedOut: 0, surcharged: 0 }],
    ]);
  });

  it("classes make up the work, to the second", () => {
    const seconds = fc.array(fc.nat({ max: 16 * H }), { maxLength: 7 });
    fc.assert(
      fc.property(
        seconds,
        fc.nat({ max: 48 * H }),
        fc.constantFrom("AT" as const, "DE" as const),
        (days, agreed, country) => {
          const { normal, extra, overtime, missing } = classesOfWeek({
            country,
            week: { days, agreed },
          });
          expect(normal + extra + overtime).toBe(days.reduce((sum, day) => sum + day, 0));
          for (const part of [normal, extra, overtime, missing]) expect(part).toBeGreaterThanOrEqual(0);
          expect(normal).toBeLessThanOrEqual(agreed);
          const byDay = overtimeByDay({ country, week: { days, agreed } });
          expect(byDay.reduce((sum, day) => sum + day, 0)).toBe(overtime);
          for (const [index, day] of byDay.entries()) {
            expect(day).toBeGreaterThanOrEqual(0);
            expect(day).toBeLessThanOrEqual(days[index] ?? 0);
          }
        },
      ),
    );
  });

  test.each([
    ["AT", "overtime", "2026-09-07", 50],
    ["AT", "extraWork", "2026-09-07", 25],
    ["AT", "extraWork", "2007-12-31", undefined],
    ["AT", "holiday", "2026-10-26", 100],
    ["AT", "night", "2026-09-07", undefined],
    ["DE", "overtime", "2026-09-07", undefined],
  ] as const)("%s: %s on %s", (country, surcharge, day, percent) => {
    expect(surchargeRate({ country, surcharge, day })?.percent).toBe(percent);
  });
});
