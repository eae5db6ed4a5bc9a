import type { Instant } from "../kit/time";
import { type Piece, lengthOf, piecesOf } from "../labour-law/check/work-time";
import type { RecordedStretch } from "./recorded-time";

/**
 * The seconds of work of each entry, without what an earlier entry of the same person has already: somebody who stamped
 * at two places at once worked once. In the order given. `workedSeconds` counts where nothing overlaps.
 */
export function countedOnce<Entry extends RecordedStretch & { owner: string; workedSeconds: number }>({
  entries,
  now,
}: {
  entries: readonly Entry[];
  now: Instant;
}): number[] {
  const taken = new Map<string, Piece[]>();
  const counted = new Map<Entry, number>();
  for (const entry of entries.toSorted((a, b) => Date.parse(a.startedAt) - Date.parse(b.startedAt))) {
    const { owner, workedSeconds } = entry;
    counted.set(entry, workedSeconds);
    if (workedSeconds === 0) continue;
    const stretch = stretchOf({ entry, now });
    // Later entries start later, so what ended before has nothing in common with any of them.
    const earlier = (taken.get(owner) ?? []).filter(({ end }) => end > stretch.start);
    const own = piecesOf(stretch);
    taken.set(owner, [...earlier, ...own]);
    if (earlier.length === 0) continue;
    const left = piecesOf({ ...stretch, breaks: [...stretch.breaks, ...earlier] });
    if (sumOf(left) < sumOf(own)) counted.set(entry, Math.floor(sumOf(left) / 1000));
  }
  return entries.map((entry) => counted.get(entry) ?? 0);
}

function stretchOf({ entry: { startedAt, endedAt, breaks }, now }: { entry: RecordedStretch; now: Instant }) {
  const start = Date.parse(startedAt);
  const endOf = (at: string | null | undefined): Instant => (at ? Date.parse(at) : Math.max(start, now));
  return {
    ...{ id: "", zone: "", start, end: endOf(endedAt) },
    breaks: breaks.map((one) => ({ start: Date.parse(one.startedAt), end: endOf(one.endedAt) })),
  };
}

const sumOf = (pieces: readonly Piece[]): number => pieces.reduce((sum, piece) => sum + lengthOf(piece), 0);
