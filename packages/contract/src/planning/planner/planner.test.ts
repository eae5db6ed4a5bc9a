import fc from "fast-check";
import { expect, it } from "vitest";
import type { WorkingSchedule } from "../working-schedule.resource";
import { coverOf } from "./cover";
import { clockOf, onOtherDay, timesOf, withTimes } from "./moved";
import { type StaffingNeed, plannerSetupInput, staffingNeed } from "./planner";
import { lastsInto } from "../working-schedule.rules";
import { contractMinutes, planSums, sumFor } from "./sums";
import { copiedShifts, mondayOf, shiftsOfTemplate, templateShifts } from "./templates";

const zone = "Europe/Vienna";
const HELD = {
  ...{ validFrom: "2026-01-01", validTo: null, weeklyMinutes: 2400, days: [] },
  ...{ monthlySalary: null, monthlyHours: null },
};
const shift = (day: string, from: string, to: string, changes: Partial<WorkingSchedule> = {}) => ({
  ...timesOf({ day, from, to, zone }),
  ...{ day, breakMinutes: 0, user: "usr_1", department: null, role: "Küche", kind: null, note: "" },
  state: "draft" as const,
  ...changes,
});

it("times are those of the wall clock, also on the days on which clocks change", () => {
  // The nights of 28 March and of 24 October 2026 have seven and nine hours.
  const night = timesOf({ day: "2026-03-21", from: "22:00", to: "06:00", zone });
  expect(night).toEqual({ startsAt: "2026-03-21T21:00:00.000Z", endsAt: "2026-03-22T05:00:00.000Z" });
  const copied = onOtherDay({ ...night, days: 7, zone });
  expect(copied).toEqual({ startsAt: "2026-03-28T21:00:00.000Z", endsAt: "2026-03-29T04:00:00.000Z" });
  expect(onOtherDay({ ...copied, days: -7, zone })).toEqual(night);
  const autumn = onOtherDay({ ...timesOf({ day: "2026-10-17", from: "22:00", to: "06:00", zone }), days: 7, zone });
  expect((Date.parse(autumn.endsAt) - Date.parse(autumn.startsAt)) / 3_600_000).toBe(9);
  expect(clockOf({ at: autumn.endsAt, zone })).toBe("06:00");
  // Half past two does not exist on 29 March; something of the shift is left all the same.
  const skipped = onOtherDay({ ...timesOf({ day: "2026-03-28", from: "02:10", to: "02:50", zone }), days: 1, zone });
  expect(skipped.startsAt < skipped.endsAt).toBe(true);
});

it("resizing leaves some time", () => {
  const times = timesOf({ day: "2026-06-01", from: "08:00", to: "09:00", zone });
  expect(withTimes({ ...times, end: 15 })?.endsAt).toBe("2026-06-01T07:15:00.000Z");
  expect(withTimes({ ...times, end: -60 })).toBeNull();
  expect(withTimes({ ...times, start: -30, end: -30 })?.startsAt).toBe("2026-06-01T05:30:00.000Z");
});

it("a week is copied without what was cancelled, and comes back from its template", () => {
  const shifts = [
    shift("2026-06-01", "08:00", "16:00", { note: "Schlüssel" }),
    shift("2026-06-07", "22:00", "06:00", { user: null }),
    shift("2026-06-02", "08:00", "16:00", { state: "cancelled" }),
  ];
  const copied = copiedShifts({ shifts, days: 7, zone });
  expect(copied.map(({ startsAt }) => startsAt)).toEqual(["2026-06-08T06:00:00.000Z", "2026-06-14T20:00:00.000Z"]);
  expect(copied[0]).not.toHaveProperty("state");
  const template = templateShifts({ shifts, zone, isWithPeople: true });
  expect(template.map(({ weekday, from, to }) => [weekday, from, to])).toEqual([
    [1, "08:00", "16:00"],
    [7, "22:00", "06:00"],
  ]);
  expect(shiftsOfTemplate({ shifts: template, monday: mondayOf("2026-06-10"), zone })).toEqual(copied);
  expect(templateShifts({ shifts, zone, isWithPeople: false }).every(({ user }) => user === null)).toBe(true);
});

