import { DAY, HOUR, type LocalDate, addDays, weekdayOf } from "../../kit/time";
import { type Context, workedWeeks, mondayOf } from "./context";
import type { Check, Found, Severity } from "./rule";
import { dayTime, daysBetween } from "./work-time";

/** Work on a Sunday, of more than `above` hours where so much is allowed. */
export function sundayWork({ severity, above = 0 }: { severity: Severity; above?: number }): Check {
  return (context) =>
    workedDates(context)
      .filter((day) => weekdayOf(day) === "sunday" && context.workOn(day) > above * HOUR)
      .flatMap((day) => ofDate({ context, day, severity, actual: context.workOn(day) }));
}

/** Work on a public holiday. */
export function holidayWork({ severity }: { severity: Severity }): Check {
  return (context) =>
    workedDates(context)
      .filter((day) => context.holidays.has(day))
      .flatMap((day) => ofDate({ context, day, severity, actual: context.workOn(day) }));
}

/** More Sundays of a calendar year are worked than leave `free` without work. */
export function freeSundays({ free }: { free: number }): Check {
  return (context) =>
    workedDates(context)
      .filter((day) => weekdayOf(day) === "sunday")
      .filter((day, _, sundays) => {
        const year = day.slice(0, 4);
        const all = daysBetween({ from: `${year}-01-01`, to: `${year}-12-31` });
        const worked = sundays.filter((one) => one.startsWith(year) && one <= day).length;
        return worked > all.filter((one) => weekdayOf(one) === "sunday").length - free;
      })
      .flatMap((day) => ofDate({ context, day, severity: "breach" }));
}

/**
 * Work on a Sunday is made up for by a working day without work within two weeks around it, work on a holiday that is a
 * working day within eight weeks (§ 11 Abs. 3 ArbZG). Each free day makes up for one. An info while there is time, then a
 * breach at its last day.
 */
export const substituteDay: Check = (context) => {
  const worked = workedDates(context);
  const dates = new Set(worked);
  const known = { from: earliest(context.from, worked[0]), to: latest(context.to, worked.at(-1)) };
  const free = new Set(
    daysBetween(known).filter((day) => weekdayOf(day) !== "sunday" && !context.holidays.has(day) && !dates.has(day)),
  );
  return worked
    .filter((day) => weekdayOf(day) === "sunday" || context.holidays.has(day))
    .map((day) => ({ day, span: weekdayOf(day) === "sunday" ? 13 : 55 }))
    .sort((a, b) => (addDays(a.day, a.span) < addDays(b.day, b.span) ? -1 : 1))
    .flatMap(({ day, span }) => {
      const until = addDays(day, span);
      const made = [...free].find((one) => one >= addDays(day, -span) && one <= until);
      if (made) free.delete(made);
      if (made) return [];
      return until > context.to
        ? ofDate({ context, day, severity: "info", until })
        : ofDate({ context, day, severity: "breach", until }).map((found) => ({ ...found, day: until }));
    });
};

/** Work on more than `most` days of a week; told on the day that is one too many. */
export function freeDays({ most }: { most: number }): Check {
  return (context) => {
    const dates = workedDates(context);
    return dates
      .filter((day) => dates.filter((one) => mondayOf(one) === mondayOf(day) && one <= day).length > most)
      .flatMap((day) => ofDate({ context, day, severity: "breach" }));
  };
}

/**
 * Each week has two free days one after the other, of which the second may be the next Monday. With at least `least`
 * hours of rest instead it is a warning, since a collective agreement may allow that.
 */
export function twoFreeDays({ least }: { least: number }): Check {
  return (context) => {
    const dates = new Set(workedDates(context));
    return workedWeeks(context).flatMap((monday) => {
      const week = daysBetween({ from: monday, to: addDays(monday, 6) });
      if (week.some((day) => !dates.has(day) && !dates.has(addDays(day, 1)))) return [];
      const last = week.findLast((day) => dates.has(day)) ?? monday;
      const longest = Math.max(0, ...week.map((day) => restAround({ context, day })));
      const severity = longest >= least * HOUR ? "warning" : "breach";
      return ofDate({ context, day: last, severity });
    });
  };
}

/** Some weekdays of a month stay free: at least `free` of them. */
export function freeInMonth({
  weekday,
  free,
  severity,
}: {
  weekday: "saturday" | "sunday";
  free: number;
  severity: Severity;
}): Check {
  return (context) =>
    workedDates(context)
      .filter((day) => weekdayOf(day) === weekday)
      .filter((day, _, worked) => {
        const month = day.slice(0, 7);
        const all = daysBetween({ from: `${month}-01`, to: addDays(`${month}-01`, 30) });
        const sum = all.filter((one) => one.startsWith(month) && weekdayOf(one) === weekday).length;
        return worked.filter((one) => one.startsWith(month) && one <= day).length > sum - free;
      })
      .flatMap((day) => ofDate({ context, day, severity }));
}

/** Work on two Sundays one after the other. */
export const everySecondSunday: Check = (context) => {
  const dates = new Set(workedDates(context));
  return [...dates]
    .filter((day) => weekdayOf(day) === "sunday" && dates.has(addDays(day, -7)))
    .flatMap((day) => ofDate({ context, day, severity: "warning" }));
};

/** Work on a Saturday. */
export const saturdayWork: Check = (context) =>
  workedDates(context)
    .filter((day) => weekdayOf(day) === "saturday")
    .flatMap((day) => ofDate({ context, day, severity: "breach" }));

/** Work on named days, from a minute of the clock on. */
export function workOnNamedDays({ isNamed, from = 0 }: { isNamed: (day: LocalDate) => boolean; from?: number }): Check {
  return (context) =>
    workedDates(context)
      .filter((day) => isNamed(day) && context.workOn(day, { from, to: 1440 }) > 0)
      .flatMap((day) => ofDate({ context, day, severity: "breach" }));
}

/** Any work at all. */
export const anyWork: Check = (context) =>
  workedDates(context).flatMap((day) => ofDate({ context, day, severity: "breach" }));

/** The dates on which there is work, also those that a night only reaches, in order. */
function workedDates({ days, zone, workOn }: Context): LocalDate[] {
  const dates = new Set(days.flatMap(({ date, end }) => daysOfWork({ date, end, zone })));
  return [...dates].filter((day) => workOn(day) > 0).sort();
}

function daysOfWork({ date, end, zone }: { date: LocalDate; end: number; zone: string }): LocalDate[] {
  const dates = [date];
  for (let day = addDays(date, 1); dayTime({ day, zone }).start < end; day = addDays(day, 1)) dates.push(day);
  return dates;
}

/** A finding about a date; none where nothing of it is the reader's own. */
function ofDate({
  context,
  day,
  ...more
}: { context: Context; day: LocalDate; severity: Severity } & Partial<Found>): Found[] {
  return [{ day, ...context.concerned(dayTime({ day, zone: context.zone })), ...more }];
}

/** Milliseconds without work around the noon of a day; 0 where there is work at noon. */
function restAround({ context: { days, zone }, day }: { context: Context; day: LocalDate }): number {
  const noon = dayTime({ day, zone }).start + DAY / 2;
  const before = days.findLast(({ start }) => start <= noon);
  const after = days.find(({ start }) => start > noon);
  if (before && before.end > noon) return 0;
  return (after?.start ?? Infinity) - (before?.end ?? -Infinity);
}

const earliest = (a: LocalDate, b: LocalDate | undefined): LocalDate => (b !== undefined && b < a ? b : a);
const latest = (a: LocalDate, b: LocalDate | undefined): LocalDate => (b !== undefined && b > a ? b : a);
