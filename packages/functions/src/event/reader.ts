import type { StreamRecord } from "@tresen/core/event";
import { log } from "@tresen/core/platform/log";
import type { DynamoDBBatchResponse, DynamoDBStreamEvent } from "aws-lambda";

/**
 * A function that reads the table's stream. A failure names the record from which on Lambda sends them again; those
 * that keep failing are set aside. Doing it twice does no harm.
 */
export function reader({
  name,
  read,
}: {
  name: string;
  read: (records: readonly StreamRecord[]) => Promise<{ index: number; cause: unknown } | null>;
}): (event: DynamoDBStreamEvent) => Promise<DynamoDBBatchResponse> {
  return async ({ Records }) => {
    const failure = await read(Records);
    if (!failure) return { batchItemFailures: [] };
    const from = Records[failure.index]?.dynamodb?.SequenceNumber;
    log.failure(failure.cause, { function: name, records: Records.length, from });
    // Whatever the cause, under one name: an alarm counts it.
    log.error("record.failed", { from });
    // Without a number there is nothing to report by: then the whole call has failed.
    if (!from) throw failure.cause;
    return { batchItemFailures: [{ itemIdentifier: from }] };
  };
}
