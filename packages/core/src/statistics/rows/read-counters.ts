import { QueryCommand } from "@aws-sdk/lib-dynamodb";
import type { LocalDate } from "@tresen/contract/kit/time";
import { AFTER_ALL, documents, storageCall } from "../../platform/db";
import { env } from "../../platform/env";
import { type CounterRow, type Counts, counterPartition } from "./counters";

/**
 * How many Queries of this process are under way at once: an answer may have some hundred kilobytes, and more of them at
 * once would wait for each other until their time is over.
 */
const PARALLEL = 8;
let running = 0;
const waiting: (() => void)[] = [];

export interface CountersAsked {
  branch: string;
  topic: string;
  /** Both included. */
  from: LocalDate;
  to: LocalDate;
  /** The only names that are wanted. It reads as many units, but a row of hundreds of numbers is much to take apart. */
  names?: readonly string[] | undefined;
}

/**
 * What one topic of a branch counts on these days: one Query per MB, eventually consistent. Days without anything are
 * missing.
 */
export async function readCounters(asked: CountersAsked): Promise<Map<LocalDate, Counts>> {
  const days = new Map<LocalDate, Record<string, number>>();
  for await (const item of itemsOf(asked)) {
    const { day } = placeOf(item);
    const known = days.get(day);
    if (known) addItem(known, item);
    else days.set(day, countsOf(item));
  }
  return days;
}

/** The same, row by row. */
export async function readCounterRows(asked: CountersAsked): Promise<CounterRow[]> {
  const { branch, topic } = asked;
  const rows: CounterRow[] = [];
  for await (const item of itemsOf(asked)) rows.push({ branch, topic, ...placeOf(item), counts: countsOf(item) });
  return rows;
}

/** What one topic of a branch counts on these days together, at the cost of `readCounters` but with less work. */
export async function sumCounters(asked: CountersAsked): Promise<Counts> {
  const sums: Record<string, number> = {};
  for await (const item of itemsOf(asked)) addItem(sums, item);
  return sums;
}

/** The numbers of a row by their names, which have a colon. */
export function countsOf(item: Record<string, unknown>): Record<string, number> {
  const counts: Record<string, number> = {};
  addItem(counts, item);
  return counts;
}

function addItem(sums: Record<string, number>, item: Record<string, unknown>): void {
  for (const name in item) {
    const value = item[name];
    if (typeof value === "number" && name.includes(":")) sums[name] = (sums[name] ?? 0) + value;
  }
}

async function* itemsOf({ branch, topic, from, to, names }: CountersAsked): AsyncGenerator<Record<string, unknown>> {
  let after: Record<string, unknown> | undefined;
  do {
    const start = after;
    const page = await inTurn(() =>
      storageCall(() =>
        documents.send(
          new QueryCommand({
            TableName: env.TABLE_NAME,
            KeyConditionExpression: "pk = :pk AND sk BETWEEN :from AND :to",
            ExpressionAttributeValues: {
              ":pk": counterPartition(branch),
              ":from": `${topic}#${from}`,
              ":to": `${topic}#${to}${AFTER_ALL}`,
            },
            ExclusiveStartKey: start,
            ...(names && projection(names)),
          }),
        ),
      ),
    );
    yield* page.Items ?? [];
    after = page.LastEvaluatedKey;
  } while (after);
}

/** Names of counters have a colon, so that none can stand in an expression. */
function projection(names: readonly string[]) {
  const all = ["pk", "sk", ...names];
  return {
    ProjectionExpression: all.map((_, index) => `#${index}`).join(","),
    ExpressionAttributeNames: Object.fromEntries(all.map((name, index) => [`#${index}`, name])),
  };
}

function placeOf(item: Record<string, unknown>): { day: LocalDate; part?: string } {
  const [, day = "", part] = String(item.sk).split("#");
  return { day, ...(part === undefined ? {} : { part }) };
}

/** Runs it as soon as fewer than `PARALLEL` others run. */
async function inTurn<T>(run: () => Promise<T>): Promise<T> {
  if (running >= PARALLEL) await new Promise<void>((resolve) => waiting.push(resolve));
  else running += 1;
  try {
    return await run();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}
