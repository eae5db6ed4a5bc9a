import { HOUR, type Instant, type LocalDate, MINUTE, addDays, instantAt, zonedTime } from "../../kit/time";
import type { Stretch } from "../subject";

/** A time without interruption; the end is not part of it. */
export interface Piece {
  start: Instant;
  end: Instant;
}

/** Milliseconds of a piece. True elapsed time, so clock changes make a night longer or shorter. */
export const lengthOf = ({ start, end }: Piece): number => end - start;

/** Times are kept to the second, so a limit is exceeded by no less than one. */
const LEAST = 1000;

/** Whether a time is longer than a limit, both in milliseconds. Work that has just begun makes nothing longer yet. */
export const isLonger = (actual: number, most: number): boolean => actual - most >= LEAST;

/** The pieces of a stretch in which the person works, in order: all but the breaks that have a place. */
export function piecesOf({ start, end, breaks }: Stretch): Piece[] {
  let pieces: Piece[] = start < end ? [{ start, end }] : [];
  for (const pause of breaks) pieces = without({ pieces, cut: pause });
  return pieces;
}

/**
 * The same without the breaks that have no place: they are taken from the middle of the longest piece. Where exactly is
 * a guess, the sum is right.
 */
export function workedPiecesOf(stretch: Stretch): Piece[] {
  let pieces = piecesOf(stretch);
  let left = (stretch.breakMinutes ?? 0) * MINUTE;
  while (left > 0 && pieces.length > 0) {
    const longest = pieces.reduce((a, b) => (lengthOf(b) > lengthOf(a) ? b : a));
    const taken = Math.min(left, lengthOf(longest));
    const start = longest.start + Math.floor((lengthOf(longest) - taken) / 2);
    pieces = without({ pieces, cut: { start, end: start + taken } });
    left -= taken;
  }
  return pieces;
}

/** Pieces in order with those that touch or overlap made into one, so that no moment counts twice. */
export function merged(pieces: readonly Piece[]): Piece[] {
  const all: Piece[] = [];
  for (const piece of [...pieces].sort((a, b) => a.start - b.start)) {
    const last = all.at(-1);
    if (last && piece.start <= last.end) last.end = Math.max(last.end, piece.end);
    else all.push({ ...piece });
  }
  return all;
}

/**
 * A shorter interruption is a break, also across midnight. Three hours are what the laws call a divided duty (§ 12 Abs. 2a
 * AZG asks for a break of so long), so that anything as long is more than a meal.
 */
const DIVIDES = 3 * HOUR;
/** A working day is the work within twenty-four hours (§ 2 Abs. 1 Z 1 AZG; for Germany the same is taken). */
const LONGEST_DAY = 24 * HOUR;
/** From here on an interruption ends the working day even if the next work begins on the same date. */
const DAILY_REST = 11 * HOUR;

/**
 * Joins pieces, which are in order, to working days, for Austria and Germany alike; rests, hours, overtime and the nights of
 * § 3b EStG go by them. The laws have a daily rest and do not say how short an interruption can be to be one. So it is
 * told by what people do:
 *
 * - One of less than three hours is a break: whoever clocks out within a night shift for a meal, or for an hour or two after midnight,
 *   works on in the same working day.
 * - A longer one is a break, too, if work goes on at the date on which the working day began: a day that is divided, as at
 *   noon and in the evening, is one.
 * - Any other is a rest, whether it is long enough or not. Who works until 2:00 and from 6:00 on has rested for four hours and
 *   begins another day: as one day of sixteen hours the rest that was missing would be hidden, and overtime
 *   counted that there is not.
 * - Eleven hours are a rest on the same date, too, and so is the first interruption after which work begins when
 *   twenty-four hours are over.
 */
export function workingDayPieces({ pieces, zone }: { pieces: readonly Piece[]; zone: string }): Piece[][] {
  const groups: Piece[][] = [];
  const dateOf = (at: Instant): LocalDate => zonedTime({ at, zone }).date;
  for (const piece of pieces) {
    const group = groups.at(-1);
    const [first, last] = [group?.at(0), group?.at(-1)];
    const rest = last ? piece.start - last.end : Infinity;
    const isSameDate = first !== undefined && dateOf(first.start) === dateOf(piece.start);
    const isWithinDay = first !== undefined && piece.start - first.start < LONGEST_DAY;
    if (group && isWithinDay && (rest < DIVIDES || (isSameDate && rest < DAILY_REST))) group.push(piece);
    else groups.push([piece]);
  }
  return groups;
}

/** Milliseconds of the pieces that lie within a time. */
export function timeWithin({ pieces, within }: { pieces: readonly Piece[]; within: Piece }): number {
  return pieces.reduce(
    (sum, { start, end }) => sum + Math.max(0, Math.min(end, within.end) - Math.max(start, within.start)),
    0,
  );
}

/** Finds what touches a time without looking at everything, since a year of somebody has hundreds of pieces. */
export function touching<T extends Piece>(all: readonly T[]): (within: Piece) => T[] {
  const sorted = [...all].sort((a, b) => a.start - b.start);
  const longest = Math.max(0, ...sorted.map(lengthOf));
  return (within) => {
    const found: T[] = [];
    for (let index = firstFrom({ sorted, start: within.start - longest }); index < sorted.length; index += 1) {
      const piece = sorted[index];
      if (!piece || piece.start >= within.end) break;
      if (piece.end > within.start) found.push(piece);
    }
    return found;
  };
}

/** The first index whose piece starts at an instant or later. */
function firstFrom({ sorted, start }: { sorted: readonly Piece[]; start: Instant }): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if ((sorted[middle]?.start ?? Infinity) < start) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** A whole day by the clock of a zone: 23, 24 or 25 hours. Minutes of the clock cut out a part of it. */
export function dayTime({
  day,
  zone,
  from = 0,
  to = 1440,
}: {
  day: LocalDate;
  zone: string;
  /** Minutes after midnight. */
  from?: number;
  to?: number;
}): Piece {
  return { start: instantAt({ date: day, minutes: from, zone }), end: instantAt({ date: day, minutes: to, zone }) };
}

/** The days from one to another, both included. */
export function daysBetween({ from, to }: { from: LocalDate; to: LocalDate }): LocalDate[] {
  const days: LocalDate[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day);
  return days;
}

function without({ pieces, cut }: { pieces: readonly Piece[]; cut: Piece }): Piece[] {
  return pieces.flatMap(({ start, end }) =>
    [
      { start, end: Math.min(end, cut.start) },
      { start: Math.max(start, cut.end), end },
    ].filter((piece) => piece.start < piece.end),
  );
}
