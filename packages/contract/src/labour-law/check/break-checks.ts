import { HOUR, MINUTE } from "../../kit/time";
import { type WorkingDay, breaksOf, longestWork } from "./context";
import type { Check, Found } from "./rule";
import { isLonger, lengthOf } from "./work-time";

/** Breaks of a kind: so many of at least so many minutes. */
interface Shape {
  count: number;
  minutes: number;
}

/** The break has one of several shapes once the working day is longer than `above` (milliseconds). */
export function shapedBreaks({ above, shapes }: { above: number; shapes: readonly Shape[] }): Check {
  const least = Math.min(...shapes.map(({ count, minutes }) => count * minutes)) * MINUTE;
  return ({ asked }) =>
    asked
      .filter((day) => isLonger(day.worked, above) && !shapes.some((shape) => hasShape({ day, ...shape })))
      .map((day) => ofDay({ day, actual: breakTime({ day, part: 0 }), least }));
}

/** Breaks add up to what the longest step asks for that the working day exceeds; parts shorter than `part` do not count. */
export function summedBreaks({
  steps,
  part,
}: {
  /** From the shortest on, in milliseconds. */
  steps: readonly { above: number; least: number }[];
  part: number;
}): Check {
  return ({ asked }) =>
    asked.flatMap((day) => {
      const least = steps.findLast(({ above }) => isLonger(day.worked, above))?.least ?? 0;
      const actual = breakTime({ day, part });
      return actual < least ? [ofDay({ day, actual, least })] : [];
    });
}

/** Nobody works longer than `most` without a break of at least `part`. Breaks without a place are taken as well placed. */
export function workWithoutBreak({ most, part }: { most: number; part: number }): Check {
  return ({ asked }) =>
    asked.flatMap((day) => {
      const unplaced = day.breakMinutes * MINUTE;
      const parts = 1 + Math.floor(unplaced / part);
      const longest = longestWork({ pieces: day.pieces, part });
      const actual = parts > 1 ? (longest - unplaced) / parts : longest;
      return isLonger(actual, most) ? [ofDay({ day, actual, most })] : [];
    });
}

/** Breaks lie at least an hour after the beginning and an hour before the end (§ 11 Abs. 2 JArbSchG). */
export const breakPlace: Check = ({ asked }) =>
  asked
    .filter((day) => breaksOf(day).some(({ start, end }) => start < day.start + HOUR || end > day.end - HOUR))
    .map((day) => ofDay({ day, severity: "warning" }));

function hasShape({ day, count, minutes }: Shape & { day: WorkingDay }): boolean {
  const placed = breaksOf(day).filter((pause) => lengthOf(pause) >= minutes * MINUTE).length;
  return placed + Math.floor(day.breakMinutes / minutes) >= count;
}

/** Milliseconds of all breaks of at least `part`. */
function breakTime({ day, part }: { day: WorkingDay; part: number }): number {
  const parts = [...breaksOf(day).map(lengthOf), day.breakMinutes * MINUTE];
  return parts.filter((length) => length >= part).reduce((sum, length) => sum + length, 0);
}

/** A finding about a whole working day, a breach unless it says otherwise. */
export function ofDay({
  day: { date, stretches, hasElsewhere },
  ...more
}: { day: WorkingDay } & Partial<Omit<Found, "day">>): Found {
  return { day: date, severity: "breach", stretches, hasElsewhere, ...more };
}
