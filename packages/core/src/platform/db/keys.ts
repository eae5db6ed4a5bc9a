import { QueryCommand } from "@aws-sdk/lib-dynamodb";
import { env } from "../env";
import { type Key, isItem } from "./batch";
import { documents } from "./client";
import { storageCall } from "./storage";

/** Behind every sort key that begins with what stands before it. */
export const AFTER_ALL = "\u{10FFFF}";
const BEFORE_ALL = " ";

/** Rows of one partition in the order of their sort keys, within bounds that belong to them. */
export interface KeyRange {
  pk: string;
  from?: string;
  to?: string;
}

interface PageOfKeys {
  range: KeyRange;
  /** The sort key of the last row that was read before; empty for the first page. */
  after: string;
  limit: number;
  isDescending?: boolean;
  isConsistent?: boolean;
}

/** A page of rows that hold little more than their keys: one Query, eventually consistent unless told otherwise. */
export async function readKeys({
  range,
  after,
  limit,
  isDescending = false,
  isConsistent = false,
}: PageOfKeys): Promise<{
  rows: Key[];
  isLast: boolean;
}> {
  const { pk, from = BEFORE_ALL, to = AFTER_ALL } = range;
  const [low, high] = isDescending ? [from, after || to] : [after || from, to];
  if (low > high) return { rows: [], isLast: true };
  // One more tells whether there is a further page; one more again where the row that was read last stands in the way.
  const wanted = limit + 1 + (after === "" ? 0 : 1);
  const page = await storageCall(() =>
    documents.send(
      new QueryCommand({
        TableName: env.TABLE_NAME,
        KeyConditionExpression: "pk = :pk AND sk BETWEEN :low AND :high",
        ExpressionAttributeValues: { ":pk": pk, ":low": low, ":high": high },
        ConsistentRead: isConsistent,
        ScanIndexForward: !isDescending,
        Limit: wanted,
      }),
    ),
  );
  const rows = (page.Items ?? []).filter(isItem).filter(({ sk }) => sk !== after);
  return { rows: rows.slice(0, limit), isLast: rows.length <= limit && !page.LastEvaluatedKey };
}
