import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ZONE, at, daily } from "../../test/fixtures";
import { type OpeningHoursRule, isOpenAt, nextOpening, openingState, windowsOn } from "./opening-hours";
import { HOUR } from "../kit/time";

const rule = (
  type: OpeningHoursRule["type"],
  from: string,
  to: string,
  more: Partial<OpeningHoursRule> = {},
): OpeningHoursRule => ({ ...daily(from, to), type, ...more });

const state = (rules: OpeningHoursRule[], text: string) => openingState({ rules, zone: ZONE, at: at(text) });

const open = (rules: OpeningHoursRule[], text: string) => isOpenAt({ rules, zone: ZONE, at: at(text) });

const closed = (type: OpeningHoursRule["type"], date?: string): OpeningHoursRule =>
  rule(type, "00:00", "24:00", { isClosed: true, date });

describe("open or closed", () => {
  it("includes the first minute, not the last", () => {
    const rules = [daily("11:00", "22:00")];
    expect(
      ["10:59:59", "11:00:00", "21:59:59", "22:00:00"].map((clock) => open(rules, `2026-06-05T${clock}+02:00`)),
    ).toEqual([false, true, true, false]);
  });

  it("has several windows a day, joined where they touch", () => {
    const rules = [daily("17:00", "22:00"), daily("11:30", "14:00"), daily("22:00", "23:00")];
    expect(windowsOn({ rules, zone: ZONE, date: "2026-06-05" })).toEqual([
      { start: at("2026-06-05T11:30:00+02:00"), end: at("2026-06-05T14:00:00+02:00") },
      { start: at("2026-06-05T17:00:00+02:00"), end: at("2026-06-05T23:00:00+02:00") },
    ]);
    expect(open(rules, "2026-06-05T15:00:00+02:00")).toBe(false);
  });

  it("runs past midnight into the next day, even a closed one", () => {
    const rules = [rule("friday", "18:00", "02:00"), closed("saturday")];
    expect(
      [
        "2026-06-05T23:59:00+02:00",
        "2026-06-06T01:59:00+02:00",
        "2026-06-06T02:00:00+02:00",
        "2026-06-06T19:00:00+02:00",
      ].map((text) => open(rules, text)),
    ).toEqual([true, true, false, false]);
  });

  it("lets a closed day override every window of that day", () => {
    expect(open([daily("11:00", "22:00"), closed("monday")], "2026-06-08T12:00:00+02:00")).toBe(false);
    expect(open([daily("11:00", "22:00"), closed("once", "2026-12-24")], "2026-12-24T12:00:00+01:00")).toBe(false);
    expect(open([daily("11:00", "22:00"), closed("once", "2026-12-24")], "2026-12-25T12:00:00+01:00")).toBe(true);
    expect(
      open(
        [daily("11:00", "22:00"), rule("once", "10:00", "14:00", { date: "2026-12-24" }), closed("once", "2026-12-24")],
        "2026-12-24T12:00:00+01:00",
      ),
    ).toBe(false);
  });

  it("lets rules for one date replace the regular ones", () => {
    const rules = [
      daily("11:00", "22:00"),
      closed("sunday"),
      rule("once", "10:00", "14:00", { date: "2026-12-24" }),
      rule("once", "10:00", "18:00", { date: "2026-12-20" }),
    ];
    expect([open(rules, "2026-12-24T10:30:00+01:00"), open(rules, "2026-12-24T15:00:00+01:00")]).toEqual([true, false]);
    // A special Sunday.
    expect([open(rules, "2026-12-20T12:00:00+01:00"), open(rules, "2026-12-13T12:00:00+01:00")]).toEqual([true, false]);
  });

  it("adds a weekday's windows to the daily ones", () => {
    const rules = [daily("11:00", "14:00"), rule("friday", "18:00", "22:00")];
    expect([
      open(rules, "2026-06-05T12:00:00+02:00"),
      open(rules, "2026-06-05T19:00:00+02:00"),
      open(rules, "2026-06-04T19:00:00+02:00"),
    ]).toEqual([true, true, false]);
  });

  it("is open around the clock from 00:00 to 24:00", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: at("2026-01-01T00:00:00Z"), max: at("2027-01-01T00:00:00Z") }),
        (instant) => openingState({ rules: [daily("00:00", "24:00")], zone: ZONE, at: instant }).state === "open",
      ),
    );
    expect(open([daily("00:00", "00:00")], "2026-06-05T12:00:00+02:00")).toBe(true);
  });

  it("is closed without rules", () => {
    expect(state([], "2026-06-05T12:00:00+02:00")).toEqual({ state: "closed", opensAt: null });
  });
});

