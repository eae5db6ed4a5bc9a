import { LambdaClient } from "@aws-sdk/client-lambda";
import { S3Client } from "@aws-sdk/client-s3";
import { once } from "node:events";
import { type Server, createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type Redriven, redrive } from "./redrive";

const BUCKET = "kept";
const CONSUMER = "production-tresen-stream";
/** What lies in the bucket, by key: when it was kept and its text. */
const objects = new Map<string, { at: string; text: string }>();
const handedOver: unknown[] = [];
let answer: { body: unknown; error?: string } = { body: { batchItemFailures: [] } };
let server: Server;
let stage: Parameters<typeof redrive>[0];

/** S3 and Lambda, as far as they are asked here. */
beforeAll(async () => {
  server = createServer((request, response) => {
    void (async () => {
      const url = new URL(request.url ?? "/", "http://localhost");
      const body = Buffer.concat(await request.toArray()).toString();
      if (url.pathname === `/2015-03-31/functions/${CONSUMER}/invocations`) {
        handedOver.push(JSON.parse(body));
        return response
          .writeHead(200, answer.error ? { "x-amz-function-error": answer.error } : {})
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
    consumer: CONSUMER,
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
/** As Lambda keeps a call that failed for good. */
const keep = (key: string, at: string, payload: unknown = JSON.stringify(eventOf(key))): unknown =>
  objects.set(key, {
    at,
    text: JSON.stringify({
      requestContext: { condition: "RetryAttemptsExhausted" },
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

test("hands kept calls over as they were, oldest first, and deletes what was taken", async () => {
  keep("aws/lambda/b", "2026-06-05T16:30:00.000Z");
  keep("aws/lambda/a", "2026-06-05T16:31:00.000Z");
  expect(await outcome()).toEqual([
    { key: "aws/lambda/b", failure: null },
    { key: "aws/lambda/a", failure: null },
  ]);
  expect(handedOver).toEqual([eventOf("aws/lambda/b"), eventOf("aws/lambda/a")]);
  expect([...objects.keys()]).toEqual([]);
});

test("keeps what fails again", async () => {
  keep("aws/lambda/a", "2026-06-05T16:30:00.000Z");
  answer = { body: { batchItemFailures: [{ itemIdentifier: "7" }] } };
  expect(await outcome()).toEqual([{ key: "aws/lambda/a", failure: "Failed again from 7 on." }]);
  answer = { body: { errorMessage: "Task timed out" }, error: "Unhandled" };
  expect(await outcome()).toEqual([{ key: "aws/lambda/a", failure: "The consumer ended with an error (Unhandled)." }]);
  expect([...objects.keys()]).toEqual(["aws/lambda/a"]);
});

test("keeps, and hands nobody, what holds no records", async () => {
  keep("no-event", "2026-06-05T16:30:00.000Z", null);
  objects.set("no-json", { at: "2026-06-05T16:31:00.000Z", text: "<xml>" });
  expect((await outcome()).map(({ failure }) => failure)).toEqual(["It holds no records.", "It holds no records."]);
  expect(handedOver).toEqual([]);
  expect(objects.size).toBe(2);
});

test("has nothing to do where nothing is kept", async () => {
  expect(await outcome()).toEqual([]);
});
