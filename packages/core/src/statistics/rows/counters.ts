import { UpdateCommand } from "@aws-sdk/lib-dynamodb";
import type { LocalDate } from "@tresen/contract/kit/time";
import { type ItemWrite, type Key, storageCall, documents } from "../../platform/db";
import { env } from "../../platform/env";

/**
 * Numbers by their name, which are attributes of one row. Names are short, since each write pays for the whole row, and
 * have at least one colon, so that none is an attribute of another meaning.
 */
export type Counts = Readonly<Record<string, number>>;

/** What is counted of one topic of a branch on one of its days, or what is to be added to it. */
export interface CounterRow {
  branch: string;
  /** Such as `day` or `hours`: see `docs/access-patterns.md`. */
  topic: string;
  day: LocalDate;
  /** Where the counts of one day are too many for one row. */
  part?: string;
  counts: Counts;
}

/** How many numbers one write may add to: DynamoDB takes 300 operations and 4 KB of expression. */
export const COUNTS_LIMIT = 250;

export function counterPartition(branch: string): string {
  return `stat#${branch}`;
}

export function counterKey({ branch, topic, day, part }: Omit<CounterRow, "counts">): Key {
  return { pk: counterPartition(branch), sk: `${topic}#${day}${part === undefined ? "" : `#${part}`}` };
}

/** A write of a transaction that adds to counters, at most `COUNTS_LIMIT`. Missing ones begin at 0. */
export function counterWrite(row: CounterRow): ItemWrite {
  return { Update: { TableName: env.TABLE_NAME, ...additionOf(row) } };
}

/** Adds to counters without a transaction: repeated, it counts again. */
export async function addCounts(row: CounterRow): Promise<void> {
  await storageCall(() => documents.send(new UpdateCommand({ TableName: env.TABLE_NAME, ...additionOf(row) })));
}

function additionOf({ counts, ...row }: CounterRow) {
  const added = Object.entries(counts).filter(([, value]) => value !== 0);
  if (added.length === 0) throw new RangeError("There is nothing to add");
  return {
    Key: counterKey(row),
    UpdateExpression: `ADD ${added.map((_, index) => `#${short(index)} :${short(index)}`).join(",")}`,
    ExpressionAttributeNames: Object.fromEntries(added.map(([name], index) => [`#${short(index)}`, name])),
    ExpressionAttributeValues: Object.fromEntries(added.map(([, value], index) => [`:${short(index)}`, value])),
  };
}

/** Two letters at most, since an expression may have 4 KB. */
function short(index: number): string {
  return index.toString(36);
}
