import type { DynamoDBRecord, DynamoDBStreamEvent } from "aws-lambda";
import { setTimeout as wait } from "node:timers/promises";
import { STREAM_FAILURES } from "./stream.texts";

/** The result of a consumer: the records that failed, or nothing. */
export type StreamAnswer = { batchItemFailures?: readonly { itemIdentifier: string }[] } | void;
export type StreamHandler = (event: DynamoDBStreamEvent) => Promise<StreamAnswer>;

interface Delivery {
  records: readonly DynamoDBRecord[];
  handler: StreamHandler;
  /** Called for a record that failed each time. */
  onPoison: (failure: { record: DynamoDBRecord; reason: string }) => void;
  /** Milliseconds before each retry; their count is the number of retries. */
  backoff?: readonly number[];
  signal?: AbortSignal;
}

const BACKOFF = [100, 400, 1500];

/**
 * Passes the records to the consumer as Lambda does: in order, and after a failure again from the first failed record.
 * A record that fails each time is dead-lettered, so that the others continue. Resolves when each record was handled or
 * dead-lettered; rejects when `signal` aborts it.
 */
export async function deliver({ records, handler, onPoison, backoff = BACKOFF, signal }: Delivery): Promise<void> {
  let rest = records;
  let attempt = 0;
  while (rest.length > 0) {
    const outcome = await attemptOn({ records: rest, handler });
    if (outcome === null) return;
    if (outcome.index > 0) attempt = 0;
    rest = rest.slice(outcome.index);
    const pause = backoff[attempt];
    attempt += 1;
    if (pause !== undefined) {
      await wait(pause, undefined, signal ? { signal } : {});
      continue;
    }
    return isolate({ records: rest, handler, onPoison });
  }
}

/**
 * Passes one record at a time, so that only the failing ones are dead-lettered. The retries for the batch are used up.
 */
async function isolate({
  records,
  handler,
  onPoison,
}: Pick<Delivery, "records" | "handler" | "onPoison">): Promise<void> {
  for (const record of records) {
    const outcome = await attemptOn({ records: [record], handler });
    if (outcome) onPoison({ record, reason: outcome.reason });
  }
}

async function attemptOn({
  records,
  handler,
}: Pick<Delivery, "records" | "handler">): Promise<{ index: number; reason: string } | null> {
  try {
    const response = await handler({ Records: [...records] });
    const failed = new Set(response?.batchItemFailures?.map(({ itemIdentifier }) => itemIdentifier));
    if (failed.size === 0) return null;
    const index = records.findIndex(({ dynamodb }) => failed.has(dynamodb?.SequenceNumber ?? ""));
    return { index: Math.max(0, index), reason: STREAM_FAILURES.returned };
  } catch (error) {
    return { index: 0, reason: error instanceof Error ? `${error.name}: ${error.message}` : String(error) };
  }
}
