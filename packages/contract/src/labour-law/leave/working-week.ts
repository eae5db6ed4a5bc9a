import { type LocalDate, WEEKDAYS, weekdayOf } from "../../kit/time";
import type { Contract } from "../../user/personnel/personnel-fields";
import { contractOn } from "../../user/personnel/personnel.rules";
import { type Fraction, ZERO, fraction, smaller } from "./fraction";

/** How a person's leave is counted: in days, or in hours where that was agreed. */
export type LeaveUnit = "days" | "hours";

/** What a contract says about the days of a week. */
type Week = Pick<Contract, "days" | "weeklyMinutes">;

/** The contract of a day; before the first and after the last one, the one that is nearest. Null without any. */
export function contractAround({
  contracts,
  day,
}: {
  contracts: readonly Contract[];
  day: LocalDate;
}): Contract | null {
  const held = contractOn({ contracts, day });
  if (held) return held;
  const sorted = [...contracts].sort((a, b) => (a.validFrom < b.validFrom ? -1 : 1));
  return sorted.findLast(({ validFrom }) => validFrom <= day) ?? sorted[0] ?? null;
}

/** How many units a week of leave has with a contract: its working days, or its hours. */
export function unitsOfWeek({ contract, unit }: { contract: Contract; unit: LeaveUnit }): Fraction {
  return unit === "hours" ? fraction(contract.weeklyMinutes, 60) : fraction(workdaysOf(contract).length);
}

/**
 * The part of a week's leave that a day takes; zero for a day without work. In hours, a day never takes more than it would
 * in days, so that nobody is worse off than by the law.
 */
export function weekPartOf({ contract, day, unit }: { contract: Contract; day: LocalDate; unit: LeaveUnit }): Fraction {
  const days = workdaysOf(contract);
  const own = days.find(({ weekday }) => weekday === isoWeekday(day));
  if (!own) return ZERO;
  const inDays = fraction(1, days.length);
  return unit === "days" || contract.weeklyMinutes === 0
    ? inDays
    : smaller(inDays, fraction(Math.round(own.minutes * 1000), Math.round(contract.weeklyMinutes * 1000)));
}

/** The minutes of work that a contract has on a day of the week; 0 for a day without work. */
export function minutesOn({ contract, day }: { contract: Week; day: LocalDate }): number {
  return workdaysOf(contract).find(({ weekday }) => weekday === isoWeekday(day))?.minutes ?? 0;
}

/** The days of a contract with work; Monday to Friday alike where none are named. */
function workdaysOf({ days, weeklyMinutes }: Week): { weekday: number; minutes: number }[] {
  const named = days.filter(({ minutes }) => minutes > 0);
  return named.length > 0 ? named : [1, 2, 3, 4, 5].map((weekday) => ({ weekday, minutes: weeklyMinutes / 5 }));
}

/** 1 for Monday to 7 for Sunday. */
const isoWeekday = (day: LocalDate): number => WEEKDAYS.indexOf(weekdayOf(day)) || 7;
