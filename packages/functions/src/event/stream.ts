import { consumeStream } from "@tresen/core/event";
import { log } from "@tresen/core/log";
import type { DynamoDBBatchResponse, DynamoDBStreamEvent } from "aws-lambda";

/**
 * What follows from changes in the table. A failure names the first record, from which on Lambda sends them again; those
 * that keep failing end in the failure queue. Doing it twice does no harm.
 */
export async function handler(event: DynamoDBStreamEvent): Promise<DynamoDBBatchResponse> {
  try {
    await consumeStream(event.Records);
    return { batchItemFailures: [] };
  } catch (error) {
    const first = event.Records[0]?.dynamodb?.SequenceNumber;
    log.failure(error, { function: "stream", records: event.Records.length, first });
    // Without a number there is nothing to report by: then the whole call has failed.
    if (!first) throw error;
    return { batchItemFailures: [{ itemIdentifier: first }] };
  }
}
