import { QueryCommand } from "@aws-sdk/lib-dynamodb";
import type { LogQuery } from "@tresen/contract/log/log";
import { PAGE_SIZE } from "@tresen/contract/kit/list/paged";
import { addDays } from "@tresen/contract/kit/time";
import * as z from "zod";
import { documents, batchRead, storageCall } from "../platform/db";
import { env } from "../platform/env";
import { invalidCursor } from "../records";
import { ChangeEntity, type ChangeRow } from "../records/changes";

/** The number of days that a page goes back when no day is given. */
const DAYS = 31;
/** The number of keys that one page reads, whatever the filter. */
const KEYS_LIMIT = 500;

export interface ChangePage {
  rows: ChangeRow[];
  /** The cursor of the next page; null after the last. */
  cursor: string | null;
}

/**
 * Changes, newest first: of one record if it is given, else of one day or of the last days.
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
  if (resource !== undefined && subject !== undefined)
    return ofRecord({ resource, id: subject, cursor: query.cursor, limit, keeps });
  return ofDays({ query, today, limit, keeps });
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
  cursor,
  limit,
  keeps,
}: {
  resource: string;
  id: string;
  cursor: string | undefined;
  limit: number;
  keeps: (row: ChangeRow) => boolean;
}): Promise<ChangePage> {
  if (cursor !== undefined && !/^\d{10}$/.test(cursor)) throw invalidCursor();
  const query = ChangeEntity.query.primary({ resource, id });
  const { data } = await storageCall(() =>
    (cursor === undefined ? query : query.lt({ version: cursor })).go({ order: "desc", limit: limit + 1 }),
  );
  const page = data.slice(0, limit);
  return { rows: page.filter(keeps), cursor: data.length > limit ? (page.at(-1)?.version ?? null) : null };
}

/** The keys of the last row that was read from the index by days. */
const dayKey = z.strictObject({ pk: z.string(), sk: z.string(), gsi1pk: z.string(), gsi1sk: z.string() });
type DayKey = z.output<typeof dayKey>;

/** A day, and the last row that was read of it; null at the beginning of the day. */
const placeSchema = z.strictObject({ day: z.iso.date(), after: dayKey.nullable() });
type Place = z.output<typeof placeSchema>;

async function ofDays({
  query,
  today,
  limit,
  keeps,
}: {
  query: LogQuery;
  today: string;
  limit: number;
  keeps: (row: ChangeRow) => boolean;
}): Promise<ChangePage> {
  const newest = query.day ?? today;
  const oldest = query.day ?? addDays(today, 1 - DAYS);
  let place: Place | null = query.cursor === undefined ? { day: newest, after: null } : placeOf(query.cursor);
  const rows: ChangeRow[] = [];
  let left = KEYS_LIMIT;
  while (place && left > 0 && rows.length < limit) {
    const { day }: Place = place;
    const page = await keysOfDay({ place, limit: Math.min(left, 2 * limit) });
    left -= page.keys.length;
    const found = await batchRead(page.keys, { isConsistent: false });
    for (const [index, key] of page.keys.entries()) {
      const item = found(key);
      const row = item ? ChangeEntity.parse({ Item: item }).data : null;
      if (row && keeps(row)) rows.push(row);
      place = { day, after: key };
      if (rows.length === limit && index < page.keys.length - 1) return { rows, cursor: cursorOf(place) };
    }
    if (page.isLast) place = day > oldest ? { day: addDays(day, -1), after: null } : null;
  }
  return { rows, cursor: place && cursorOf(place) };
}

/** The keys of one day, newest first. */
async function keysOfDay({
  place,
  limit,
}: {
  place: Place;
  limit: number;
}): Promise<{ keys: DayKey[]; isLast: boolean }> {
  const { Items = [], LastEvaluatedKey } = await storageCall(() =>
    documents.send(
      new QueryCommand({
        TableName: env.TABLE_NAME,
        IndexName: "gsi1",
        KeyConditionExpression: "gsi1pk = :day",
        ExpressionAttributeValues: { ":day": `changes#${place.day}` },
        ScanIndexForward: false,
        Limit: limit,
        ...(place.after ? { ExclusiveStartKey: place.after } : {}),
      }),
    ),
  );
  return { keys: Items.map((item) => dayKey.parse(item)), isLast: LastEvaluatedKey === undefined };
}

function placeOf(cursor: string): Place {
  try {
    const place = placeSchema.parse(JSON.parse(Buffer.from(cursor, "base64url").toString()));
    if (place.after && place.after.gsi1pk !== `changes#${place.day}`) throw invalidCursor();
    return place;
  } catch {
    throw invalidCursor();
  }
}

function cursorOf(place: Place): string {
  return Buffer.from(JSON.stringify(place)).toString("base64url");
}
