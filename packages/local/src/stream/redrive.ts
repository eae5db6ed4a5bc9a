import { InvokeCommand, type LambdaClient } from "@aws-sdk/client-lambda";
import { DeleteObjectCommand, GetObjectCommand, type S3Client, paginateListObjectsV2 } from "@aws-sdk/client-s3";
import type { StreamAnswer } from "./delivery";

interface Stage {
  s3: S3Client;
  lambda: LambdaClient;
  /** Where Lambda keeps the calls of the consumer that failed for good. */
  bucket: string;
  /** The name of the consumer's function. */
  consumer: string;
}

/** What came of one kept call: why it stays, or null where the consumer took its records and it is gone. */
export interface Redriven {
  key: string;
  failure: string | null;
}

/**
 * Hands each kept call to the consumer again, oldest first, and deletes those that it took. Doing it twice does no
 * harm.
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

async function tryAgain({ s3, lambda, bucket, consumer, key }: Stage & { key: string }): Promise<string | null> {
  const { Body } = await s3.send(new GetObjectCommand({ Bucket: bucket, Key: key }));
  const event = eventIn((await Body?.transformToString()) ?? "");
  if (event === null) return "It holds no records.";
  const { FunctionError, Payload } = await lambda.send(
    new InvokeCommand({ FunctionName: consumer, Payload: Buffer.from(event) }),
  );
  if (FunctionError) return `The consumer ended with an error (${FunctionError}).`;
  const { batchItemFailures = [] } =
    (JSON.parse(Buffer.from(Payload ?? []).toString() || "null") as (StreamAnswer & object) | null) ?? {};
  return batchItemFailures.length > 0
    ? `Failed again from ${batchItemFailures[0]?.itemIdentifier ?? "the first record"} on.`
    : null;
}

/**
 * The call as it was, a text within what Lambda says about it:
 * https://docs.aws.amazon.com/lambda/latest/dg/services-dynamodb-errors.html
 */
function eventIn(kept: string): string | null {
  try {
    const { payload } = JSON.parse(kept) as { payload?: unknown };
    const event = typeof payload === "string" ? payload : JSON.stringify(payload);
    return Array.isArray((JSON.parse(event) as { Records?: unknown }).Records) ? event : null;
  } catch {
    return null;
  }
}
