import { QueryCommand } from "@aws-sdk/lib-dynamodb";
import type { LogQuery } from "@tresen/contract/log/log";
import type { VersionsQuery } from "@tresen/contract/log/version";
import { PAGE_SIZE } from "@tresen/contract/kit/list/paged";
import { addDays } from "@tresen/contract/kit/time";
import * as z from "zod";
import { type CursorScope, cursorOf, invalidCursor, placeIn } from "../platform/cursor";
import { AFTER_ALL, documents, batchRead, storageCall } from "../platform/db";
import { env } from "../platform/env";
import { ChangeEntity, type ChangeRow, KEPT_DAYS } from "../records/changes";

/** The number of days that a page reads, and that the log goes back when no day and no lower bound is given. */
const DAYS = 31;
/** The number of keys that one page reads, whatever the filter. */
const KEYS_LIMIT = 500;

export interface ChangePage {
  rows: ChangeRow[];
  /** The cursor of the next page; null after the last. */
  cursor: string | null;
}

/**
 * Changes, newest first: of one record if it is given, else of one day, of the time between two bounds, or of the last
 * days.
 * @param today in UTC.
 * @param keeps decides which rows are wanted; skipped rows cost a read too.
 */
export async function readChanges({
  query,
  today,
  keeps,
}: {
  query: LogQuery;
  today: string;
  keeps: (row: ChangeRow) => boolean;
}): Promise<ChangePage> {
  const { resource, subject, limit = PAGE_SIZE } = query;
  const bounds = boundsOf(query);
  if (bounds.from > bounds.to) return { rows: [], cursor: null };
  const { cursor, limit: _, sort: __, ...asked } = query;
  const scope: CursorScope = ["logs", Object.entries(asked).sort()];
  const after = placeIn({ scope, cursor }) || null;
  const page = { after, limit };
  const isWithin = ({ at }: ChangeRow): boolean => at >= bounds.from && at <= bounds.to;
  const { rows, next } =
    resource === undefined || subject === undefined
      ? await ofDays({ day: query.day, bounds, today, ...page, keeps })
      : await ofRecord({ resource, id: subject, ...page, keeps: (row) => isWithin(row) && keeps(row) });
  return { rows, cursor: cursorOf({ scope, place: next }) };
}

/** Changes of one record, newest first. `keeps` decides which rows are wanted. */
export async function readRecordChanges({
  resource,
  id,
  query: { cursor, limit = PAGE_SIZE },
  keeps,
}: {
  resource: string;
  id: string;
  query: VersionsQuery;
  keeps: (row: ChangeRow) => boolean;
}): Promise<ChangePage> {
  const scope: CursorScope = ["versions", resource, id];
  const after = placeIn({ scope, cursor }) || null;
  const { rows, next } = await ofRecord({ resource, id, after, limit, keeps });
  return { rows, cursor: cursorOf({ scope, place: next }) };
}

/** A page, and the position after which the next one begins; null after the last. */
interface Found {
  rows: ChangeRow[];
  next: string | null;
}

/** The first and the last moment of the wanted changes, as they are stored. */
interface Bounds {
  from: string;
  to: string;
}

const EVER: Bounds = { from: "0000-01-01T00:00:00.000Z", to: "9999-12-31T23:59:59.999Z" };

function boundsOf({ day, atFrom = EVER.from, atTo = EVER.to }: LogQuery): Bounds {
  const lower = [momentOf({ value: atFrom, clock: START }), day ? `${day}${START}` : EVER.from];
  const upper = [momentOf({ value: atTo, clock: END }), day ? `${day}${END}` : EVER.to];
  return { from: lower.sort().at(-1) ?? EVER.from, to: upper.sort()[0] ?? EVER.to };
}

const START = "T00:00:00.000Z";
const END = "T23:59:59.999Z";

/** A day without a time is meant as a whole. */
function momentOf({ value, clock }: { value: string; clock: string }): string {
  return value.includes("T") ? new Date(value).toISOString() : `${value}${clock}`;
}

export async function findChange({
  resource,
  id,
  version,
}: Pick<ChangeRow, "resource" | "id" | "version">): Promise<ChangeRow | null> {
  const { data } = await storageCall(() => ChangeEntity.get({ resource, id, version }).go());
  return data;
}

