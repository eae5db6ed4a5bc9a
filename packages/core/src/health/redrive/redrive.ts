import { InvokeCommand, LambdaClient, LambdaServiceException } from "@aws-sdk/client-lambda";
import { DeleteObjectCommand, GetObjectCommand, type S3Client, paginateListObjectsV2 } from "@aws-sdk/client-s3";
import * as z from "zod";
import { requestHandler } from "../../platform/sdk";

export interface RedriveStage {
  s3: S3Client;
  lambda: LambdaClient;
  /** The bucket in which Lambda stores the calls of the stream's readers that failed for good. */
  bucket: string;
}

/** A little longer than the time limit of the readers. */
const PATIENCE = 65_000;

/** A client that waits for a reader, and calls it once: another call would come while it may still be at work. */
export function readerClient({ region }: { region: string }): LambdaClient {
  const limits = requestHandler({ connectionTimeout: 1000, requestTimeout: PATIENCE });
  return new LambdaClient({ region, maxAttempts: 1, requestHandler: limits });
}

/** Why a stored call stays. */
export type RedriveFailure =
  | { reason: "noRecords" | "noReader" }
  /** The reader failed again from this record on. */
  | { reason: "again"; from: string }
  | { reason: "readerFailed"; error: string }
  | { reason: "notCalled"; reader: string; error: string };

/** The result for a stored call: why it stays, or null if its reader succeeded and it was deleted. */
export interface Redriven {
  key: string;
  failure: RedriveFailure | null;
}

/** Repeats each stored call of a reader, oldest first, and deletes those that succeed. Doing this twice does no harm. */
export async function* redrive(stage: RedriveStage): AsyncGenerator<Redriven> {
  for (const key of await keptKeys(stage)) yield { key, failure: await redriveOne({ ...stage, key }) };
}

/** The keys of all stored calls, oldest first. */
export async function keptKeys({ s3, bucket }: Omit<RedriveStage, "lambda">): Promise<string[]> {
  const kept: { key: string; at: number }[] = [];
  for await (const { Contents = [] } of paginateListObjectsV2({ client: s3 }, { Bucket: bucket })) {
    for (const { Key, LastModified } of Contents) if (Key) kept.push({ key: Key, at: LastModified?.getTime() ?? 0 });
  }
  return kept.sort((a, b) => a.at - b.at || a.key.localeCompare(b.key)).map(({ key }) => key);
}

/** Repeats one stored call, and deletes it if it succeeds. One that somebody else has deleted meanwhile has succeeded. */
export async function redriveOne({ key, ...stage }: RedriveStage & { key: string }): Promise<RedriveFailure | null> {
  const { s3, bucket } = stage;
  const text = await storedText({ s3, bucket, key });
  const failure = text === null ? null : await repeatCall({ ...stage, text });
  if (text !== null && failure === null) await s3.send(new DeleteObjectCommand({ Bucket: bucket, Key: key }));
  return failure;
}

async function storedText({ s3, bucket, key }: Omit<RedriveStage, "lambda"> & { key: string }): Promise<string | null> {
  try {
    const { Body } = await s3.send(new GetObjectCommand({ Bucket: bucket, Key: key }));
    return (await Body?.transformToString()) ?? "";
  } catch (error) {
    if (error instanceof Error && error.name === "NoSuchKey") return null;
    throw error;
  }
}

async function repeatCall({
  lambda,
  text,
}: Pick<RedriveStage, "lambda"> & { text: string }): Promise<RedriveFailure | null> {
  const kept = keptCallIn(text);
  if ("reason" in kept) return kept;
  const { reader, event } = kept;
  try {
    const { FunctionError, Payload } = await lambda.send(
      new InvokeCommand({ FunctionName: reader, Payload: Buffer.from(event) }),
    );
    if (FunctionError) return { reason: "readerFailed", error: FunctionError };
    return failureIn(Buffer.from(Payload ?? []).toString());
  } catch (error) {
    // A function that is missing or fails does not prevent the other calls.
    if (!(error instanceof LambdaServiceException)) throw error;
    return { reason: "notCalled", reader, error: error.name };
  }
}

/** The answer of a reader: see `streamReader`. */
const answer = z.object({ batchItemFailures: z.array(z.object({ itemIdentifier: z.string() })).optional() }).nullable();

function failureIn(payload: string): RedriveFailure | null {
  const [first] = answer.parse(JSON.parse(payload || "null"))?.batchItemFailures ?? [];
  return first ? { reason: "again", from: first.itemIdentifier } : null;
}

/**
 * Parses Lambda's record of a failed call: the function, and the event as a text inside of it.
 * @returns why it cannot be repeated if it is not such a record.
 * @see https://docs.aws.amazon.com/lambda/latest/dg/services-dynamodb-errors.html
 */
function keptCallIn(text: string): { reader: string; event: string } | RedriveFailure {
  const kept = parsed(text);
  const event = typeof kept?.payload === "string" ? kept.payload : JSON.stringify(kept?.payload ?? null);
  if (!Array.isArray(parsed(event)?.Records)) return { reason: "noRecords" };
  const reader = kept?.requestContext?.functionArn;
  return typeof reader === "string" ? { reader, event } : { reason: "noReader" };
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
