import type { OpeningHoursRule } from "@tresen/contract/branch/opening-hours";
import { type Instant, type LocalDate, addDays, isDate, zonedTime, DEFAULT_TIME_ZONE } from "@tresen/contract/kit/time";
import { CLOSED_DAYS_MESSAGES } from "./closed-days.texts";

/** The largest number of days that can be closed at once. For longer periods a branch is made private instead. */
export const LONGEST_CLOSING = 62;

export interface Hours {
  openingHours: OpeningHoursRule[];
  deliveryHours: OpeningHoursRule[];
}

/**
 * The present day in these time zones; the earlier one where two days are meant, since it can still be closed there.
 */
export function presentDay({ zones, at }: { zones: readonly string[]; at: Instant }): LocalDate {
  const [first] = zones.map((zone) => zonedTime({ at, zone }).date).toSorted();
  return first ?? zonedTime({ at, zone: DEFAULT_TIME_ZONE }).date;
}

/** The error in the entered days, in German; null if they are valid. An empty `to` means a single day. */
export function closingFault({ from, to, today }: { from: string; to: string; today: LocalDate }): string | null {
  if (!isDate(from)) return CLOSED_DAYS_MESSAGES.dayRequired;
  if (from < today) return CLOSED_DAYS_MESSAGES.dayPast;
  if (to === "") return null;
  if (!isDate(to)) return CLOSED_DAYS_MESSAGES.endRequired;
  if (to < from) return CLOSED_DAYS_MESSAGES.endBeforeStart;
  return addDays(from, LONGEST_CLOSING) > to ? null : CLOSED_DAYS_MESSAGES.tooLong(LONGEST_CLOSING);
}

/** Every day from `from` to `to`, both included. */
export function daysBetween({ from, to }: { from: LocalDate; to: LocalDate }): LocalDate[] {
  const days: LocalDate[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day);
  return days;
}

/**
 * The hours with these days closed for every method. Existing rules for these dates are removed from both lists, since
 * the delivery hours' own rules would take precedence over the closing.
 */
export function withClosedDays({ hours, days }: { hours: Hours; days: readonly LocalDate[] }): Hours {
  const isOther = ({ type, date }: OpeningHoursRule): boolean => type !== "once" || !days.includes(date ?? "");
  const closings = days.map((date): OpeningHoursRule => ({
    type: "once",
    date,
    isClosed: true,
    from: "00:00",
    to: "24:00",
  }));
  return {
    openingHours: [...hours.openingHours.filter(isOther), ...closings],
    deliveryHours: hours.deliveryHours.filter(isOther),
  };
}

/** Whether all of these days are already closed for every method. */
export function areClosed({ hours, days }: { hours: Hours; days: readonly LocalDate[] }): boolean {
  const isOf =
    (day: LocalDate) =>
    (rule: OpeningHoursRule): boolean =>
      rule.type === "once" && rule.date === day;
  return days.every(
    (day) =>
      hours.openingHours.some((rule) => isOf(day)(rule) && rule.isClosed) &&
      hours.deliveryHours
        .filter(isOf(day))
        .every(({ isClosed }, _index, own) => isClosed || own.some((rule) => rule.isClosed)),
  );
}