describe("daylight saving in Vienna", () => {
  const length = (rules: OpeningHoursRule[], date: string) =>
    windowsOn({ rules, zone: ZONE, date }).reduce((sum, { start, end }) => sum + end - start, 0) / HOUR;
  it("makes the night shorter in spring and longer in autumn, by local time", () => {
    const night = [daily("22:00", "05:00")];
    expect([length(night, "2026-03-28"), length(night, "2026-10-24"), length(night, "2026-06-05")]).toEqual([6, 8, 7]);
    expect([length([daily("00:00", "24:00")], "2026-03-29"), length([daily("00:00", "24:00")], "2026-10-25")]).toEqual([
      23, 25,
    ]);
  });

  it("opens at the same local hour on the day of the clock change and after it", () => {
    const rules = [daily("11:00", "22:00")];
    expect(
      open(rules, "2026-03-28T11:00:00+01:00") &&
        open(rules, "2026-03-29T11:00:00+02:00") &&
        !open(rules, "2026-03-29T10:59:00+02:00"),
    ).toBe(true);
    expect(
      open(rules, "2026-10-24T11:00:00+02:00") &&
        open(rules, "2026-10-25T11:00:00+01:00") &&
        !open(rules, "2026-10-25T10:59:00+01:00"),
    ).toBe(true);
  });

  it("does not open for times that the clock skips in spring", () => {
    const spring = (from: string, to: string) =>
      windowsOn({ rules: [daily(from, to)], zone: ZONE, date: "2026-03-29" });
    const from3 = (end: string) => [{ start: at("2026-03-29T03:00:00+02:00"), end: at(`2026-03-29T${end}:00+02:00`) }];
    expect([spring("02:00", "03:00"), spring("02:10", "02:50")]).toEqual([[], []]);
    expect([spring("02:30", "04:00"), spring("02:59", "03:10"), spring("02:00", "03:10")]).toEqual([
      from3("04:00"),
      from3("03:10"),
      from3("03:10"),
    ]);
    expect(spring("01:00", "02:30")).toEqual([
      { start: at("2026-03-29T01:00:00+01:00"), end: at("2026-03-29T03:00:00+02:00") },
    ]);
    expect(windowsOn({ rules: [daily("18:00", "02:30")], zone: ZONE, date: "2026-03-28" })).toEqual([
      { start: at("2026-03-28T18:00:00+01:00"), end: at("2026-03-29T03:00:00+02:00") },
    ]);
    expect(windowsOn({ rules: [daily("18:00", "03:30")], zone: ZONE, date: "2026-03-28" })).toEqual([
      { start: at("2026-03-28T18:00:00+01:00"), end: at("2026-03-29T03:30:00+02:00") },
    ]);
    expect(
      nextOpening({ rules: [daily("02:00", "03:00")], zone: ZONE, at: at("2026-03-29T00:00:00+01:00") })?.start,
    ).toBe(at("2026-03-30T02:00:00+02:00"));
  });

  it("opens twice for times that occur twice in autumn", () => {
    const autumn = (from: string, to: string, date = "2026-10-25") =>
      windowsOn({ rules: [daily(from, to)], zone: ZONE, date });
    const twice = (from: string, to: string) =>
      ["+02:00", "+01:00"].map((offset) => ({
        start: at(`2026-10-25T${from}:00${offset}`),
        end: at(`2026-10-25T${to}:00${offset}`),
      }));
    expect(autumn("02:00", "02:30")).toEqual(twice("02:00", "02:30"));
    expect(autumn("02:45", "02:59")).toEqual(twice("02:45", "02:59"));
    expect(autumn("02:45", "03:00")).toEqual([
      { start: at("2026-10-25T02:45:00+02:00"), end: at("2026-10-25T03:00:00+02:00") },
      { start: at("2026-10-25T02:45:00+01:00"), end: at("2026-10-25T03:00:00+01:00") },
    ]);
    const secondPass = { start: at("2026-10-25T02:00:00+01:00"), end: at("2026-10-25T02:30:00+01:00") };
    expect(autumn("01:00", "02:30")).toEqual([
      { start: at("2026-10-25T01:00:00+02:00"), end: at("2026-10-25T02:30:00+02:00") },
      secondPass,
    ]);
    expect(autumn("18:00", "02:30", "2026-10-24")).toEqual([
      { start: at("2026-10-24T18:00:00+02:00"), end: at("2026-10-25T02:30:00+02:00") },
      secondPass,
    ]);
    expect([length([daily("18:00", "03:00")], "2026-10-24"), length([daily("02:00", "03:00")], "2026-10-25")]).toEqual([
      10, 2,
    ]);
    const rules = [daily("02:00", "02:30")];
    expect([
      open(rules, "2026-10-25T02:15:00+02:00"),
      open(rules, "2026-10-25T02:45:00+02:00"),
      open(rules, "2026-10-25T02:15:00+01:00"),
    ]).toEqual([true, false, true]);
    expect(state(rules, "2026-10-25T02:15:00+02:00")).toMatchObject({ state: "closingSoon", minutesLeft: 15 });
    expect(state(rules, "2026-10-25T02:45:00+02:00")).toEqual({
      state: "closed",
      opensAt: at("2026-10-25T02:00:00+01:00"),
    });
  });
});

