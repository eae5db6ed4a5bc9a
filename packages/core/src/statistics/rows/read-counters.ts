import { QueryCommand } from "@aws-sdk/lib-dynamodb";
import type { LocalDate } from "@tresen/contract/kit/time";
import { AFTER_ALL, documents, storageCall } from "../../platform/db";
import { env } from "../../platform/env";
import { type CounterRow, type Counts, counterPartition } from "./counters";
import { addTo } from "./sums";

export interface CountersAsked {
  branch: string;
  topic: string;
  /** Both included. */
  from: LocalDate;
  to: LocalDate;
}

/**
 * What one topic of a branch counts on these days: one Query per MB, eventually consistent. Days without anything are
 * missing.
 */
export async function readCounters(asked: CountersAsked): Promise<Map<LocalDate, Counts>> {
  const days = new Map<LocalDate, Record<string, number>>();
  for (const { day, counts } of await readCounterRows(asked)) {
    const known = days.get(day);
    if (known) addTo(known, counts);
    else days.set(day, { ...counts });
  }
  return days;
}

/** The same, row by row. */
export async function readCounterRows({ branch, topic, from, to }: CountersAsked): Promise<CounterRow[]> {
  const rows: CounterRow[] = [];
  let after: Record<string, unknown> | undefined;
  do {
    const start = after;
    const page = await storageCall(() =>
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
        }),
      ),
    );
    for (const item of page.Items ?? []) {
      const [, day = "", part] = String(item.sk).split("#");
      rows.push({ branch, topic, day, ...(part === undefined ? {} : { part }), counts: countsOf(item) });
    }
    after = page.LastEvaluatedKey;
  } while (after);
  return rows;
}

/** The numbers of a row by their names, which have a colon. */
export function countsOf(item: Record<string, unknown>): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const name in item) {
    const value = item[name];
    if (typeof value === "number" && name.includes(":")) counts[name] = value;
  }
  return counts;
}
