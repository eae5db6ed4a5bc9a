import { DEFAULT_TIME_ZONE, type Instant, type LocalDate, zonedTime } from "../../kit/time";
import {
  type Piece,
  dayTime,
  lengthOf,
  piecesOf,
  timeWithin,
  workingDayPieces,
} from "../../labour-law/check/work-time";
import type { Stretch } from "../../labour-law/subject";
import { endedBreaks, recordedSeconds } from "../../time-tracking/recorded-time";
import type { SheetEntry } from "./facts";

/** An entry with the time of it that counts. */
export interface CountedEntry {
  entry: SheetEntry;
  /** Work without breaks, and without what an earlier entry has already. */
  pieces: readonly Piece[];
  workedSeconds: number;
  breakSeconds: number;
  /** The date of the working day, as the labour law counts it: interruptions of a few hours do not end it. */
  workDay: LocalDate;
  /** The day on which the work of the night began: before midnight where the working day has work in its evening. */
  nightBeganOn: LocalDate;
}

/**
 * The entries in the order of their start, each moment counted once. What has not ended counts until now. Work of a kind
 * that is not paid counts as work of the law, and not for the balance.
 */
export function countEntries({ entries, now }: { entries: readonly SheetEntry[]; now: Instant }): CountedEntry[] {
  let taken: Piece[] = [];
  const counted = entries
    .toSorted((a, b) => Date.parse(a.startedAt) - Date.parse(b.startedAt))
    .map((entry) => {
      const { breakSeconds } = recordedSeconds({ activity: entry, kind: entry.kind ?? undefined, now });
      const isWork = !entry.kind || (entry.kind.countsAsWorkingTime && !entry.kind.isBreak);
      const stretch = stretchOf({ entry, now });
      // Later entries start later, so what ended before has nothing in common with any of them.
      taken = taken.filter(({ end }) => end > stretch.start);
      const pieces = isWork ? piecesOf({ ...stretch, breaks: [...stretch.breaks, ...taken] }) : [];
      taken.push(...pieces);
      const seconds = Math.floor(pieces.reduce((sum, piece) => sum + lengthOf(piece), 0) / 1000);
      return { entry, pieces, workedSeconds: seconds, breakSeconds };
    });
  const days = workingDayPieces({
    pieces: counted.flatMap(({ pieces }) => pieces).toSorted((a, b) => a.start - b.start),
    zone: entries[0]?.zone ?? DEFAULT_TIME_ZONE,
  });
  return counted.map((one) => ({ ...one, ...daysOf({ counted: one, days }) }));
}

/** Work from here on is work of the night (§ 3b Abs. 2 EStG). */
const EVENING = { from: 20 * 60 };

/** The days to which the work of an entry belongs. @param days the pieces of all working days, in order. */
function daysOf({
  counted: { entry, pieces },
  days,
}: {
  counted: Pick<CountedEntry, "entry" | "pieces">;
  days: readonly Piece[][];
}): Pick<CountedEntry, "workDay" | "nightBeganOn"> {
  const { day, zone } = entry;
  const [first] = pieces;
  if (!first) return { workDay: day, nightBeganOn: day };
  const dateOf = (at: Instant): LocalDate => zonedTime({ at, zone }).date;
  const whole = days.findLast(([earliest]) => earliest && earliest.start <= first.start) ?? pieces;
  const workDay = dateOf(whole[0]?.start ?? first.start);
  const isBegun = timeWithin({ pieces: whole, within: dayTime({ day: workDay, zone, ...EVENING }) }) > 0;
  return { workDay, nightBeganOn: isBegun ? workDay : dateOf(first.start) };
}

type TimedEntry = Pick<SheetEntry, "id" | "startedAt" | "endedAt" | "breaks" | "zone">;

/** The recorded time as the law checks take it. */
export function stretchOf({ entry, now }: { entry: TimedEntry; now: Instant }): Stretch {
  const { id, startedAt, endedAt, zone } = entry;
  const start = Date.parse(startedAt);
  const end = Math.max(start, endedAt ? Date.parse(endedAt) : now);
  return { id, start, end, breaks: breaksOf({ entry, now }), zone };
}

function breaksOf({ entry, now }: { entry: TimedEntry; now: Instant }): Piece[] {
  const at = entry.endedAt ?? new Date(Math.max(now, Date.parse(entry.startedAt))).toISOString();
  return endedBreaks({ ...entry, at }).map((one) => ({
    start: Date.parse(one.startedAt),
    end: Date.parse(one.endedAt ?? at),
  }));
}

export const isPaid = ({ entry: { kind } }: CountedEntry): boolean => kind?.isPaid !== false;

/** Whole seconds by day of those that are asked for. @param dayOf their own day, if not told. */
export function secondsByDay({
  counted,
  of,
  dayOf = ({ entry }) => entry.day,
}: {
  counted: readonly CountedEntry[];
  of: (one: CountedEntry) => number;
  dayOf?: (one: CountedEntry) => LocalDate;
}): Map<LocalDate, number> {
  const sums = new Map<LocalDate, number>();
  for (const one of counted) sums.set(dayOf(one), (sums.get(dayOf(one)) ?? 0) + of(one));
  return sums;
}
