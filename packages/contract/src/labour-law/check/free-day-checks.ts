import { DAY, HOUR, type LocalDate, WEEKDAYS, type Weekday, addDays, weekdayOf } from "../../kit/time";
import { type Context, askedWeeks, mondayOf } from "./context";
import type { Check, Found, Severity } from "./rule";
import { dayTime, daysBetween } from "./work-time";

/** Work on a Sunday, of more than `above` hours where so much is allowed. */
export function sundayWork({ severity, above = 0 }: { severity: Severity; above?: number }): Check {
  return (context) =>
    askedDates(context)
      .filter((day) => weekdayOf(day) === "sunday" && context.workOn(day) > above * HOUR)
      .map((day) => ofDate({ context, day, severity, actual: context.workOn(day) }));
}

/** Work on a public holiday. In Austria one that falls on a Sunday is a Sunday (§ 7 Abs. 7 ARG). */
export function holidayWork({ severity, onSundays = true }: { severity: Severity; onSundays?: boolean }): Check {
  return (context) =>
    askedDates(context)
      .filter((day) => context.holidays.has(day) && (onSundays || weekdayOf(day) !== "sunday"))
      .map((day) => ofDate({ context, day, severity, actual: context.workOn(day) }));
}

/** Work on a public holiday that is allowed, unless it is one of the named days. It is told, and is no fault. */
export function allowedHolidayWork({ isForbidden = () => false }: AllowedHolidays = {}): Check {
  return (context) =>
    askedDates(context)
      .filter((day) => context.holidays.has(day) && !isForbidden(day))
      .map((day) => ofDate({ context, day, severity: "info", actual: context.workOn(day) }));
}

/**
 * A free day is due in the same or the following week for work on such a holiday, if that is a working day. Which day would
 * have been free anyway, and when there is school, is not known, so it is only told.
 */
export function freeDayForHoliday({ isForbidden = () => false }: AllowedHolidays = {}): Check {
  return (context) =>
    askedDates(context)
      .filter((day) => context.holidays.has(day) && !isForbidden(day) && weekdayOf(day) !== "sunday")
      .map((day) => ofDate({ context, day, severity: "info", until: addDays(mondayOf(day), 13) }));
}

interface AllowedHolidays {
  isForbidden?: (day: LocalDate) => boolean;
}

/** More Sundays of a calendar year are worked than leave `free` without work. */
export function freeSundays({ free }: { free: number }): Check {
  return freeWithin({ span: (day) => day.slice(0, 4), weekday: "sunday", free, severity: "breach" });
}

/**
 * Work on a Sunday is made up for by a working day without work within two weeks around it, work on a holiday that is a
 * working day within eight weeks (§ 11 Abs. 3 ArbZG). Each free day makes up for one. An info while there is time, then a
 * breach at its last day.
 */
export const substituteDay: Check = (context) => {
  const worked = context.dates;
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
      const since = addDays(day, -span);
      const made = [...free].find((one) => one >= since && one <= until);
      if (made) free.delete(made);
      if (made) return [];
      const found = ofDate({ context, day, severity: until > context.to ? "info" : "breach", until });
      return [until > context.to ? found : { ...found, day: until }];
    });
};

/** Work on more than `most` days of a week; told on the day that is one too many. */
export function freeDays({ most }: { most: number }): Check {
  return (context) =>
    askedDates(context)
      .filter((day) => {
        const monday = mondayOf(day);
        return context.dates.filter((one) => one >= monday && one <= day).length > most;
      })
      .map((day) => ofDate({ context, day, severity: "breach" }));
}

/**
 * Each week has two free days one after the other, of which the second may be the next Monday. With at least `least`
 * hours of rest instead it is a warning, since a collective agreement may allow that.
 */
export function twoFreeDays({ least }: { least: number }): Check {
  return (context) => {
    const dates = new Set(context.dates);
    return askedWeeks(context).flatMap((monday) => {
      const week = daysBetween({ from: monday, to: addDays(monday, 6) });
      if (week.some((day) => !dates.has(day) && !dates.has(addDays(day, 1)))) return [];
      const last = week.findLast((day) => dates.has(day)) ?? monday;
      const longest = Math.max(0, ...week.map((day) => restAround({ context, day })));
      const severity = longest >= least * HOUR ? "warning" : "breach";
      return [ofDate({ context, day: last, severity })];
    });
  };
}

/** Some weekdays of a month stay free: at least `free` of them. */
export function freeInMonth(of: { weekday: "saturday" | "sunday"; free: number; severity: Severity }): Check {
  return freeWithin({ span: (day) => day.slice(0, 7), ...of });
}

function freeWithin({
  span,
  weekday,
  free,
  severity,
}: {
  span: (day: LocalDate) => string;
  weekday: Weekday;
  free: number;
  severity: Severity;
}): Check {
  return (context) => {
    const all = [...new Set([...context.dates, ...context.sundays])].filter((day) => weekdayOf(day) === weekday);
    return askedDates(context)
      .filter((day) => weekdayOf(day) === weekday)
      .filter((day) => {
        const within = span(day);
        const worked = all.filter((one) => one.startsWith(within) && one <= day).length;
        return worked > weekdaysIn({ span: within, weekday }) - free;
      })
      .map((day) => ofDate({ context, day, severity }));
  };
}

/** Work on two Sundays one after the other. */
export function everySecondSunday({ severity }: { severity: Severity }): Check {
  return (context) => {
    const dates = new Set(context.dates);
    return askedDates(context)
      .filter((day) => weekdayOf(day) === "sunday" && dates.has(addDays(day, -7)))
      .map((day) => ofDate({ context, day, severity }));
  };
}

/** Work on a Saturday. */
export const saturdayWork: Check = (context) =>
  askedDates(context)
    .filter((day) => weekdayOf(day) === "saturday")
    .map((day) => ofDate({ context, day, severity: "breach" }));

/** Work on named days, from a minute of the clock on. */
export function workOnNamedDays({ isNamed, from = 0 }: { isNamed: (day: LocalDate) => boolean; from?: number }): Check {
  return (context) =>
    askedDates(context)
      .filter((day) => isNamed(day) && context.workOn(day, { from, to: 1440 }) > 0)
      .map((day) => ofDate({ context, day, severity: "breach" }));
}

/** Any work at all. */
export const anyWork: Check = (context) =>
  askedDates(context).map((day) => ofDate({ context, day, severity: "breach" }));

/** The dates with work that are asked for. */
function askedDates({ dates, from, to }: Context): LocalDate[] {
  return dates.filter((day) => day >= from && day <= to);
}

/** The days of a month or year (`2026-09`, `2026`) that are a weekday. */
function weekdaysIn({ span, weekday }: { span: string; weekday: Weekday }): number {
  const first = span.length === 4 ? `${span}-01-01` : `${span}-01`;
  const toFirst = (WEEKDAYS.indexOf(weekday) - WEEKDAYS.indexOf(weekdayOf(first)) + 7) % 7;
  let count = 0;
  for (let day = addDays(first, toFirst); day.startsWith(span); day = addDays(day, 7)) count += 1;
  return count;
}

/** A finding about a date. */
function ofDate({
  context,
  day,
  ...more
}: { context: Context; day: LocalDate; severity: Severity } & Partial<Found>): Found {
  return { day, ...context.concerned(dayTime({ day, zone: context.zone })), ...more };
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