describe("the state", () => {
  const rules = [daily("11:00", "22:00")];
  it("is closing soon with fewer than 60 minutes left", () => {
    expect(state(rules, "2026-06-05T21:00:00+02:00")).toEqual({
      state: "open",
      closesAt: at("2026-06-05T22:00:00+02:00"),
      minutesLeft: 60,
    });
    expect(state(rules, "2026-06-05T21:00:01+02:00")).toMatchObject({ state: "closingSoon", minutesLeft: 60 });
    expect(state(rules, "2026-06-05T21:01:00+02:00")).toMatchObject({ state: "closingSoon", minutesLeft: 59 });
    expect(state(rules, "2026-06-05T22:00:00+02:00")).toEqual({
      state: "closed",
      opensAt: at("2026-06-06T11:00:00+02:00"),
    });
  });

  it("does not close at midnight when the next day begins open", () => {
    expect(state([daily("18:00", "24:00"), daily("00:00", "02:00")], "2026-06-05T23:30:00+02:00")).toMatchObject({
      state: "open",
      closesAt: at("2026-06-06T02:00:00+02:00"),
    });
  });

  it("looks 72 hours ahead for the next opening", () => {
    const fridays = [rule("friday", "11:00", "22:00")];
    expect(state(fridays, "2026-06-02T11:00:00+02:00")).toEqual({
      state: "closed",
      opensAt: at("2026-06-05T11:00:00+02:00"),
    });
    expect(state(fridays, "2026-06-02T10:59:00+02:00")).toEqual({ state: "closed", opensAt: null });
    expect(nextOpening({ rules: fridays, zone: ZONE, at: at("2026-06-05T12:00:00+02:00") })).toBeNull();
  });

  it("counts 72 hours, not three days, across the change of clocks", () => {
    const sundays = [rule("sunday", "11:00", "22:00")];
    expect(state(sundays, "2026-03-26T10:00:00+01:00")).toEqual({
      state: "closed",
      opensAt: at("2026-03-29T11:00:00+02:00"),
    });
    expect(state(sundays, "2026-10-22T11:00:00+02:00")).toEqual({ state: "closed", opensAt: null });
  });
});
