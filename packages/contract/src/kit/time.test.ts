import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ZONE, at } from "../../test/fixtures";
import {
  DAY,
  HOUR,
  MINUTE,
  addDays,
  formatDate,
  formatDateTime,
  formatExactDateTime,
  formatExactTime,
  formatSecond,
  formatTime,
  formatWeekdayDate,
  instantAt,
  isDate,
  minutesOf,
  parseInstant,
  roundUp,
  weekdayOf,
  zonedTime,
} from "./time";

const dayArb = fc.integer({ min: 0, max: 365 * 10 }).map((days) => addDays("2024-01-01", days));
const zones = fc.constantFrom(ZONE, "UTC", "America/New_York", "Australia/Lord_Howe", "Asia/Kathmandu", "Pacific/Apia");
const wall = (date: string, clock: string, zone = ZONE) => instantAt({ date, minutes: minutesOf(clock), zone });

describe("wall clock and instants", () => {
  it("are converted into each other", () => {
    fc.assert(
      fc.property(dayArb, fc.integer({ min: 0, max: 1439 }), zones, (date, minutes, zone) => {
        const instant = instantAt({ date, minutes, zone });
        const shown = zonedTime({ at: instant, zone });
        // Only a time that is skipped in spring reads differently: never earlier, at most an hour later.
        if (shown.date !== date || shown.minutes !== minutes)
          expect(shown.minutes - minutes).toSatisfy((difference: number) => difference === 60 || difference === 30);
        expect(shown.weekday).toBe(weekdayOf(shown.date));
      }),
    );
  });

  it("keeps the order of instants", () => {
    fc.assert(
      fc.property(
        dayArb,
        fc.integer({ min: 0, max: 1439 }),
        fc.integer({ min: 0, max: 600 }),
        zones,
        (date, minutes, later, zone) => {
          expect(instantAt({ date, minutes: minutes + later, zone })).toBeGreaterThanOrEqual(
            instantAt({ date, minutes, zone }) - (later > 0 ? HOUR : 0),
          );
          expect(instantAt({ date: addDays(date, 1), minutes: 0, zone })).toBeGreaterThan(
            instantAt({ date, minutes: 0, zone }),
          );
        },
      ),
    );
  });

  it("skips half past two in Vienna in spring 2026", () => {
    expect(wall("2026-03-29", "01:59")).toBe(at("2026-03-29T01:59:00+01:00"));
    expect(wall("2026-03-29", "02:00")).toBe(at("2026-03-29T03:00:00+02:00"));
    expect(wall("2026-03-29", "02:30")).toBe(at("2026-03-29T03:30:00+02:00"));
    expect(wall("2026-03-29", "03:00")).toBe(at("2026-03-29T03:00:00+02:00"));
    expect(wall("2026-03-30", "00:00") - wall("2026-03-29", "00:00")).toBe(23 * HOUR);
    expect(zonedTime({ at: at("2026-03-29T01:00:00Z"), zone: ZONE })).toEqual({
      date: "2026-03-29",
      minutes: 180,
      weekday: "sunday",
    });
  });

  it("takes the first of the two half past two in Vienna in autumn 2026", () => {
    expect(wall("2026-10-25", "02:30")).toBe(at("2026-10-25T02:30:00+02:00"));
    expect(wall("2026-10-25", "03:00")).toBe(at("2026-10-25T03:00:00+01:00"));
    expect(wall("2026-10-26", "00:00") - wall("2026-10-25", "00:00")).toBe(25 * HOUR);
    expect(zonedTime({ at: at("2026-10-25T01:30:00Z"), zone: ZONE }).minutes).toBe(150);
  });

  it("reads 24:00 and more as the next day", () => {
    expect(wall("2026-06-05", "24:00")).toBe(wall("2026-06-06", "00:00"));
    expect(wall("2026-03-28", "24:00") + 2 * HOUR).toBe(wall("2026-03-29", "03:00"));
    expect(instantAt({ date: "2026-03-28", minutes: 27 * 60, zone: ZONE })).toBe(wall("2026-03-29", "03:00"));
  });

  it("throws for an unknown time zone", () => {
    expect(() => zonedTime({ at: 0, zone: "Wien" })).toThrow(RangeError);
  });

  it("stays fast and correct when its cache of offsets is full", () => {
    for (let quarter = 0; quarter < 45_000; quarter += 1)
      zonedTime({ at: at("2026-01-01T00:00:00Z") + quarter * 15 * MINUTE, zone: ZONE });
    expect(zonedTime({ at: at("2026-07-01T10:00:00Z"), zone: ZONE }).minutes).toBe(12 * 60);
    expect(zonedTime({ at: at("2026-07-01T10:00:00Z"), zone: "UTC" }).minutes).toBe(10 * 60);
  });
});

