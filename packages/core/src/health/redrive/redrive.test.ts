import { LambdaClient } from "@aws-sdk/client-lambda";
import { S3Client } from "@aws-sdk/client-s3";
import { once } from "node:events";
import { type Server, createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type Redriven, redrive } from "./redrive";

const BUCKET = "kept";
const FUNCTIONS = "arn:aws:lambda:eu-central-1:123456789012:function:production-tresen-";
const STREAM = `${FUNCTIONS}stream`;
const PUBLISH = `${FUNCTIONS}publish`;
/** The content of the bucket by key: the time and the text of each object. */
const objects = new Map<string, { at: string; text: string }>();
const handedOver: { reader: string; event: unknown }[] = [];
let answer: { body: unknown; error?: string; status?: number } = { body: { batchItemFailures: [] } };
let server: Server;
let stage: Parameters<typeof redrive>[0];

/** Stands in for the used calls of S3 and Lambda. */
beforeAll(async () => {
  server = createServer((request, response) => {
    void (async () => {
      const url = new URL(request.url ?? "/", "http://localhost");
      const body = Buffer.concat(await request.toArray()).toString();
      const [, reader] = /^\/2015-03-31\/functions\/(.+)\/invocations$/.exec(url.pathname) ?? [];
      if (reader) {
        handedOver.push({ reader: decodeURIComponent(reader), event: JSON.parse(body) });
        return response
          .writeHead(answer.status ?? 200, answer.error ? { "x-amz-function-error": answer.error } : {})
          .end(JSON.stringify(answer.body));
      }
      const key = decodeURIComponent(url.pathname.slice(`/${BUCKET}/`.length));
      if (request.method === "DELETE") {
        objects.delete(key);
        return response.writeHead(204).end();
      }
      if (key) return response.writeHead(200).end(objects.get(key)?.text);
      const contents = [...objects].map(
        ([name, { at }]) => `<Contents><Key>${name}</Key><LastModified>${at}</LastModified></Contents>`,
      );
      return response
        .writeHead(200, { "content-type": "application/xml" })
        .end(`<ListBucketResult><IsTruncated>false</IsTruncated>${contents.join("")}</ListBucketResult>`);
    })();
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const settings = {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    region: "eu-central-1",
    credentials: { accessKeyId: "x", secretAccessKey: "y" },
    maxAttempts: 1,
  };
  stage = {
    s3: new S3Client({ ...settings, forcePathStyle: true }),
    lambda: new LambdaClient(settings),
    bucket: BUCKET,
  };
});
afterAll(() => {
  server.close();
  server.closeAllConnections();
});
beforeEach(() => {
  objects.clear();
  handedOver.length = 0;
  answer = { body: { batchItemFailures: [] } };
});

const eventOf = (number: string) => ({
  Records: [{ eventName: "INSERT", dynamodb: { SequenceNumber: number, NewImage: { name: { S: "Käse" } } } }],
});
/** A call that failed for good, as Lambda stores it. */
const keep = (
  key: string,
  at: string,
  { payload = JSON.stringify(eventOf(key)), functionArn = STREAM }: { payload?: unknown; functionArn?: string } = {},
): unknown =>
  objects.set(key, {
    at,
    text: JSON.stringify({
      requestContext: { functionArn, condition: "RetryAttemptsExhausted" },
      version: "1.0",
      DDBStreamBatchInfo: { batchSize: 1 },
      payload,
    }),
  });

async function outcome(): Promise<Redriven[]> {
  const all: Redriven[] = [];
  for await (const one of redrive(stage)) all.push(one);
  return all;
}

test("delivers stored calls unchanged, oldest first, and deletes those that succeed", async () => {
  keep("aws/lambda/b", "2026-06-05T16:30:00.000Z");
  keep("aws/lambda/a", "2026-06-05T16:31:00.000Z");
  expect(await outcome()).toEqual([
    { key: "aws/lambda/b", failure: null },
    { key: "aws/lambda/a", failure: null },
  ]);
  expect(handedOver.map(({ event }) => event)).toEqual([eventOf("aws/lambda/b"), eventOf("aws/lambda/a")]);
  expect([...objects.keys()]).toEqual([]);
});

test("delivers each stored call to the reader in which it failed", async () => {
  keep("aws/lambda/a", "2026-06-05T16:30:00.000Z");
  keep("aws/lambda/b", "2026-06-05T16:31:00.000Z", { functionArn: PUBLISH });
  expect((await outcome()).map(({ failure }) => failure)).toEqual([null, null]);
  expect(handedOver).toEqual([
    { reader: STREAM, event: eventOf("aws/lambda/a") },
    { reader: PUBLISH, event: eventOf("aws/lambda/b") },
  ]);
});

test("calls of a reader that cannot be called stay, and the others are delivered", async () => {
  keep("aws/lambda/a", "2026-06-05T16:30:00.000Z");
  keep("aws/lambda/b", "2026-06-05T16:31:00.000Z", { functionArn: PUBLISH });
  answer = { body: { __type: "ResourceNotFoundException" }, status: 404 };
  const failures = (await outcome()).map(({ failure }) => failure);
  expect(failures).toEqual([
    { reason: "notCalled", reader: STREAM, error: "ResourceNotFoundException" },
    { reason: "notCalled", reader: PUBLISH, error: "ResourceNotFoundException" },
  ]);
  expect(objects.size).toBe(2);
});

test("keeps calls that fail again", async () => {
  keep("aws/lambda/a", "2026-06-05T16:30:00.000Z");
  answer = { body: { batchItemFailures: [{ itemIdentifier: "7" }] } };
  expect(await outcome()).toEqual([{ key: "aws/lambda/a", failure: { reason: "again", from: "7" } }]);
  answer = { body: { errorMessage: "Task timed out" }, error: "Unhandled" };
  expect(await outcome()).toEqual([{ key: "aws/lambda/a", failure: { reason: "readerFailed", error: "Unhandled" } }]);
  expect([...objects.keys()]).toEqual(["aws/lambda/a"]);
});

test("keeps an object without records and delivers it to no reader", async () => {
  keep("no-event", "2026-06-05T16:30:00.000Z", { payload: null });
  objects.set("no-json", { at: "2026-06-05T16:31:00.000Z", text: "<xml>" });
  expect((await outcome()).map(({ failure }) => failure)).toEqual([{ reason: "noRecords" }, { reason: "noRecords" }]);
  expect(handedOver).toEqual([]);
  expect(objects.size).toBe(2);
});

test("keeps an object without its reader's name and delivers it to no reader", async () => {
  const text = JSON.stringify({ version: "1.0", payload: JSON.stringify(eventOf("1")) });
  objects.set("no-function", { at: "2026-06-05T16:30:00.000Z", text });
  expect((await outcome()).map(({ failure }) => failure)).toEqual([{ reason: "noReader" }]);
  expect(handedOver).toEqual([]);
  expect(objects.size).toBe(1);
});

test("does nothing without stored calls", async () => {
  expect(await outcome()).toEqual([]);
});
