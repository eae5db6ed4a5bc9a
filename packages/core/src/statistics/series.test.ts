import { HOUR } from "@tresen/contract/kit/time";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { comparedDays, daysOf, hoursOf, localHour, seriesOfDays, seriesOfHours, weekHoursOf } from "./series";

const zone = "Europe/Vienna";
/** The clocks are set forward on 29 March and back on 25 October 2026. */
const SPRING = "2026-03-29";
const AUTUMN = "2026-10-25";
const ZONES = [zone, "Atlantic/Azores", "America/Santiago", "Australia/Lord_Howe", "Asia/Kathmandu", "UTC"];

describe("days and hours of a branch", () => {
  test("a day has 23 hours in spring and 25 in autumn", () => {
    expect(hoursOf({ day: SPRING, zone })).toHaveLength(23);
    expect(hoursOf({ day: AUTUMN, zone })).toHaveLength(25);
    expect(localHour({ at: Date.parse("2026-10-25T00:30:00Z"), zone })).toEqual({ day: AUTUMN, hour: 2 });
    expect(localHour({ at: Date.parse("2026-10-25T01:30:00Z"), zone })).toEqual({ day: AUTUMN, hour: 3 });
    expect(localHour({ at: Date.parse("2026-10-25T22:59:59Z"), zone })).toEqual({ day: AUTUMN, hour: 24 });
    expect(localHour({ at: Date.parse("2026-03-29T21:59:59Z"), zone })).toEqual({ day: SPRING, hour: 22 });
  });

  test("an instant lies in the hour of its day that begins last before it, in every zone", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: Date.parse("2024-01-01"), max: Date.parse("2027-12-31") }),
        fc.constantFrom(...ZONES),
        (at, somewhere) => {
          const { day, hour } = localHour({ at, zone: somewhere });
          const start = hoursOf({ day, zone: somewhere })[hour] ?? Number.NaN;
          expect(start <= at && at < start + HOUR).toBe(true);
        },
      ),
    );
  });

  test("periods are compared with as many days before, or with those of the year before", () => {
    expect(comparedDays({ from: "2026-03-01", to: "2026-03-31", compare: "previous" })).toEqual({
      from: "2026-01-29",
      to: "2026-02-28",
    });
    expect(comparedDays({ from: "2024-02-29", to: "2024-03-01", compare: "year" })).toEqual({
      from: "2023-02-28",
      to: "2023-03-01",
    });
  });
});

describe("series", () => {
  test("have every day, week and month of the period, put together from several calendars", () => {
    const counted = [
      { zone, days: new Map([["2026-05-31", 2]]) },
      { zone: "UTC", days: new Map([["2026-06-01", 3]]) },
    ];
    const days = { from: "2026-05-30", to: "2026-06-02", counted };
    expect(seriesOfDays({ ...days, interval: "day" }).map(({ value }) => value)).toEqual([0, 2, 3, 0]);
    expect(seriesOfDays({ ...days, interval: "week" })).toEqual([
      { at: "2026-05-25", value: 2 },
      { at: "2026-06-01", value: 3 },
    ]);
    expect(seriesOfDays({ ...days, interval: "month" })).toEqual([
      { at: "2026-05-01", value: 2 },
      { at: "2026-06-01", value: 3 },
    ]);
  });

  test("by the hour have the instants of both clock changes, each once", () => {
    const hours = (from: string, values: [number, number][]) =>
      seriesOfHours({ from, to: from, counted: [{ zone, days: new Map([[from, new Map(values)]]) }] });
    const spring = hours(SPRING, [[2, 1]]);
    expect(spring).toHaveLength(23);
    expect(spring[2]).toEqual({ at: "2026-03-29T01:00:00.000Z", value: 1 });
    const autumn = hours(AUTUMN, [
      [2, 1],
      [3, 5],
    ]);
    expect(autumn).toHaveLength(25);
    expect(autumn.slice(2, 4)).toEqual([
      { at: "2026-10-25T00:00:00.000Z", value: 1 },
      { at: "2026-10-25T01:00:00.000Z", value: 5 },
    ]);
  });

  test("lose nothing: days, weeks, months, hours and hours of the week have the same sum", () => {
    const period = { from: "2026-03-20", to: "2026-10-31" };
    fc.assert(
      fc.property(
        fc.array(
          fc.record({
            at: fc.integer({ min: Date.parse("2026-03-20T06:00Z"), max: Date.parse("2026-10-31T12:00Z") }),
            value: fc.integer({ min: -100, max: 1000 }),
          }),
          { maxLength: 30 },
        ),
        fc.constantFrom(zone, "Atlantic/Azores", "Australia/Lord_Howe"),
        (events, somewhere) => {
          const days = new Map<string, number>();
          const hours = new Map<string, Map<number, number>>();
          for (const { at, value } of events) {
            const { day, hour } = localHour({ at, zone: somewhere });
            days.set(day, (days.get(day) ?? 0) + value);
            const ofDay = hours.get(day) ?? new Map<number, number>();
            hours.set(day, ofDay.set(hour, (ofDay.get(hour) ?? 0) + value));
          }
          const total = events.reduce((sum, { value }) => sum + value, 0);
          const sumOf = (points: readonly { value: number }[]) => points.reduce((sum, { value }) => sum + value, 0);
          for (const interval of ["day", "week", "month"] as const)
            expect(sumOf(seriesOfDays({ ...period, interval, counted: [{ zone: somewhere, days }] }))).toBe(total);
          const counted = [{ zone: somewhere, days: hours }];
          expect(sumOf(seriesOfHours({ ...period, counted }))).toBe(total);
          expect(sumOf(weekHoursOf({ ...period, counted }))).toBe(total);
        },
      ),
      { numRuns: 30 },
    );
  });

  test("hours of the week are those of the wall clock", () => {
    const days = new Map([
      [
        AUTUMN,
        new Map([
          [2, 1],
          [3, 1],
          [24, 1],
        ]),
      ],
    ]);
    const hours = weekHoursOf({ from: AUTUMN, to: AUTUMN, counted: [{ zone, days }] });
    expect(hours).toHaveLength(168);
    expect(hours.filter(({ value }) => value > 0)).toEqual([
      { weekday: 7, hour: 2, value: 2 },
      { weekday: 7, hour: 23, value: 1 },
    ]);
  });

  test("days are counted over the end of February", () => {
    expect(daysOf({ from: "2024-02-28", to: "2024-03-01" })).toEqual(["2024-02-28", "2024-02-29", "2024-03-01"]);
  });
});
