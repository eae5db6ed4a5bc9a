import type { AttributeValue } from "@aws-sdk/client-dynamodb";
import { unmarshall } from "@aws-sdk/util-dynamodb";
import { sendQueuedMessage } from "../message";
import { type MessageRow, messageOf } from "../outbox";
import type { StreamRecord } from "./stream-record";

/** Sends what a call has just put into the outbox. @returns the first record that has to come again, or null. */
export async function sendQueued(records: readonly StreamRecord[]): Promise<{ index: number; cause: unknown } | null> {
  for (const [index, record] of records.entries()) {
    const row = queuedMessageOf(record);
    try {
      if (row) await sendQueuedMessage(row);
    } catch (cause) {
      return { index, cause };
    }
  }
  return null;
}

/** @returns null for everything else, also for what later becomes of a message. */
export function queuedMessageOf({ dynamodb }: StreamRecord): MessageRow | null {
  if (!dynamodb?.NewImage || dynamodb.OldImage || !dynamodb.Keys?.pk?.S?.startsWith("message#")) return null;
  const row = messageOf(unmarshall(dynamodb.NewImage as Record<string, AttributeValue>));
  return row?.state === "queued" ? row : null;
}