describe("reading an instant", () => {
  it.each([
    ["2026-06-05T18:30:00+02:00", "2026-06-05T16:30:00Z"],
    ["2026-06-05T18:30:00Z", "2026-06-05T18:30:00Z"],
    ["2026-06-05T18:30:00", "2026-06-05T16:30:00Z"],
    ["2026-06-05T18:30", "2026-06-05T16:30:00Z"],
    ["2026-06-05T18:30:17.5", "2026-06-05T16:30:17.500Z"],
    ["2026-01-05", "2026-01-04T23:00:00Z"],
  ])("%s in Vienna", (text, instant) => expect(parseInstant({ text, zone: ZONE })).toBe(at(instant)));

  it.each([
    "",
    "morgen",
    "2026-02-30T10:00",
    "2026-02-30",
    "2026-99-99T99:99",
    "2026-06-05T24:00",
    "2026-06-05T23:60",
    "2026-06-05T23:00:60",
    "2026-02-30T10:00:00Z",
    "5.6.2026",
    "2026-06-05 18:30",
    "0",
  ])("refuses %j", (text) => {
    expect(parseInstant({ text, zone: ZONE })).toBeNull();
  });

  it("returns a number or null for any input", () => {
    const digits = fc.stringMatching(/^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2})?(Z|[+-]\d{2}:\d{2})?)?$/);
    fc.assert(
      fc.property(
        fc.oneof(fc.string(), digits),
        (text) =>
          [true, false].includes(Number.isFinite(parseInstant({ text, zone: ZONE }) ?? 0)) &&
          !Number.isNaN(parseInstant({ text, zone: ZONE }) ?? 0),
      ),
    );
  });

  it("refuses days that are not in the calendar", () => {
    expect(["2024-02-29", "2026-02-29", "2026-13-01", "2026-1-1", ""].map(isDate)).toEqual([
      true,
      false,
      false,
      false,
      false,
    ]);
  });
});

describe("calendar and rounding", () => {
  it("adds days across months, years and clock changes", () => {
    expect([addDays("2026-03-28", 2), addDays("2026-12-31", 1), addDays("2024-03-01", -1)]).toEqual([
      "2026-03-30",
      "2027-01-01",
      "2024-02-29",
    ]);
  });

  it("has no days before the year 0 and after the year 9999", () => {
    expect(() => addDays("9999-12-31", 1)).toThrow(RangeError);
    expect(() => addDays("0000-01-01", -1)).toThrow(RangeError);
  });

  it("rounds up to the step, and keeps values that are on it", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100 * DAY }), (instant) => {
        const rounded = roundUp({ at: instant, step: 5 * MINUTE });
        return rounded % (5 * MINUTE) === 0 && rounded >= instant && rounded - instant < 5 * MINUTE;
      }),
    );
  });

  it("writes dates as the specification does", () => {
    const when = { at: at("2026-06-05T18:30:00+02:00"), zone: ZONE };
    expect([formatDate(when), formatTime(when), formatDateTime(when), formatWeekdayDate(when)]).toEqual([
      "05.06.2026",
      "18:30",
      "05.06.2026 18:30",
      "Freitag, 05.06.2026",
    ]);
    expect(formatTime({ ...when, zone: "UTC" })).toBe("16:30");
  });
});

describe("a time that the clock shows twice", () => {
  const shown = (iso: string, zone = ZONE) => {
    const asked = { at: Date.parse(iso), zone };
    return [formatSecond(asked), formatExactDateTime(asked), formatExactTime(asked)];
  };

  it("tells which one it is, and no other time does", () => {
    expect(shown("2026-10-25T00:10:00Z")).toEqual(["25.10.2026 02:10:00 MESZ", "25.10.2026 02:10 MESZ", "02:10 MESZ"]);
    expect(shown("2026-10-25T01:10:00Z")).toEqual(["25.10.2026 02:10:00 MEZ", "25.10.2026 02:10 MEZ", "02:10 MEZ"]);
    const others = ["2026-10-24T23:59:59Z", "2026-10-25T02:00:00Z", "2026-03-29T00:59:00Z", "2026-03-29T01:00:00Z"];
    expect(others.map((iso) => formatSecond({ at: Date.parse(iso), zone: ZONE }))).toEqual([
      "25.10.2026 01:59:59",
      "25.10.2026 03:00:00",
      "29.03.2026 01:59:00",
      "29.03.2026 03:00:00",
    ]);
    expect(shown("2026-11-01T05:30:00Z", "America/New_York")[2]).toBe("01:30 GMT-4");
  });

  it("reads like no other instant, in any zone", () => {
    const around = fc.integer({ min: -6 * 60, max: 6 * 60 });
    const changes = fc.constantFrom("2026-10-25T01:00:00Z", "2026-03-29T01:00:00Z", "2026-04-04T15:00:00Z");
    fc.assert(
      fc.property(changes, around, fc.constantFrom(30, 60, 120), zones, (change, minutes, more, zone) => {
        const first = Date.parse(change) + minutes * MINUTE;
        expect(formatExactDateTime({ at: first, zone })).not.toBe(
          formatExactDateTime({ at: first + more * MINUTE, zone }),
        );
      }),
    );
  });
});
