import { QueryCommand } from "@aws-sdk/lib-dynamodb";
import { env } from "../env";
import { type Item, isItem } from "./batch";
import { documents } from "./client";
import { storageCall } from "./storage";

/** Sorts after every sort key with the same prefix. */
export const AFTER_ALL = "\u{10FFFF}";
const BEFORE_ALL = " ";

/** Rows of one partition in the order of their sort keys, within inclusive bounds. */
export interface KeyRange {
  pk: string;
  from?: string;
  to?: string;
}

interface PageOfKeys {
  range: KeyRange;
  /** The sort key of the last row of the previous page; empty for the first page. */
  after?: string;
  limit: number;
  isDescending?: boolean;
  isConsistent?: boolean;
}

/** A page of rows that contain little more than their keys: one Query, by default eventually consistent. */
export async function readKeys({
  range,
  after = "",
  limit,
  isDescending = false,
  isConsistent = false,
}: PageOfKeys): Promise<{
  rows: Item[];
  isLast: boolean;
}> {
  const { pk, from = BEFORE_ALL, to = AFTER_ALL } = range;
  const [low, high] = isDescending ? [from, after || to] : [after || from, to];
  if (low > high) return { rows: [], isLast: true };
  // One extra row shows whether there is another page, and one more is needed if the last row of the previous page is
  // in the range.
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
