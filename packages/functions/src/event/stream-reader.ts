import type { StreamRecord } from "@tresen/core/event";
import { log, logFailure } from "@tresen/core/platform/log";
import type { DynamoDBBatchResponse, DynamoDBStreamEvent } from "aws-lambda";

/**
 * A function that reads the table's stream. After a failure Lambda delivers the records again from the failed one on;
 * records that fail too often are stored in a bucket. Processing a record twice is harmless.
 */
export function streamReader({
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
    logFailure(failure.cause, { function: name, records: Records.length, from });
    // One event name for all causes, which an alarm counts.
    log.error("record.failed", { from });
    // Without a sequence number the failed record cannot be reported, so the whole batch fails.
    if (!from) throw failure.cause;
    return { batchItemFailures: [{ itemIdentifier: from }] };
  };
}
