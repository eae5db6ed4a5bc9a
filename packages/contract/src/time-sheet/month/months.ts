import { type LocalDate, addDays } from "../../kit/time";
import { addMonths } from "../../labour-law/leave/calendar";

/** First and last day of `2026-11`. */
export function daysOfMonth(month: string): { first: LocalDate; last: LocalDate } {
  const first = `${month}-01`;
  return { first, last: addDays(addMonths(first, 1), -1) };
}

/** The month so many months later. */
export function monthAfter(month: string, months = 1): string {
  return addMonths(`${month}-01`, months).slice(0, 7);
}
