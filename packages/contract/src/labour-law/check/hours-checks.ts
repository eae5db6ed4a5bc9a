import { HOUR, type LocalDate, addDays, weekdayOf, zonedTime } from "../../kit/time";
import { contractOn } from "../../user/personnel/personnel.rules";
import { ofDay } from "./break-checks";
import { countDays } from "../leave/calendar";
import { type AverageWindow, type Context, weekTime, askedWeeks } from "./context";
import type { Check, Severity } from "./rule";
import { dayTime, daysBetween, isLonger, lengthOf } from "./work-time";

/** A working day has more than `above` hours; another rule says what holds from `upTo` on. */
export function dailyHours({
  above,
  upTo = Infinity,
  severity,
}: {
  above: number;
  upTo?: number;
  severity: Severity;
}): Check {
  return ({ asked }) =>
    asked
      .filter(({ worked }) => isLonger(worked, above * HOUR) && !isLonger(worked, upTo * HOUR))
      .map((day) => ofDay({ day, severity, actual: day.worked, most: above * HOUR }));
}

/** A week from Monday to Sunday has more than `above` hours. It is told on the day on which it gets too long. */
export function weeklyHours({
  above,
  upTo = Infinity,
  severity,
}: {
  above: number;
  upTo?: number;
  severity: Severity;
}): Check {
  return (context) =>
    askedWeeks(context).flatMap((monday) => {
      const week = weekTime({ monday, zone: context.zone });
      const actual = context.workIn(week);
      if (!isLonger(actual, above * HOUR) || isLonger(actual, upTo * HOUR)) return [];
      const own = context.days.filter(
        ({ start, end, stretches }) => stretches.length > 0 && start < week.end && end > week.start,
      );
      const last =
        own.find(({ end }) => isLonger(context.workIn({ start: week.start, end }), above * HOUR)) ?? own.at(-1);
      const day = last && (last.date < monday ? monday : last.date);
      return day ? [{ day, severity, ...context.concerned(week), actual, most: above * HOUR }] : [];
    });
}

/**
 * More than `most` hours a week on average of the window, weeks counted by the days on which somebody is employed. While the
 * period is not over and what is left of it can still even the hours out, that is an info.
 */
export function averageOfWeek({ most }: { most: number }): Check {
  return averageCheck({ most, days: (all) => all.length / 7 });
}

/** More than `most` hours a working day (Monday to Saturday, no holiday) on average of the window, told in the same way. */
export function averageOfWorkday({ most }: { most: number }): Check {
  return averageCheck({
    most,
    days: (all, { holidays }) => all.filter((day) => weekdayOf(day) !== "sunday" && !holidays.has(day)).length,
  });
}

function averageCheck({
  most,
  days,
}: {
  most: number;
  days: (all: readonly LocalDate[], context: Context) => number;
}): Check {
  return (context) => {
    const { average, subject, zone, workIn, concerned } = context;
    if (!average) return [];
    const absent = new Set(average.absentDays);
    const unitsOf = (period: { from: LocalDate; to: LocalDate }): number =>
      days(
        daysBetween(period).filter((day) => !absent.has(day) && isEmployed({ subject, day })),
        context,
      );
    const units = unitsOf(average);
    const window = { start: dayTime({ day: average.from, zone }).start, end: dayTime({ day: average.to, zone }).end };
    const worked = workIn(window);
    const actual = units > 0 ? worked / units : 0;
    if (actual <= most * HOUR) return [];
    const day = average.to < context.to ? average.to : context.to;
    const until = periodEnd({ subject, average });
    const left = unitsOf({ from: addDays(average.to, 1), to: until });
    const spare = most * HOUR * (units + left) - worked;
    const found = { day, ...concerned(window), actual, most: most * HOUR };
    return left > 0 && spare >= 0
      ? [{ ...found, severity: "info", until, evenOut: spare / left }]
      : [{ ...found, severity: "breach" }];
  };
}

/**
 * The last day of the period that the average is about. Of whoever was employed when the window began it is over with the
 * window. For anybody else it began with their first day and lasts as long, but not longer than the employment.
 */
function periodEnd({
  subject: { contracts },
  average: { from, to },
}: Pick<Context, "subject"> & { average: AverageWindow }): LocalDate {
  const first = daysBetween({ from, to }).find((day) => isEmployed({ subject: { contracts }, day })) ?? from;
  const end = addDays(first, countDays({ from, to }) - 1);
  return daysBetween({ from: to, to: end }).findLast((day) => isEmployed({ subject: { contracts }, day })) ?? to;
}

/** Somebody without contracts is taken as employed all the time. */
function isEmployed({
  subject: { contracts },
  day,
}: {
  subject: Pick<Context["subject"], "contracts">;
  day: LocalDate;
}): boolean {
  return contracts.length === 0 || contractOn({ contracts, day }) !== null;
}

/** The window that the law itself names, up to a day: 17 weeks (§ 9 Abs. 4 AZG), 24 weeks (§ 3 ArbZG). */
export function averageWindow({ country, to }: { country: Context["subject"]["country"]; to: LocalDate }): {
  from: LocalDate;
  to: LocalDate;
} {
  const weeks = country === "AT" ? 17 : 24;
  return { from: addDays(to, 1 - 7 * weeks), to };
}

/** A working day from its first to its last moment, breaks included, is longer than `most` hours. */
export function shiftSpan({ most }: { most: number }): Check {
  return ({ asked }) =>
    asked
      .filter((day) => isLonger(lengthOf(day), most * HOUR))
      .map((day) => ofDay({ day, actual: lengthOf(day), most: most * HOUR }));
}

/**
 * Work while the clock is past `evening` or before `morning` (minutes after midnight), on the dates on which the rule holds:
 * a birthday within a night divides it. It names what lies in these times, and is told on the day on which the working day
 * begins, or else on the first one on which the rule holds.
 */
export function nightWork({ evening, morning }: { evening: number; morning: number }): Check {
  return ({ days, from, to, zone, workIn, concerned }, holds) =>
    days
      .filter(({ date }) => date >= addDays(from, -1) && date <= to)
      .flatMap((day) => {
        const dates = daysBetween({ from: day.date, to: zonedTime({ at: day.end - 1, zone }).date }).filter(holds);
        const nights = dates
          .flatMap((date) => [dayTime({ day: date, zone, to: morning }), dayTime({ day: date, zone, from: evening })])
          .map(({ start, end }) => ({ start: Math.max(start, day.start), end: Math.min(end, day.end) }))
          .filter((within) => workIn(within) > 0);
        const [first] = dates;
        if (first === undefined || nights.length === 0) return [];
        const found = nights.map(concerned);
        return [
          {
            ...ofDay({ day, actual: nights.reduce((sum, within) => sum + workIn(within), 0) }),
            day: first,
            stretches: [...new Set(found.flatMap(({ stretches }) => stretches))],
            hasElsewhere: found.some(({ hasElsewhere }) => hasElsewhere),
          },
        ];
      });
}