it("the cover of a need is that of its worst and its fullest moment, by role and without open shifts", () => {
  const need = (changes: Partial<StaffingNeed> = {}): StaffingNeed => ({
    ...{ weekday: 1, from: "10:00", to: "14:00", role: "Küche", min: 2, max: 2 },
    ...changes,
  });
  const shifts = [
    shift("2026-06-01", "09:00", "12:00"),
    shift("2026-06-01", "10:00", "14:00"),
    shift("2026-06-01", "11:00", "13:00", { role: " küche" }),
    shift("2026-06-01", "10:00", "14:00", { user: null }),
    shift("2026-06-01", "10:00", "14:00", { role: "Service" }),
    shift("2026-06-01", "10:00", "14:00", { state: "cancelled" }),
  ];
  const of = (changes?: Partial<StaffingNeed>) => {
    const [cover] = coverOf({ needs: [need(changes)], shifts, day: "2026-06-01", zone });
    return cover && [cover.least, cover.most, cover.missing, cover.surplus, cover.open];
  };
  expect(of()).toEqual([1, 3, 1, 1, 1]);
  expect(of({ to: "11:00" })).toEqual([2, 2, 0, 0, 1]);
  expect(of({ role: "", max: null })).toEqual([2, 4, 0, 0, 1]);
  expect(of({ from: "20:00", to: "24:00" })).toEqual([0, 0, 2, 0, 0]);
  expect(of({ weekday: 2 })).toBeUndefined();
});

it("after midnight a need counts the people of the night before", () => {
  const night = shift("2026-05-31", "18:00", "02:00");
  const needs: StaffingNeed[] = [
    { weekday: 1, from: "00:00", to: "02:00", role: "", min: 1, max: null },
    { weekday: 1, from: "02:00", to: "03:00", role: "", min: 1, max: null },
  ];
  expect(coverOf({ needs, shifts: [night], day: "2026-06-01", zone }).map(({ missing }) => missing)).toEqual([0, 1]);
  expect(lastsInto({ shift: night, day: "2026-06-01", zone })).toBe(true);
  expect(lastsInto({ shift: night, day: "2026-05-31", zone })).toBe(false);
  expect(lastsInto({ shift: shift("2026-05-31", "18:00", "00:00"), day: "2026-06-01", zone })).toBe(false);
});

it("hours and cost are summed by the contract of each day, and a missing wage is told", () => {
  const terms = (validFrom: string, hourlyWage: number | null) => ({
    ...HELD,
    ...{ validFrom, hourlyWage },
  });
  const people = [
    { id: "usr_1", terms: [terms("2026-01-01", 1200), terms("2026-06-02", 1500)] },
    { id: "usr_2", terms: [terms("2026-06-03", null)] },
  ];
  const shifts = [
    shift("2026-06-01", "08:00", "16:00", { breakMinutes: 30 }),
    shift("2026-06-02", "08:00", "09:00"),
    shift("2026-06-02", "08:00", "10:00", { user: "usr_2" }),
    shift("2026-06-02", "08:00", "12:00", { user: null }),
    shift("2026-06-02", "08:00", "12:00", { state: "cancelled" }),
  ];
  const sums = planSums({ shifts, people });
  expect(sums.total).toEqual({ minutes: 630, cost: 10_500, withoutWage: 1 });
  expect(sumFor(sums.days, "2026-06-02")).toEqual({ minutes: 180, cost: 1500, withoutWage: 1 });
  expect(sumFor(sums.people, "usr_1")).toEqual({ minutes: 510, cost: 10_500, withoutWage: 0 });
  expect(sums.open.minutes).toBe(240);
  const week = { from: "2026-06-01", to: "2026-06-07" };
  expect(people.map((person) => contractMinutes({ ...person, ...week }))).toEqual([2400, 1440]);
  expect(contractMinutes({ terms: [], ...week })).toBeNull();
  // Five days of eight hours: without a holiday, a day and a half of leave, and no more than the day of two halves.
  const away = (from: string, to: string, half = false) => ({ from, to, half });
  const left = (absences: ReturnType<typeof away>[], holidays: string[] = []) =>
    contractMinutes({ terms: [terms("2026-01-01", 2400)], ...week, absences, holidays: new Set(holidays) });
  expect(left([], ["2026-06-04"])).toBe(1920);
  expect(left([away("2026-06-02", "2026-06-02"), away("2026-06-03", "2026-06-03", true)])).toBe(1680);
  expect(left([away("2026-06-02", "2026-06-02", true), away("2026-06-02", "2026-06-05", true)])).toBe(1200);
  expect(left([away("2026-05-01", "2026-06-30")])).toBe(0);
});