async function ofRecord({
  resource,
  id,
  after,
  limit,
  keeps,
}: {
  resource: string;
  id: string;
  after: string | null;
  limit: number;
  keeps: (row: ChangeRow) => boolean;
}): Promise<Found> {
  if (after !== null && !/^\d{10}$/.test(after)) throw invalidCursor();
  const query = ChangeEntity.query.primary({ resource, id });
  const { data } = await storageCall(() =>
    (after === null ? query : query.lt({ version: after })).go({ order: "desc", limit: limit + 1 }),
  );
  const page = data.slice(0, limit);
  return { rows: page.filter(keeps), next: data.length > limit ? (page.at(-1)?.version ?? null) : null };
}

/** The keys of the last row that was read from the index by days. */
const dayKey = z.strictObject({ pk: z.string(), sk: z.string(), gsi1pk: z.string(), gsi1sk: z.string() });
type DayKey = z.output<typeof dayKey>;

/** A day, and the last row that was read of it; null at the beginning of the day. */
const placeSchema = z.strictObject({ day: z.iso.date(), after: dayKey.nullable() });
type Place = z.output<typeof placeSchema>;

async function ofDays({
  day: only,
  bounds,
  today,
  after,
  limit,
  keeps,
}: {
  day: string | undefined;
  bounds: Bounds;
  today: string;
  after: string | null;
  limit: number;
  keeps: (row: ChangeRow) => boolean;
}): Promise<Found> {
  const { from, to } = bounds;
  const newest = only ?? [today, to.slice(0, 10)].sort()[0] ?? today;
  // Older changes have expired, so an early bound costs no reads of days without any.
  const first = [from.slice(0, 10), addDays(today, -KEPT_DAYS)].sort().at(-1) ?? today;
  const oldest = from === EVER.from ? addDays(newest, 1 - DAYS) : first;
  if (newest < oldest) return { rows: [], next: null };
  let place: Place | null = after === null ? { day: newest, after: null } : placeOf(after);
  const rows: ChangeRow[] = [];
  let left = KEYS_LIMIT;
  let daysLeft = DAYS;
  while (place && left > 0 && daysLeft > 0 && rows.length < limit) {
    const { day }: Place = place;
    const page = await keysOfDay({ place, bounds, limit: Math.min(left, 2 * limit) });
    left -= page.keys.length;
    const found = await batchRead(page.keys, { isConsistent: false });
    for (const [index, key] of page.keys.entries()) {
      const item = found(key);
      const row = item ? ChangeEntity.parse({ Item: item }).data : null;
      if (row && keeps(row)) rows.push(row);
      place = { day, after: key };
      if (rows.length === limit && index < page.keys.length - 1) return { rows, next: JSON.stringify(place) };
    }
    if (page.isLast) {
      daysLeft -= 1;
      place = day > oldest ? { day: addDays(day, -1), after: null } : null;
    }
  }
  return { rows, next: place && JSON.stringify(place) };
}

/** The keys of one day within the bounds, newest first. */
async function keysOfDay({
  place,
  bounds: { from, to },
  limit,
}: {
  place: Place;
  bounds: Bounds;
  limit: number;
}): Promise<{ keys: DayKey[]; isLast: boolean }> {
  const { Items = [], LastEvaluatedKey } = await storageCall(() =>
    documents.send(
      new QueryCommand({
        TableName: env.TABLE_NAME,
        IndexName: "gsi1",
        KeyConditionExpression: "gsi1pk = :day AND gsi1sk BETWEEN :from AND :to",
        ExpressionAttributeValues: { ":day": `changes#${place.day}`, ":from": from, ":to": to + AFTER_ALL },
        ScanIndexForward: false,
        Limit: limit,
        ...(place.after ? { ExclusiveStartKey: place.after } : {}),
      }),
    ),
  );
  return { keys: Items.map((item) => dayKey.parse(item)), isLast: LastEvaluatedKey === undefined };
}

function placeOf(text: string): Place {
  try {
    const place = placeSchema.parse(JSON.parse(text));
    if (place.after && place.after.gsi1pk !== `changes#${place.day}`) throw invalidCursor();
    return place;
  } catch {
    throw invalidCursor();
  }
}
