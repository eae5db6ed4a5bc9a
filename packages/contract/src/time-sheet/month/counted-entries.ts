import { DAY, DEFAULT_TIME_ZONE, type Instant, type LocalDate, MINUTE, zonedTime } from "../../kit/time";
import { type Piece, lengthOf, piecesOf, workingDayPieces } from "../../labour-law/check/work-time";
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
  /** The day on which the work began that this goes on with: who changes from one activity to another does not begin anew. */
  beganOn: LocalDate;
  /** The date of the working day, as the labour law counts it: interruptions of a few hours do not end it. */
  workDay: LocalDate;
}

/** Work that goes on within this time goes on without a gap, in milliseconds. */
const NO_GAP = MINUTE;

/**
 * The entries in the order of their start, each moment counted once. What has not ended counts until now. Work of a kind
 * that is not paid counts as work of the law, and not for the balance.
 */
export function countEntries({ entries, now }: { entries: readonly SheetEntry[]; now: Instant }): CountedEntry[] {
  let taken: Piece[] = [];
  let work: Piece | null = null;
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
      work = goneOn({ work, pieces: entry.kind?.isBreak ? [stretch] : pieces, isBreak: entry.kind?.isBreak === true });
      const beganOn = pieces[0] && work ? zonedTime({ at: work.start, zone: entry.zone }).date : entry.day;
      return { entry, pieces, workedSeconds: seconds, breakSeconds, beganOn };
    });
  const days = workingDayPieces({
    pieces: counted.flatMap(({ pieces }) => pieces).toSorted((a, b) => a.start - b.start),
    zone: entries[0]?.zone ?? DEFAULT_TIME_ZONE,
  });
  const startOf = (at: Instant): Instant => days.findLast(([first]) => first && first.start <= at)?.[0]?.start ?? at;
  return counted.map((one) => {
    const { day, zone } = one.entry;
    const [first] = one.pieces;
    return { ...one, workDay: first ? zonedTime({ at: startOf(first.start), zone }).date : day };
  });
}

/**
 * The work without a gap that these pieces belong to: what went on until now, or else new work. A break that is an activity of
 * its own is no gap. A day of work ends after 24 hours (§ 2 Abs. 1 Z 2 AZG).
 */
function goneOn({
  work,
  pieces,
  isBreak,
}: {
  work: Piece | null;
  pieces: readonly Piece[];
  isBreak: boolean;
}): Piece | null {
  const [first, last] = [pieces[0], pieces.at(-1)];
  if (!first || !last) return work;
  const goesOn = work !== null && first.start - work.end <= NO_GAP && first.start < work.start + DAY;
  if (isBreak && !goesOn) return work;
  return { start: goesOn && work ? work.start : first.start, end: Math.max(last.end, goesOn && work ? work.end : 0) };
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
