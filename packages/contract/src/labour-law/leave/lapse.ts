import { type LocalDate, addDays } from "../../kit/time";
import type { Country } from "../country";
import { addMonths } from "./calendar";
import { type Fraction, ceiling, fraction, times } from "./fraction";
import type { LeaveYear } from "./entitlement";

/** Until when leave of a year can be taken in Germany: its end where there is no reason to carry it over. */
export type CarriedTo = "yearEnd" | "march" | "nextYear" | "fifteenMonths";

/** Months after the end of the leave year. */
const CARRIED_MONTHS: Readonly<Record<CarriedTo, number>> = { yearEnd: 0, march: 3, nextYear: 12, fifteenMonths: 15 };

/**
 * The first day from `after` on at whose end leave of a year may lapse.
 *
 * Austria: two years after the end of the leave year (§ 4 Abs. 5 UrlG). Germany: 31 December, or 31 March of the next year
 * where there was a reason to carry it over (§ 7 Abs. 3 Satz 2 and 3 BUrlG); the end of the next year for part of the waiting
 * time (Satz 4); 15 months after the year for long sickness (EuGH C-214/10, BAG 9 AZR 353/10). What did not lapse then is
 * like leave of the next year, so it may at the end of that: in Austria after another year, in Germany on 31 December.
 */
export function lapseDay({
  country,
  leaveYear,
  carriedTo,
  after,
}: {
  country: Country;
  leaveYear: LeaveYear;
  carriedTo: CarriedTo;
  after: LocalDate;
}): LocalDate {
  const next = addDays(leaveYear.to, 1);
  const first = country === "AT" ? 24 : CARRIED_MONTHS[carriedTo];
  for (let months = first; ; months = 12 * (Math.floor(months / 12) + 1)) {
    const day = addDays(addMonths(next, months), -1);
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
