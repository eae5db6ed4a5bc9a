import { consumeStream } from "@tresen/core/event";
import { log } from "@tresen/core/platform/log";
import type { DynamoDBBatchResponse, DynamoDBStreamEvent } from "aws-lambda";

/**
 * What follows from changes in the table. A failure names the record from which on Lambda sends them again; those
 * that keep failing are set aside. Doing it twice does no harm.
 */
export async function handler(event: DynamoDBStreamEvent): Promise<DynamoDBBatchResponse> {
  const { failure } = await consumeStream(event.Records);
  if (!failure) return { batchItemFailures: [] };
  const from = event.Records[failure.index]?.dynamodb?.SequenceNumber;
  log.failure(failure.cause, { function: "stream", records: event.Records.length, from });
  // Whatever the cause, under one name: an alarm counts it.
  log.error("record.failed", { from });
  // Without a number there is nothing to report by: then the whole call has failed.
  if (!from) throw failure.cause;
  return { batchItemFailures: [{ itemIdentifier: from }] };
}
