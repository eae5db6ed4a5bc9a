import { ABSENCE_KINDS, type AbsenceKind } from "../../absence/absence-kinds";
import { type LocalDate, addDays } from "../../kit/time";
import { averageWindow } from "../../labour-law/check/hours-checks";
import { daysBetween } from "../../labour-law/check/work-time";
import type { Country } from "../../labour-law/country";
import { earlier } from "../../labour-law/leave/calendar";
import { countEntries, isPaid, secondsByDay } from "./counted-entries";
import type { SheetFacts } from "./facts";
import { agreedOnHoliday, holidayMinutes } from "./holiday-work";
import { daysOfMonth } from "./months";
import { type OtherTime, otherTimesOf } from "./other-times";
import { type SurchargeSum, quarterStart, surchargesOf } from "./surcharges";
import { type DayTarget, besideWork, targetOf } from "./target";
import { type SheetWarning, warningsOf } from "./warnings";

const MINUTE = 60;
/** Rests are made up for within four weeks, so the law checks look back as far. */
const LOOKS_BACK = 28;

/** A day of a sheet, in whole minutes but for the seconds that were recorded. */
export interface SheetDay {
  day: LocalDate;
  plannedMinutes: number;
  workedMinutes: number;
  workedSeconds: number;
  breakMinutes: number;
  creditedMinutes: number;
  /** Of two halves that of the morning. */
  absence: AbsenceKind | null;
  /** The absences of both halves, the morning first; absent on all other days. */
  halves?: { kind: AbsenceKind; creditedMinutes: number }[];
  holiday: string | null;
  differenceMinutes: number;
}

/** The figures of a month. */
export interface MonthFigures {
  plannedMinutes: number;
  workedMinutes: number;
  breakMinutes: number;
  absences: { kind: AbsenceKind; days: number; minutes: number }[];
  /** Without corrections. */
  differenceMinutes: number;
  surcharges: SurchargeSum[];
  /** Absent in months without any, so that those that were confirmed or locked before keep their figures. */
  otherTimes?: OtherTime[];
  warnings: SheetWarning[];
  days: SheetDay[];
}

/**
 * The month of a person from what was recorded, agreed and approved. The work of each day is rounded up and what is
 * planned is rounded down, so that no rounding costs the person time. In Austria work on public holidays is paid as such and
 * no part of the difference, and the agreed hours into which it goes on from the day before are not planned.
 * @param month `2026-11`.
 */
export function monthOf({ month, ...facts }: SheetFacts & { month: string }): MonthFigures {
  const { first, last } = daysOfMonth(month);
  const counted = countEntries(facts);
  const targets = targetsOf({ facts, counted, month });
  const days = daysOf({ facts, counted, targets });
  const otherTimes = otherTimesOf({ counted, first, last, now: facts.now });
  const sum = (name: "plannedMinutes" | "workedMinutes" | "breakMinutes" | "differenceMinutes"): number =>
    days.reduce((all, day) => all + day[name], 0);
  return {
    plannedMinutes: sum("plannedMinutes"),
    workedMinutes: sum("workedMinutes"),
    breakMinutes: sum("breakMinutes"),
    absences: absencesOf(targets),
    differenceMinutes: sum("differenceMinutes"),
    surcharges: facts.isExternal ? [] : surchargesOf({ facts, counted, first, last }),
    ...(otherTimes.length > 0 ? { otherTimes } : {}),
    warnings: warningsOf({ facts, counted, days: targets }),
    days,
  };
}

/** The difference of a month without corrections, for the balance that is carried on: without surcharges and warnings. */
export function differenceOf({ month, ...facts }: SheetFacts & { month: string }): number {
  const counted = countEntries(facts);
  const targets = targetsOf({ facts, counted, month });
  return daysOf({ facts, counted, targets }).reduce((sum, day) => sum + day.differenceMinutes, 0);
}

interface Counted {
  facts: SheetFacts;
  counted: ReturnType<typeof countEntries>;
}

interface WorkedTarget extends DayTarget {
  day: LocalDate;
  workedSeconds: number;
  workedMinutes: number;
}

/** What the days of a month ask of the person, and what they worked. */
function targetsOf({ facts, counted, month }: Counted & { month: string }): WorkedTarget[] {
  const { first, last } = daysOfMonth(month);
  const worked = secondsByDay({ counted, of: (one) => (isPaid(one) ? one.workedSeconds : 0) });
  return daysBetween({ from: first, to: last }).map((day) => {
    const workedSeconds = worked.get(day) ?? 0;
    const workedMinutes = roundedUp({ seconds: workedSeconds, step: facts.rules.roundingMinutes });
    const target = { day, ...targetOf({ facts, day }), workedSeconds, workedMinutes };
    return besideWork({ target, workedMinutes });
  });
}

function daysOf({ facts, counted, targets }: Counted & { targets: readonly WorkedTarget[] }): SheetDay[] {
  const onHolidays = holidayMinutes({ facts, counted });
  const breaks = secondsByDay({ counted, of: ({ breakSeconds }) => breakSeconds });
  return targets.map(({ day, planned, credited, absence, away, holiday, workedSeconds, workedMinutes }) => {
    const onHoliday = onHolidays.get(day) ?? 0;
    const plannedMinutes = planned - agreedOnHoliday({ planned, credited, onHoliday });
    return {
      ...{ day, plannedMinutes, workedMinutes, workedSeconds },
      ...{ breakMinutes: Math.floor((breaks.get(day) ?? 0) / MINUTE), creditedMinutes: credited, absence, holiday },
      ...(away.length > 1 ? { halves: away.map((one) => ({ kind: one.kind, creditedMinutes: one.credited })) } : {}),
      differenceMinutes: facts.isExternal ? 0 : workedMinutes - onHoliday + credited - plannedMinutes,
    };
  });
}

/** Absences by kind; a half day is half of one. Only days on which the person would have worked count. */
function absencesOf(targets: readonly DayTarget[]): MonthFigures["absences"] {
  const all = targets.flatMap(({ away, planned }) => (planned > 0 ? away : []));
  return ABSENCE_KINDS.flatMap((kind) => {
    const of = all.filter((one) => one.kind === kind);
    if (of.length === 0) return [];
    const days = of.reduce((sum, { isHalf }) => sum + (isHalf ? 0.5 : 1), 0);
    return [{ kind, days, minutes: of.reduce((sum, { credited }) => sum + credited, 0) }];
  });
}

function roundedUp({ seconds, step }: { seconds: number; step: number }): number {
  return Math.ceil(seconds / (step * MINUTE)) * step;
}

/**
 * The first day whose entries a month needs: four weeks before it for rests, the whole first week of its quarter for
 * Mehrarbeit, and the weeks over which the country's law takes the average of the hours.
 */
export function firstDayFor({ month, country }: { month: string; country: Country | null }): LocalDate {
  const { first, last } = daysOfMonth(month);
  const day = addDays(earlier(addDays(first, 6 - LOOKS_BACK), quarterStart(first)), -6);
  return country ? earlier(day, averageWindow({ country, to: last }).from) : day;
}
