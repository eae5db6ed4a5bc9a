import { type LocalDate, addDays } from "../../kit/time";
import type { Contract } from "../../user/personnel/personnel-fields";
import type { Country } from "../country";
import { addMonths, countDays, earlier, later, wholeMonths } from "./calendar";
import {
  type Fraction,
  ZERO,
  ceiling,
  decimal,
  fraction,
  isLess,
  larger,
  minus,
  over,
  plus,
  smaller,
  times,
} from "./fraction";
import { contractAround, unitsOfWeek } from "./working-week";

/** When somebody came and went, and with which contracts. */
export interface Employment {
  country: Country;
  entryDate: LocalDate;
  /** The last day. */
  exitDate: LocalDate | null;
  contracts: readonly Contract[];
  /** Years of earlier service and school that count for the sixth week (§ 3 UrlG). */
  creditedYears?: number;
  birthDate?: LocalDate | null | undefined;
}

/** A year of leave: from the day of entry in Austria (§ 2 Abs. 4 UrlG), the calendar year in Germany (§ 1 BUrlG). */
export interface LeaveYear {
  from: LocalDate;
  to: LocalDate;
}

/** The leave year that begins in a calendar year. */
export function leaveYearOf({
  employment: { country, entryDate },
  year,
}: {
  employment: Employment;
  year: number;
}): LeaveYear {
  if (country === "DE") return { from: `${year}-01-01`, to: `${year}-12-31` };
  const years = year - Number(entryDate.slice(0, 4));
  return { from: addMonths(entryDate, 12 * years), to: addDays(addMonths(entryDate, 12 * (years + 1)), -1) };
}

/** Weeks of leave of a year, and those that somebody has earned by a day. */
export function entitledWeeks({
  employment,
  leaveYear,
  day,
}: {
  employment: Employment;
  leaveYear: LeaveYear;
  day: LocalDate;
}): { entitled: Fraction; accrued: Fraction } {
  const weeks = larger(agreedWeeks({ employment, leaveYear }), leastWeeks({ employment, leaveYear }));
  const of = { employment, leaveYear, weeks, day };
  const { entitled, accrued } = employment.country === "AT" ? austrian(of) : german(of);
  return { entitled, accrued: day < later(leaveYear.from, employment.entryDate) ? ZERO : smaller(entitled, accrued) };
}

/**
 * § 2 Abs. 1 UrlG: 30 working days (Werktage), five weeks; 36, six weeks, after 25 years. § 3 Abs. 1 BUrlG: 24, which are
 * four weeks. § 19 Abs. 2 JArbSchG: 30, 27 or 25 for who is not 16, 17 or 18 yet when the calendar year begins.
 */
function leastWeeks({
  employment: { country, entryDate, creditedYears = 0, birthDate },
  leaveYear,
}: {
  employment: Employment;
  leaveYear: LeaveYear;
}): Fraction {
  if (country === "DE") {
    const isBelow = (age: number): boolean => !!birthDate && addMonths(birthDate, 12 * age) > leaveYear.from;
    const days = isBelow(16) ? 30 : isBelow(17) ? 27 : isBelow(18) ? 25 : 24;
    return fraction(days, 6);
  }
  const years = Number(leaveYear.from.slice(0, 4)) - Number(entryDate.slice(0, 4)) + creditedYears;
  return fraction(years >= 25 ? 6 : 5);
}

/** The weeks that the contracts of a year say, each for its days. */
function agreedWeeks({ employment, leaveYear }: { employment: Employment; leaveYear: LeaveYear }): Fraction {
  const { entryDate, exitDate, contracts } = employment;
  const from = later(leaveYear.from, entryDate);
  const to = earlier(leaveYear.to, exitDate ?? leaveYear.to);
  const starts = [from, ...contracts.map(({ validFrom }) => validFrom).filter((day) => day > from && day <= to)].sort();
  const days = countDays({ from, to });
  if (days === 0) return ZERO;
  return starts.reduce((all, start, index) => {
    const next = starts[index + 1];
    const part = countDays({ from: start, to: next ? addDays(next, -1) : to });
    const weeks = decimal(contractAround({ contracts, day: start })?.holidayWeeks ?? 0);
    return plus(all, times(weeks, fraction(part, days)));
  }, ZERO);
}

interface Question {
  employment: Employment;
  leaveYear: LeaveYear;
  weeks: Fraction;
  day: LocalDate;
}

/**
 * § 2 Abs. 2 UrlG: in the first six months of the first year by the time that has gone by, then whole; from the second year
 * on whole from its first day. § 10 Abs. 1: of the year in which somebody leaves, the part until the last day.
 */
function austrian({ employment: { entryDate, exitDate }, leaveYear, weeks, day }: Question): {
  entitled: Fraction;
  accrued: Fraction;
} {
  const partUntil = (to: LocalDate): Fraction =>
    times(weeks, fraction(countDays({ from: leaveYear.from, to }), countDays(leaveYear)));
  const entitled = exitDate && exitDate < leaveYear.to ? partUntil(exitDate) : weeks;
  const isFirstHalf = leaveYear.from === entryDate && day < addMonths(entryDate, 6);
  return { entitled, accrued: isFirstHalf ? partUntil(day) : entitled };
}

/**
 * § 4 BUrlG: whole after six months of employment. § 5 Abs. 1: a twelfth for each whole month in a year in which that is
 * not reached, when somebody leaves before it, and when they leave in the first half of a year. Who begins on 1 July has
 * twelfths (BAG 9 AZR 179/15).
 */
function german({ employment, leaveYear, weeks, day }: Question): { entitled: Fraction; accrued: Fraction } {
  const { entryDate, exitDate, contracts } = employment;
  const waited = addMonths(entryDate, 6);
  const last = earlier(exitDate ?? leaveYear.to, leaveYear.to);
  const twelfths = (until: LocalDate): Fraction =>
    times(weeks, fraction(wholeMonths({ from: later(entryDate, leaveYear.from), until }), 12));
  const isPart =
    waited > leaveYear.to ||
    (exitDate !== null && exitDate < waited) ||
    (exitDate !== null && exitDate <= `${leaveYear.from.slice(0, 4)}-06-30`);
  const contract = contractAround({ contracts, day: later(entryDate, leaveYear.from) });
  const inDays = contract ? unitsOfWeek({ contract, unit: "days" }) : fraction(6);
  const entitled = isPart ? halfDaysUp({ weeks: twelfths(addDays(last, 1)), inDays }) : weeks;
  return { entitled, accrued: day < waited ? twelfths(addDays(earlier(day, last), 1)) : entitled };
}

/** § 5 Abs. 2 BUrlG: of leave by twelfths, a part of at least half a day becomes a whole one. A smaller part stays. */
function halfDaysUp({ weeks, inDays }: { weeks: Fraction; inDays: Fraction }): Fraction {
  const days = times(weeks, inDays);
  const up = fraction(ceiling(days));
  return isLess(fraction(1, 2), minus(up, days)) ? weeks : over(up, inDays);
}
