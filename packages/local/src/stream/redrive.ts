import { InvokeCommand, type LambdaClient, LambdaServiceException } from "@aws-sdk/client-lambda";
import { DeleteObjectCommand, GetObjectCommand, type S3Client, paginateListObjectsV2 } from "@aws-sdk/client-s3";
import type { StreamAnswer } from "./delivery";
import { STREAM_FAILURES, failedAgainText, notCalledText, readerFailedText } from "./stream.texts";

interface Stage {
  s3: S3Client;
  lambda: LambdaClient;
  /** The bucket in which Lambda stores the calls of the stream's readers that failed for good. */
  bucket: string;
}

/** A failed call as Lambda stores it. */
interface KeptCall {
  /** The function that failed. */
  reader: string;
  /** The event of the call. */
  event: string;
}

/** The result for a stored call: the reason why it stays, or null if its reader succeeded and it was deleted. */
export interface Redriven {
  key: string;
  failure: string | null;
}

/**
 * Repeats each stored call of a reader, oldest first, and deletes those that succeed. Doing this twice does no harm.
 */
export async function* redrive(stage: Stage): AsyncGenerator<Redriven> {
  for (const key of await keptKeys(stage)) {
    const failure = await tryAgain({ ...stage, key });
    if (failure === null) await stage.s3.send(new DeleteObjectCommand({ Bucket: stage.bucket, Key: key }));
    yield { key, failure };
  }
}

async function keptKeys({ s3, bucket }: Stage): Promise<string[]> {
  const kept: { key: string; at: number }[] = [];
  for await (const { Contents = [] } of paginateListObjectsV2({ client: s3 }, { Bucket: bucket })) {
    for (const { Key, LastModified } of Contents) if (Key) kept.push({ key: Key, at: LastModified?.getTime() ?? 0 });
  }
  return kept.sort((a, b) => a.at - b.at || a.key.localeCompare(b.key)).map(({ key }) => key);
}

async function tryAgain({ s3, lambda, bucket, key }: Stage & { key: string }): Promise<string | null> {
  const { Body } = await s3.send(new GetObjectCommand({ Bucket: bucket, Key: key }));
  const kept = keptCallIn((await Body?.transformToString()) ?? "");
  if (typeof kept === "string") return kept;
  const { reader, event } = kept;
  try {
    const { FunctionError, Payload } = await lambda.send(
      new InvokeCommand({ FunctionName: reader, Payload: Buffer.from(event) }),
    );
    if (FunctionError) return readerFailedText(FunctionError);
    return failureIn(Buffer.from(Payload ?? []).toString());
  } catch (error) {
    // A function that is missing or fails does not prevent the other calls.
    if (!(error instanceof LambdaServiceException)) throw error;
    return notCalledText({ reader, error: error.name });
  }
}

function failureIn(payload: string): string | null {
  const answer: StreamAnswer | null = JSON.parse(payload || "null");
  const [first] = answer?.batchItemFailures ?? [];
  return first ? failedAgainText(first.itemIdentifier) : null;
}

/**
 * Parses Lambda's record of a failed call: the function, and the event as a text inside of it.
 * @returns the reason if it is not such a record.
 * @see https://docs.aws.amazon.com/lambda/latest/dg/services-dynamodb-errors.html
 */
function keptCallIn(text: string): KeptCall | string {
  const kept = parsed(text);
  const event = typeof kept?.payload === "string" ? kept.payload : JSON.stringify(kept?.payload ?? null);
  if (!Array.isArray(parsed(event)?.Records)) return STREAM_FAILURES.noRecords;
  const reader = kept?.requestContext?.functionArn;
  return typeof reader === "string" ? { reader, event } : STREAM_FAILURES.noReader;
}

interface Parsed {
  payload?: unknown;
  Records?: unknown;
  requestContext?: { functionArn?: unknown };
}

function parsed(text: string): Parsed | null {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
