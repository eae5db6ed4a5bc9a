import { PAGE_SIZE } from "@tresen/contract/kit/list/paged";
import { addDays, type Instant } from "@tresen/contract/kit/time";
import type { LogQuery } from "@tresen/contract/log/log";
import { SEARCHED_DAYS } from "@tresen/contract/log/log-query.texts";
import { type CursorScope, cursorOf, invalidCursor, placeIn } from "../platform/cursor";
import { inputError } from "../platform/errors";
import { DAYS, type Found, type Keep, daysOf, ofDays, ofPartitions } from "./find/collect";
import type { Logged } from "./find/logged";
import { type Bounds, belowOf } from "./find/places";
import { partitionsFor } from "./find/plan";
import { ofSubject } from "./find/of-subject";
import { readTail } from "./find/tail";

interface Reading {
  query: LogQuery;
  /** The branches whose log the actor may read. */
  within: "all" | readonly string[];
  now: Instant;
  keep: Keep;
}

/**
 * Rows of the log, newest first: of one record, of one request, of a person, a branch, a level or a kind, or else of
 * the last days; or what has come since the last answer. The cursor is that of the next page, null after the last.
 * @throws input for an invalid cursor, and for words within too many days.
 */
export async function readLog({
  query,
  within,
  now,
  keep,
}: Reading): Promise<{ rows: Logged[]; cursor: string | null }> {
  const { cursor, limit, after, sort: _, ...asked } = query;
  const scope: CursorScope = ["logs", Object.entries(asked).sort()];
  const today = new Date(now).toISOString().slice(0, 10);
  const bounds = boundsOf(query);
  requireShort({ query, bounds, today });
  const partitions = partitionsFor({ query, within });
  if (after !== undefined) return readTail({ after, scope, query, partitions, limit, now, keep });
  const place = placeIn({ scope, cursor });
  const { resource, subject } = query;
  const page = { limit: limit ?? PAGE_SIZE, now, keep };
  if (resource !== undefined && subject !== undefined) {
    const { rows, next } = await ofSubject({ resource, subject, place, bounds, ...page });
    return { rows, cursor: cursorOf({ scope, place: next }) };
  }
  if (place !== "" && !/^\d{4}-\d{2}-\d{2}(?:T.+)?$/.test(place)) throw invalidCursor();
  const range = { from: bounds.from, below: place === "" ? belowOf(bounds.to) : place };
  const { rows, next } = partitions
    ? await ofPartitions({ partitions, range, ...page })
    : await ofLastDays({ query, range, today, page });
  return { rows, cursor: cursorOf({ scope, place: next }) };
}

function ofLastDays({
  query,
  range,
  today,
  page,
}: {
  query: LogQuery;
  range: { from: string; below: string };
  today: string;
  page: { limit: number; now: Instant; keep: Keep };
}): Promise<Found> {
  const { newest, oldest } = daysOf({ ...range, today });
  const back = addDays([today, boundsOf(query).to.slice(0, 10)].sort()[0] ?? today, 1 - DAYS);
  const first = range.from === EVER.from ? back : oldest;
  return ofDays({ kind: query.kind, newest, oldest: first, range, ...page });
}

const EVER: Bounds = { from: "0000-01-01T00:00:00.000Z", to: "9999-12-31T23:59:59.999Z" };
const START = "T00:00:00.000Z";
const END = "T23:59:59.999Z";

function boundsOf({ day, atFrom = EVER.from, atTo = EVER.to }: LogQuery): Bounds {
  const lower = [momentOf({ value: atFrom, clock: START }), day ? `${day}${START}` : EVER.from];
  const upper = [momentOf({ value: atTo, clock: END }), day ? `${day}${END}` : EVER.to];
  return { from: lower.sort().at(-1) ?? EVER.from, to: upper.sort()[0] ?? EVER.to };
}

/** A day without a time is meant as a whole. */
function momentOf({ value, clock }: { value: string; clock: string }): string {
  return value.includes("T") ? new Date(value).toISOString() : `${value}${clock}`;
}

/** Words are in no index, so every entry of the time is read. */
function requireShort({ query, bounds, today }: { query: LogQuery; bounds: Bounds; today: string }): void {
  if (!query.search || bounds.from === EVER.from) return;
  const last = bounds.to.slice(0, 10) < today ? bounds.to.slice(0, 10) : today;
  if (bounds.from.slice(0, 10) > addDays(last, -DAYS)) return;
  const code = "log.search_days";
  throw inputError({ code, faults: [{ field: "search", code, message: SEARCHED_DAYS(DAYS) }] });
}
