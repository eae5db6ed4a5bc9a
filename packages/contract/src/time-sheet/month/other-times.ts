import type { Instant, LocalDate } from "../../kit/time";
import { type Piece, lengthOf, piecesOf } from "../../labour-law/check/work-time";
import { type CountedEntry, isPaid, stretchOf } from "./counted-entries";

const MINUTE = 60_000;

/** Time of a kind of activity that is no part of the worked minutes, such as being on call at home. */
export interface OtherTime {
  /** The id of the kind. */
  kind: string;
  isPaid: boolean;
  /** Whether the law counts it as working time. Then it is not paid, since otherwise it would be worked time. */
  isWorkingTime: boolean;
  minutes: number;
}

/**
 * The time of a month by kinds that are not paid as work, or no working time at all, without breaks. It counts neither for the
 * balance nor for overtime and surcharges. A moment counts once: what somebody worked while they were on call is work. The
 * sum of a kind is rounded up to the minute.
 * @param first and last day of the month; an entry belongs to the day of its start as a whole.
 */
export function otherTimesOf({
  counted,
  first,
  last,
  now,
}: {
  counted: readonly CountedEntry[];
  first: LocalDate;
  last: LocalDate;
  now: Instant;
}): OtherTime[] {
  const taken = counted.flatMap(({ pieces }) => pieces);
  const sums = new Map<string, OtherTime>();
  for (const one of counted) {
    const { entry } = one;
    const { kind, day } = entry;
    if (!kind || kind.isBreak || (kind.countsAsWorkingTime && kind.isPaid)) continue;
    const pieces = kind.countsAsWorkingTime ? one.pieces : piecesBeside({ entry, taken, now });
    if (!kind.countsAsWorkingTime) taken.push(...pieces);
    if (day < first || day > last) continue;
    const length = pieces.reduce((sum, piece) => sum + lengthOf(piece), 0);
    const of = { kind: kind.id, isPaid: isPaid(one), isWorkingTime: kind.countsAsWorkingTime };
    sums.set(kind.id, { ...of, minutes: (sums.get(kind.id)?.minutes ?? 0) + length });
  }
  return [...sums.values()]
    .map((sum) => ({ ...sum, minutes: Math.ceil(sum.minutes / MINUTE) }))
    .filter(({ minutes }) => minutes > 0)
    .toSorted((a, b) => (a.kind < b.kind ? -1 : 1));
}

function piecesBeside({
  entry,
  taken,
  now,
}: {
  entry: CountedEntry["entry"];
  taken: readonly Piece[];
  now: Instant;
}): Piece[] {
  const stretch = stretchOf({ entry, now });
  const meanwhile = taken.filter(({ start, end }) => start < stretch.end && end > stretch.start);
  return piecesOf({ ...stretch, breaks: [...stretch.breaks, ...meanwhile] });
}
