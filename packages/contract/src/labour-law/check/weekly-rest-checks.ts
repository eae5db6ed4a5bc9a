import { HOUR, type LocalDate, addDays } from "../../kit/time";
import { type Context, mondayOf, restsOf, weekTime } from "./context";
import type { Check, Found } from "./rule";
import { type Piece, dayTime, daysBetween, lengthOf } from "./work-time";

/** A week, how long its rest is (milliseconds), and what a finding about it says. */
interface WeekRest {
  monday: LocalDate;
  length: number;
  /** Whether it is long enough and has a whole day of the week. */
  isGiven: boolean;
  found: Found;
}

/**
 * Each week has a rest of 36 hours with a whole day in it. One of at least 24 hours is told as a warning, since only a
 * plan of shifts allows it (§ 5 ARG); anything shorter is a breach. A rest over the end of a week counts for one of the
 * two, unless it is long enough for both.
 */
export const weeklyRest: Check = (context) =>
  weekRests(context)
    .filter(({ isGiven }) => !isGiven)
    .map(({ length, found }) => ({
      ...found,
      severity: length >= 24 * HOUR ? "warning" : "breach",
      actual: length,
      least: WEEK_REST,
    }));

/**
 * Who had no rest of 36 hours in a week has worked within them: that work of the 36 hours before the first work of the
 * next week is made up for by a rest that is longer by as much, in the next week. An info while the next week is not
 * over, then a warning.
 */
export const substituteRest: Check = (context) => {
  const weeks = weekRests(context);
  return weeks.flatMap(({ monday, isGiven, found }) => {
    if (isGiven) return [];
    const next = addDays(monday, 7);
    const { end } = weekTime({ monday, zone: context.zone });
    const first = Math.max(end, context.days.find(({ start }) => start >= end)?.start ?? end);
    const owed = context.workIn({ start: first - WEEK_REST, end: first });
    const following = weeks.find((week) => week.monday === next);
    const until = addDays(next, 6);
    // Without work in the next week it is all rest.
    const given = following?.length ?? Infinity;
    if (owed === 0 || (given >= WEEK_REST + owed && until <= context.to)) return [];
    return [{ ...found, severity: until <= context.to ? "warning" : "info", actual: owed, until } satisfies Found];
  });
};

const WEEK_REST = 36 * HOUR;

function weekRests(context: Context): WeekRest[] {
  const { zone } = context;
  const rests = allRests(context);
  /** Rests that an earlier week has taken. */
  const taken = new Map<Piece, number>();
  return weeksAround(context).map((monday) => {
    const week = weekTime({ monday, zone });
    const within = rests.filter(({ start, end }) => start < week.end && end > week.start);
    const dates = daysBetween({ from: monday, to: addDays(monday, 6) }).map((day) => dayTime({ day, zone }));
    const candidates = within
      .filter((rest) => dates.some(({ start, end }) => rest.start <= start && rest.end >= end))
      .map((rest) => ({ rest, left: lengthOf(rest) - (taken.get(rest) ?? 0) }))
      .sort((a, b) => b.left - a.left);
    const enough = candidates.filter(({ left }) => left >= WEEK_REST);
    // One that ends within the week is of no use to the next.
    const best = enough.find(({ rest }) => rest.end <= week.end) ?? candidates[0];
    const isGiven = best !== undefined && best.left >= WEEK_REST;
    if (isGiven) taken.set(best.rest, (taken.get(best.rest) ?? 0) + WEEK_REST);
    const last = context.days.findLast(({ start, stretches }) => stretches.length > 0 && start < week.end);
    const day = last && last.date > monday ? last.date : monday;
    const found = { day, severity: "breach", ...context.concerned(week) } satisfies Found;
    return { monday, length: best?.left ?? longestIn({ rests: within, week }), isGiven, found };
  });
}

/** The weeks with work that are asked for, with the one before and the one after, which share rests with them. */
function weeksAround({ dates, from, to }: Context): LocalDate[] {
  const [first, last] = [addDays(mondayOf(from), -7), addDays(mondayOf(to), 13)];
  return [...new Set(dates.filter((day) => day >= first && day <= last).map(mondayOf))];
}

/** Before the first and after the last work the person is free. */
function allRests(context: Context): Piece[] {
  const [first, last] = [context.days.at(0), context.days.at(-1)];
  if (!first || !last) return [];
  return [
    { start: -Infinity, end: first.start },
    ...restsOf(context).map(({ rest }) => rest),
    { start: last.end, end: Infinity },
  ];
}

/** Milliseconds of the longest rest within a week. */
function longestIn({ rests, week }: { rests: readonly Piece[]; week: Piece }): number {
  return Math.max(...rests.map(({ start, end }) => Math.min(end, week.end) - Math.max(start, week.start)));
}
