import { type LocalDate, addDays } from "../../kit/time";
import type { Country } from "../country";
import { addMonths } from "./calendar";
import { type Fraction, ceiling, fraction, times } from "./fraction";
import type { LeaveYear } from "./entitlement";

/**
 * The first day from `after` on at whose end leave of a year may lapse.
 *
 * Austria: two years after the end of the leave year (§ 4 Abs. 5 UrlG). Germany: 31 December, or 31 March of the next year
 * where there was a reason to carry it over (§ 7 Abs. 3 BUrlG). What did not lapse then is like leave of the next year, so
 * it may at the end of that: in Austria after another year, in Germany on 31 December.
 */
export function lapseDay({
  country,
  leaveYear,
  isCarried,
  after,
}: {
  country: Country;
  leaveYear: LeaveYear;
  /** Whether an urgent reason of business or person was accepted. */
  isCarried: boolean;
  after: LocalDate;
}): LocalDate {
  const next = addDays(leaveYear.to, 1);
  for (let years = country === "AT" ? 2 : 0; ; years += 1) {
    const end = addDays(addMonths(next, 12 * years), -1);
    const day = isCarried && country === "DE" && years === 0 ? addDays(addMonths(next, 3), -1) : end;
    if (day >= after) return day;
  }
}

/**
 * The last day on which the employer can tell somebody that leave will lapse, so that there is time to take all of it. The
 * courts ask for "in good time" (EuGH C-684/16, OGH 8 ObA 23/23z); this takes it as the calendar days of the leave.
 */
export function lastNotice({ day, weeks }: { day: LocalDate; weeks: Fraction }): LocalDate {
  return addDays(day, -ceiling(times(weeks, fraction(7))));
}

/** Whether the employer has told in time: within the twelve months before the day, and not after the last day for it. */
export function isNoticed({
  day,
  weeks,
  notices,
}: {
  day: LocalDate;
  weeks: Fraction;
  notices: readonly LocalDate[];
}): boolean {
  const first = addMonths(addDays(day, 1), -12);
  const last = lastNotice({ day, weeks });
  return notices.some((notice) => notice >= first && notice <= last);
}
