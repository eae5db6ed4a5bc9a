import { type Instant, type LocalDate, addDays, weekdayOf, zonedTime } from "../../kit/time";
import type { Stretch } from "../subject";
import { daysBetween, dayTime, timeWithin, workedPiecesOf } from "./work-time";

/** § 11 Abs. 1 ArbZG: so many Sundays of a calendar year are free of work. What § 12 allows by agreement is not known here. */
export const FREE_SUNDAYS = 15;

/**
 * How many Sundays of a year can be worked so that enough of them are free.
 * @param year `2026`.
 */
export function workableSundays(year: string): number {
  return sundaysUntil(`${year}-12-31`) - FREE_SUNDAYS;
}

/** Whether so many Sundays of the year have been by then that too many of them can be worked. */
export function isLateSunday(day: LocalDate): boolean {
  return weekdayOf(day) === "sunday" && sundaysUntil(day) > workableSundays(day.slice(0, 4));
}

/** The Sunday on which work of less than a day can be that begins at an instant; null for none. */
export function sundayAfter({ at, zone }: { at: Instant; zone: string }): LocalDate | null {
  const { date } = zonedTime({ at, zone });
  return [date, addDays(date, 1)].find((day) => weekdayOf(day) === "sunday") ?? null;
}

/** The Sundays on which there is work, each once. */
export function workedSundays(stretches: readonly Stretch[]): LocalDate[] {
  const found = stretches.flatMap((stretch) => {
    const { start, end, zone } = stretch;
    const [from, to] = [start, Math.max(start, end - 1)].map((at) => zonedTime({ at, zone }).date);
    const pieces = workedPiecesOf(stretch);
    return daysBetween({ from: from ?? "", to: to ?? "" }).filter(
      (day) => weekdayOf(day) === "sunday" && timeWithin({ pieces, within: dayTime({ day, zone }) }) > 0,
    );
  });
  return [...new Set(found)].sort();
}

/** The Sundays of the year of a day until then. */
function sundaysUntil(day: LocalDate): number {
  return daysBetween({ from: `${day.slice(0, 4)}-01-01`, to: day }).filter((one) => weekdayOf(one) === "sunday").length;
}
