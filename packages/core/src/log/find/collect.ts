import { addDays } from "@tresen/contract/kit/time";
import { KEPT_DAYS } from "../../records/changes";
import { type Logged, placeOf } from "./logged";
import { type Range, loggedAt, placesIn } from "./places";
import { type Partition, dayPartitions } from "./plan";

/** The number of days that a page reads, and that the log goes back when no day and no lower bound is given. */
export const DAYS = 31;
/** The number of places that one page reads, whatever the filter. */
export const PLACES_LIMIT = 500;
/** So many rows are read at once where few of them were wanted. */
const MORE = 100;

/** Those of the rows that are wanted, in their order. Others cost a read too. */
export type Keep = (rows: readonly Logged[]) => Promise<Logged[]>;

/** A page, and the place below which the next one begins; null after the last. */
export interface Found {
  rows: Logged[];
  next: string | null;
}

interface Wanted {
  range: Range;
  limit: number;
  now: number;
  keep: Keep;
}

/** The entries of partitions, newest first. */
export async function ofPartitions({
  partitions,
  budget = { places: PLACES_LIMIT },
  range,
  limit,
  now,
  keep,
}: Wanted & { partitions: readonly Partition[]; budget?: { places: number } }): Promise<Found> {
  const rows: Logged[] = [];
  let { below } = range;
  let wanted = limit;
  while (budget.places > 0) {
    const page = await placesIn({ partitions, range: { ...range, below }, limit: Math.min(wanted, budget.places) });
    budget.places -= page.places.length;
    const kept = await keep(await loggedAt({ places: page.places, now }));
    const taken = kept.slice(0, limit - rows.length);
    rows.push(...taken);
    const last = taken.at(-1);
    if (kept.length > taken.length && last) return { rows, next: placeOf(last) };
    if (page.isLast) return { rows, next: null };
    below = page.places.at(-1) ?? below;
    if (rows.length >= limit) break;
    wanted = Math.max(limit - rows.length, MORE);
  }
  return { rows, next: below };
}

/** The entries of days, newest first: at most so many days and places a page. */
export async function ofDays({
  kind,
  newest,
  oldest,
  range,
  limit,
  now,
  keep,
}: Wanted & { kind: Parameters<typeof dayPartitions>[0]["kind"]; newest: string; oldest: string }): Promise<Found> {
  const rows: Logged[] = [];
  const budget = { places: PLACES_LIMIT };
  let day = newest;
  for (let days = 0; day >= oldest; days += 1) {
    // A day alone is below all places of that day, so the next page begins with the day before.
    if (days === DAYS || budget.places <= 0 || rows.length >= limit) return { rows, next: addDays(day, 1) };
    const page = await ofPartitions({
      partitions: dayPartitions({ day, kind }),
      ...{ budget, range, limit: limit - rows.length, now, keep },
    });
    rows.push(...page.rows);
    if (page.next !== null) return { rows, next: page.next };
    day = addDays(day, -1);
  }
  return { rows, next: null };
}

/** The first day that is read, and the last: expired entries are not looked for. */
export function daysOf({ from, below, today }: Range & { today: string }): { newest: string; oldest: string } {
  const asked = below.slice(0, 10);
  // Below a day alone is nothing of that day.
  const last = below.length === 10 ? addDays(asked, -1) : asked;
  return {
    newest: last < today ? last : today,
    oldest: [from.slice(0, 10), addDays(today, -KEPT_DAYS)].sort().at(-1) ?? today,
  };
}
