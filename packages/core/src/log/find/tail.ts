import { hash } from "node:crypto";
import { addDays } from "@tresen/contract/kit/time";
import type { LogQuery } from "@tresen/contract/log/log";
import * as z from "zod";
import { type CursorScope, cursorOf, invalidCursor, placeIn } from "../../platform/cursor";
import { AFTER_ALL } from "../../platform/db";
import { type Keep, PLACES_LIMIT } from "./collect";
import type { Logged } from "./logged";
import { loggedAt, placesIn } from "./places";
import { type Partition, dayPartitions } from "./plan";

/**
 * Entries are stored, and found by what they are about, a moment after they have happened: so long after the newest one
 * others may still come before it.
 */
const LATE = 15_000;
/** So many entries of that time are remembered in a cursor; of more, the oldest count as complete. */
const REMEMBERED = 100;

const continued = z.strictObject({ from: z.string(), seen: z.array(z.string().length(5)).max(REMEMBERED) });
const instant = z.iso.datetime();

/**
 * What has come since the last answer, newest first, and the cursor with which to ask for what comes next. A cursor that
 * is older than a day goes on where yesterday began. With a limit it answers the oldest of what has come.
 * @throws input for what is neither an instant nor a cursor of this query.
 */
export async function readTail({
  after,
  scope,
  query,
  partitions,
  limit = PLACES_LIMIT,
  now,
  keep,
}: {
  after: string;
  scope: CursorScope;
  query: LogQuery;
  /** Those of the query; null for days. */
  partitions: readonly Partition[] | null;
  limit?: number | undefined;
  now: number;
  keep: Keep;
}): Promise<{ rows: Logged[]; cursor: string | null }> {
  const { from, seen } = beginOf({ after, scope });
  const today = new Date(now).toISOString().slice(0, 10);
  const days = [addDays(today, -1), today].filter((day) => day >= from.slice(0, 10));
  const found = await placesIn({
    partitions: partitions ?? days.flatMap((day) => dayPartitions({ day, kind: query.kind })),
    range: { from, below: AFTER_ALL },
    limit: Math.min(PLACES_LIMIT, limit + seen.length),
    isForward: true,
  });
  const places = found.places.filter((place) => !seen.includes(markOf(place)));
  const rows = await keep(await loggedAt({ places: places.toReversed(), now }));
  const newest = found.places.at(-1)?.split("#")[0];
  const settled = newest === undefined ? from : new Date(Date.parse(newest) - LATE).toISOString();
  const open = found.places.filter((place) => place >= settled).slice(-REMEMBERED);
  const [first = settled] = open.length === REMEMBERED ? open : [];
  const next = { from: from > first ? from : first, seen: open.map(markOf) };
  return { rows, cursor: cursorOf({ scope, place: JSON.stringify(next) }) };
}

function beginOf({ after, scope }: { after: string; scope: CursorScope }): { from: string; seen: string[] } {
  if (instant.safeParse(after).success) return { from: new Date(after).toISOString(), seen: [] };
  try {
    return continued.parse(JSON.parse(placeIn({ scope, cursor: after, path: "after" })));
  } catch {
    throw invalidCursor("after");
  }
}

/** A few letters that tell the places of some seconds apart. */
function markOf(place: string): string {
  return hash("sha256", place, "base64url").slice(0, 5);
}
