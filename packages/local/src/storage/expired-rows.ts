import { HOUR, type Instant } from "@tresen/contract/kit/time";
import { isObject } from "@tresen/contract/kit/object";
import type { Clock } from "../clock";
import { type DatabaseCall, DatabaseError } from "./database-client";

/** How often the table is looked through. */
const INTERVAL = HOUR;
/** The start is not slowed down. */
const FIRST = 60_000;

interface Options {
  call: DatabaseCall;
  table: string;
  clock: Clock;
  onRemoved: () => void;
  onError: (error: unknown) => void;
}

/**
 * Removes rows when their time to live is over, which the embedded database does not do by itself: once an hour. The
 * stream tells of them as of any other removal. @returns a function that ends it.
 */
export function startRowExpiry({ clock, onRemoved, onError, ...options }: Options): () => void {
  const run = (): void =>
    void removeExpiredRows({ ...options, at: clock.now() }).then((count) => count > 0 && onRemoved(), onError);
  const first = setTimeout(run, FIRST);
  const timer = setInterval(run, INTERVAL);
  first.unref();
  timer.unref();
  return () => {
    clearTimeout(first);
    clearInterval(timer);
  };
}

/**
 * Reads the whole table, which is acceptable only here. A row whose time was put off meanwhile stays.
 * @returns the number of removed rows.
 */
export async function removeExpiredRows({
  call,
  table,
  at,
}: Pick<Options, "call" | "table"> & { at: Instant }): Promise<number> {
  const expression = {
    ExpressionAttributeNames: { "#expiresAt": "expiresAt" },
    ExpressionAttributeValues: { ":now": { N: String(Math.floor(at / 1000)) } },
  };
  let removed = 0;
  let from: object | undefined;
  do {
    const page = await call<{ Items?: unknown[]; LastEvaluatedKey?: object }>("DynamoDB_20120810.Scan", {
      TableName: table,
      FilterExpression: "#expiresAt < :now",
      ProjectionExpression: "pk, sk",
      ...expression,
      ...(from ? { ExclusiveStartKey: from } : {}),
    });
    for (const key of (page.Items ?? []).filter(isObject)) {
      const Key = { pk: key["pk"], sk: key["sk"] };
      const asked = { TableName: table, Key, ConditionExpression: "#expiresAt < :now", ...expression };
      if (await isRemoved(() => call("DynamoDB_20120810.DeleteItem", asked))) removed += 1;
    }
    from = page.LastEvaluatedKey;
  } while (from);
  return removed;
}

async function isRemoved(remove: () => Promise<unknown>): Promise<boolean> {
  try {
    await remove();
    return true;
  } catch (error) {
    if (error instanceof DatabaseError && error.type === "ConditionalCheckFailedException") return false;
    throw error;
  }
}
