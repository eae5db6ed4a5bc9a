import fc from "fast-check";
import { expect, test } from "vitest";
import { ABSENCE_KINDS, type AbsenceKind } from "../../absence/absence-kinds";
import { absentDays } from "../../absence/absent-days";
import { countedOnce } from "../../absence/sickness";
import { DAY_PARTS } from "../../absence/day-part";
import { leaveDaysOf } from "../../labour-law/leave/leave-days";
import { paidMinutesOf } from "../pay/paid-minutes";
import { payOf } from "../pay/pay-of";
import { agreed, entryAt, factsOf } from "./month.cases";
import { monthOf } from "./month-of";

const DAY = "2026-06-03";
const month = "2026-06";
const half = (kind: AbsenceKind, part: "morning" | "afternoon") => ({ kind, from: DAY, to: DAY, half: true, part });
const kinds = fc.constantFrom(...ABSENCE_KINDS.filter((kind) => kind !== "personalHoliday"));

test("a sheet counts each half of a day by its own kind, and both are no more than the day", () => {
  fc.assert(
    fc.property(kinds, kinds, fc.integer({ min: 1, max: 720 }), fc.boolean(), (first, second, minutes, isTurned) => {
      const contracts = [agreed({ validFrom: "2026-01-01", weeklyMinutes: minutes, days: [{ weekday: 3, minutes }] })];
      const halves = [half(first, "morning"), half(second, "afternoon")];
      const facts = factsOf({ contracts, absences: isTurned ? halves.toReversed() : halves });
      const figures = monthOf({ ...facts, month });
      const day = figures.days.find((one) => one.day === DAY);
      const [upper, lower] = [Math.ceil(minutes / 2), Math.floor(minutes / 2)];
      const parts = [
        { kind: first, creditedMinutes: first === "compensation" ? 0 : upper },
        { kind: second, creditedMinutes: second === "compensation" ? 0 : lower },
      ];
      expect(day).toMatchObject({ absence: first, halves: parts, plannedMinutes: minutes });
      expect(day?.creditedMinutes).toBe(parts.reduce((sum, { creditedMinutes }) => sum + creditedMinutes, 0));
      expect(day?.differenceMinutes).toBe((day?.creditedMinutes ?? 0) - minutes);
      const days = new Map(figures.absences.map((one) => [one.kind, one.days]));
      expect(days.get(first)).toBe(first === second ? 1 : 0.5);
      expect(figures.absences.reduce((sum, one) => sum + one.days, 0)).toBe(1);
      expect(figures.absences.reduce((sum, one) => sum + one.minutes, 0)).toBe(day?.creditedMinutes);
      expect(figures.warnings.filter((one) => one.day === DAY && one.kind === "missing")).toEqual([]);
      // Time off in lieu is what is neither worked nor counted by the other half.
      expect(paidMinutesOf({ facts, days: figures.days }).compensationMinutes).toBe(
        minutes - (day?.creditedMinutes ?? 0),
      );
    }),
    { seed: 3 },
  );
});

test("a half without pay is no part of what is paid, and the other half is", () => {
  const contracts = [
    agreed({ validFrom: "2026-01-01", days: [{ weekday: 3, minutes: 480 }], weeklyMinutes: 480, hourlyWage: 2000 }),
  ];
  const facts = factsOf({ contracts, absences: [half("unpaid", "morning"), half("holiday", "afternoon")] });
  const figures = monthOf({ ...facts, month });
  const lines = payOf({ facts, month, figures, correctionMinutes: 0 })?.lines ?? [];
  expect(lines.find(({ item }) => item === "absences")).toMatchObject({ minutes: 240, amount: 8000 });
});

test("work in the half of time off in lieu is no work while somebody is away, and in the other one it is", () => {
  const absences = [half("compensation", "morning"), half("training", "afternoon")];
  const warned = (start: string): number =>
    monthOf({ ...factsOf({ absences, entries: [entryAt({ start, minutes: 60 })] }), month }).warnings.filter(
      ({ kind }) => kind === "absent",
    ).length;
  expect([warned(`${DAY}T07:00:00Z`), warned(`${DAY}T12:00:00Z`)]).toEqual([0, 1]);
});

test("two halves of leave are a day, a request for a whole one has its halves in it, and sickness of the one leaves the other", () => {
  const contracts = [agreed({ validFrom: "2026-01-01" })];
  const units = (
    leaves: { isHalf?: boolean; part?: "morning" | "afternoon" }[],
    sickness: Parameters<typeof leaveDaysOf>[0]["sickness"] = [],
  ): number =>
    leaveDaysOf({
      ...{ country: "DE", contracts, holidays: new Set(), unit: "days", sickness },
      leaves: leaves.map((one) => ({ from: DAY, to: DAY, isApproved: true, ...one })),
    }).reduce((sum, one) => sum + Number(one.units.numerator) / Number(one.units.divisor), 0);
  const [morning, afternoon] = DAY_PARTS.map((part) => ({ isHalf: true, part }));
  const parts = [morning ?? {}, afternoon ?? {}];
  expect([units(parts.slice(0, 1)), units(parts), units([...parts, {}]), units([{ isHalf: true }])]).toEqual([
    ...[0.5, 1, 1, 0.5],
  ]);
  const sick = { from: DAY, to: DAY, half: true, part: "morning" as const, hasCertificate: true };
  expect([units(parts, [sick]), units([{}], [sick])]).toEqual([0.5, 0]);
});

test("sickness of one half does not take the other half of something else, and averages leave the whole day out", () => {
  const both = [half("sick", "morning"), half("holiday", "afternoon")];
  const counted = countedOnce({ absences: both.map((one) => ({ ...one, certificate: {} })), country: "DE" });
  expect(counted.map(({ kind }) => kind).sort()).toEqual(["holiday", "sick"]);
  const same = both.map((one) => ({ ...one, part: "morning" as const, certificate: {} }));
  expect(countedOnce({ absences: same, country: "DE" }).map(({ kind }) => kind)).toEqual(["sick"]);
  const window = { from: "2026-06-01", to: "2026-06-30" };
  expect(absentDays({ absences: both, ...window })).toEqual([DAY]);
  expect(absentDays({ absences: both.slice(1), ...window })).toEqual([]);
  expect(absentDays({ absences: [half("sick", "morning"), half("compensation", "afternoon")], ...window })).toEqual([]);
});