it("an hour of a salary costs what it does in time sheets, rounded once a shift", () => {
  const salary = (weeklyMinutes: number) => ({
    ...HELD,
    ...{ hourlyWage: null, monthlySalary: 250_000, weeklyMinutes },
  });
  const people = [
    { id: "usr_1", terms: [salary(2310)] },
    { id: "usr_2", terms: [salary(0)] },
  ];
  const shifts = [
    shift("2026-06-01", "08:00", "16:00", { breakMinutes: 30 }),
    shift("2026-06-02", "08:00", "09:00"),
    shift("2026-06-03", "08:00", "09:00"),
    shift("2026-06-03", "08:00", "09:00", { user: "usr_2" }),
  ];
  const { days, people: sums } = planSums({ shifts, people });
  // 2500.00 € / 4.35 / 38.5 h = 14.927 €, so 14.93 € an hour.
  expect(sumFor(days, "2026-06-01")).toEqual({ minutes: 450, cost: 11_198, withoutWage: 0 });
  expect(sumFor(sums, "usr_1")).toEqual({ minutes: 570, cost: 11_198 + 2 * 1493, withoutWage: 0 });
  expect(sumFor(sums, "usr_2")).toEqual({ minutes: 60, cost: 0, withoutWage: 1 });
});

it("where shifts of a person overlap, time and cost count once, and those of open shifts each", () => {
  const people = [{ id: "usr_1", terms: [{ ...HELD, hourlyWage: 1200 }] }];
  const twice = (changes: Partial<WorkingSchedule> = {}) =>
    [1, 2].map(() => shift("2026-06-01", "08:00", "12:00", changes));
  const sums = planSums({ shifts: [...twice(), ...twice({ user: "usr_2" }), ...twice({ user: null })], people });
  expect(sumFor(sums.people, "usr_1")).toEqual({ minutes: 240, cost: 4800, withoutWage: 0 });
  expect(sums.total).toMatchObject({ minutes: 480, cost: 4800 });
  expect(sums.open.minutes).toBe(480);
});

it("a cost is the exact one of the hour, rounded half up", () => {
  const given = { hourlyWage: fc.integer({ min: 1, max: 50_000 }), minutes: fc.integer({ min: 1, max: 1440 }) };
  fc.assert(
    fc.property(fc.record(given), ({ hourlyWage, minutes }) => {
      const people = [{ id: "usr_1", terms: [{ ...HELD, hourlyWage }] }];
      const startsAt = "2026-06-01T00:00:00.000Z";
      const endsAt = new Date(Date.parse(startsAt) + minutes * 60_000).toISOString();
      const { total } = planSums({ shifts: [{ ...shift("2026-06-01", "08:00", "09:00"), startsAt, endsAt }], people });
      expect(Math.abs(120 * total.cost - 2 * hourlyWage * minutes)).toBeLessThanOrEqual(60);
    }),
  );
});

it("needs and templates that contradict themselves are refused", () => {
  const need = { weekday: 1, from: "10:00", to: "14:00", role: "", min: 2, max: 1 };
  const paths = (given: object) => staffingNeed.safeParse(given).error?.issues.map(({ path }) => path.join("."));
  expect(paths(need)).toEqual(["max"]);
  expect(paths({ ...need, max: null, to: "10:00" })).toEqual(["to"]);
  expect(paths({ ...need, max: null, to: "24:00" })).toBeUndefined();
  const template = { id: "a", name: "Winter", shifts: [] };
  const setup = { branch: "brn_1", version: 0, needs: [], templates: [template, { ...template, name: "winter" }] };
  expect(plannerSetupInput.safeParse(setup).success).toBe(false);
});
