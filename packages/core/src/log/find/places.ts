import { QueryCommand } from "@aws-sdk/lib-dynamodb";
import { AFTER_ALL, batchRead, documents, storageCall } from "../../platform/db";
import { env } from "../../platform/env";
import { type Logged, keyAt, loggedOf } from "./logged";
import type { Partition } from "./plan";

/** Bounds of places. */
export interface Range {
  /** Included. */
  from: string;
  /** Not included. */
  below: string;
}

/** The first and the last moment of the wanted entries, as they are stored. */
export interface Bounds {
  from: string;
  to: string;
}

/** Places of several partitions together, in order, each once: one Query for each. */
export async function placesIn({
  partitions,
  range,
  limit,
  isForward = false,
}: {
  partitions: readonly Partition[];
  range: Range;
  limit: number;
  isForward?: boolean;
}): Promise<{ places: string[]; isLast: boolean }> {
  if (range.from >= range.below) return { places: [], isLast: true };
  const found = await Promise.all(partitions.map((partition) => placesOf({ partition, range, limit, isForward })));
  const all = [...new Set(found.flatMap(({ places }) => places))].sort();
  const places = isForward ? all : all.reverse();
  return { places: places.slice(0, limit), isLast: places.length <= limit && found.every(({ isLast }) => isLast) };
}

async function placesOf({
  partition: { index, pk },
  range: { from, below },
  limit,
  isForward,
}: {
  partition: Partition;
  range: Range;
  limit: number;
  isForward: boolean;
}): Promise<{ places: string[]; isLast: boolean }> {
  const sort = index ? `${index}sk` : "sk";
  const { Items = [], LastEvaluatedKey } = await storageCall(() =>
    documents.send(
      new QueryCommand({
        TableName: env.TABLE_NAME,
        ...(index ? { IndexName: index } : {}),
        KeyConditionExpression: `${index ? `${index}pk` : "pk"} = :pk AND ${sort} BETWEEN :from AND :below`,
        ExpressionAttributeValues: { ":pk": pk, ":from": from, ":below": below },
        ScanIndexForward: isForward,
        // One more, since the bound itself may be a place.
        Limit: limit + 1,
      }),
    ),
  );
  const places = Items.map((item) => String(item[sort])).filter((place) => place !== below);
  return { places: places.slice(0, limit), isLast: places.length <= limit && LastEvaluatedKey === undefined };
}

/** The rows at these places, in their order. What has expired is left out, though DynamoDB may still have it. */
export async function loggedAt({ places, now }: { places: readonly string[]; now: number }): Promise<Logged[]> {
  const found = await batchRead(places.map(keyAt), { isConsistent: false });
  return places.flatMap((place) => {
    const item = found(keyAt(place));
    const logged = item ? loggedOf(item) : null;
    return logged && (logged.change ?? logged.event).expiresAt * 1000 > now ? [logged] : [];
  });
}

/** The bound below which everything up to this instant is. */
export function belowOf(instant: string): string {
  return instant + AFTER_ALL;
}
