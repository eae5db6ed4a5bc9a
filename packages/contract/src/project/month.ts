import { type LocalDate, WEEKDAYS, addDays, weekdayOf } from "../kit/time";

/** The weeks of a month (`YYYY-MM`), each of seven days from Monday on, with the days of other months around it. */
export function weeksOfMonth(month: string): LocalDate[][] {
  const first = `${month}-01`;
  const start = addDays(first, -((WEEKDAYS.indexOf(weekdayOf(first)) + 6) % 7));
  const weeks: LocalDate[][] = [];
  for (let monday = start; monday.slice(0, 7) <= month; monday = addDays(monday, 7))
    weeks.push(Array.from({ length: 7 }, (_, day) => addDays(monday, day)));
  return weeks;
}

/** The month so many months after another one, both as `YYYY-MM`. */
export function monthAfter({ month, count }: { month: string; count: number }): string {
  const [year = 0, number = 1] = month.split("-").map(Number);
  return new Date(Date.UTC(year, number - 1 + count, 1)).toISOString().slice(0, 7);
}
