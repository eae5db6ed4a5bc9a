import { DAY, type LocalDate, addDays } from "../../kit/time";

/**
 * The day on which so many months are over, counted from a day that belongs to them. Where the month has no such day, they
 * end with its last one, so it is the first of the month after (§ 188 Abs. 2 and 3 BGB, § 902 ABGB).
 */
export function addMonths(day: LocalDate, months: number): LocalDate {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  const first = (more: number): LocalDate =>
    new Date(Date.UTC(year, month - 1 + months + more, 1)).toISOString().slice(0, 10);
  const moved = addDays(first(0), date - 1);
  return moved < first(1) ? moved : first(1);
}

/** How many whole months lie from a day to another that is no part of them. */
export function wholeMonths({ from, until }: { from: LocalDate; until: LocalDate }): number {
  let months = 0;
  while (addMonths(from, months + 1) <= until) months += 1;
  return months;
}

/** Days from one to another, both included; none where they are in the wrong order. */
export function countDays({ from, to }: { from: LocalDate; to: LocalDate }): number {
  return Math.max(0, Math.round((Date.parse(to) - Date.parse(from)) / DAY) + 1);
}

export const earlier = (a: LocalDate, b: LocalDate): LocalDate => (a < b ? a : b);
export const later = (a: LocalDate, b: LocalDate): LocalDate => (a > b ? a : b);
