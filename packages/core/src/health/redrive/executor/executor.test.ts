import type { IncomingMessage } from "node:http";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { startBucket } from "../../../../test/bucket";
import { runJob } from "../../../../test/run-job";
import { NOW, admin, anonymous, createShop, staff } from "../../../../test/shop";
import { getJobView } from "../../../job";
import { writeObject } from "../../../platform/blob";
import { LogEventEntity } from "../../../records/log-events";
import { noteFailedRecords } from "../../failed-records";
import { FailedRecordsEntity } from "../../records.entity";
import { startRedrive } from "../../start-redrive";
import { redriveExecutor } from ".";

const BUCKET = process.env.BUCKET_NAME ?? "";
/** Stands in for Lambda. It answers each reader by the sequence number of its first record. */
const lambda = await vi.hoisted(async () => {
  const { createServer } = await import("node:http");
  const state = { called: [] as string[], failing: new Set<string>(), stop: (): void => undefined };
  const numberIn = async (request: IncomingMessage): Promise<string> => {
    const { Records } = JSON.parse(Buffer.concat(await request.toArray()).toString());
    return String(Records[0].dynamodb.SequenceNumber);
  };
  const server = createServer((request, response) => {
    void numberIn(request).then((number) => {
      state.called.push(number);
      const batchItemFailures = state.failing.has(number) ? [{ itemIdentifier: number }] : [];
      response.writeHead(200).end(JSON.stringify({ batchItemFailures }));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  process.env.AWS_ENDPOINT_URL_LAMBDA = `http://127.0.0.1:${typeof address === "object" ? address?.port : 0}`;
  process.env.FAILED_RECORDS_BUCKET = process.env.BUCKET_NAME;
  state.stop = () => {
    server.close();
    server.closeAllConnections();
  };
  return state;
});

let bucket: Awaited<ReturnType<typeof startBucket>>;
beforeAll(async () => {
  bucket = await startBucket();
  await createShop();
});
afterAll(async () => {
  await bucket.stop();
  lambda.stop();
});
beforeEach(() => {
  lambda.called.length = 0;
  lambda.failing.clear();
});

const keep = (number: string): Promise<void> => {
  const functionArn = "arn:aws:lambda:eu-central-1:123456789012:function:stream";
  const payload = JSON.stringify({ Records: [{ dynamodb: { SequenceNumber: number } }] });
  const body = Buffer.from(JSON.stringify({ requestContext: { functionArn }, payload }));
  return writeObject({ key: `aws/lambda/${number}`, body, contentType: "application/json" });
};
const count = (now = NOW) => noteFailedRecords({ bucket: BUCKET, now });
const start = (actor = admin, now = NOW) => startRedrive({ actor, now });
const work = (id: string, now = NOW) => runJob({ id, executor: redriveExecutor, now });
const view = (id: string) => getJobView({ actor: admin, id, now: NOW });
const told = async () =>
  (await LogEventEntity.scan.go({ pages: "all" })).data.filter(({ event }) => event === "records-redriven");

test("nothing stored is nothing to do, and only administrators may", async () => {
  await expect(start()).rejects.toMatchObject({ code: "health.no_records" });
  await count();
  await expect(start()).rejects.toMatchObject({ code: "health.no_records" });
  await expect(start(staff("ROLE_MANAGER", "center"))).rejects.toMatchObject({ kind: "forbidden" });
  await expect(start(anonymous)).rejects.toMatchObject({ kind: "unauthenticated" });
});

test("pressed twice at once it is one job, told by the log once, which says what came of each call", async () => {
  for (const number of ["1", "2", "3"]) await keep(number);
  lambda.failing.add("2");
  await count(NOW + 1);
  const [first, second] = await Promise.all([start(), start()]);
  expect(second).toEqual(first);
  expect(await told()).toMatchObject([{ actorKind: "staff", actorId: "usr_admin" }]);
  expect((await view(first.id)).redriven).toEqual({ done: 0, failed: 0, left: null });
  await work(first.id, NOW + 2);
  expect(await view(first.id)).toMatchObject({ state: "done", redriven: { done: 2, failed: 1, left: 0 } });
  expect(lambda.called).toEqual(["1", "2", "3"]);
  expect([...bucket.objects.keys()]).toEqual(["aws/lambda/2"]);
  // It counts anew, so that the page knows, and the next press is a job of its own.
  expect((await FailedRecordsEntity.get({}).go()).data).toMatchObject({ count: 1 });
  lambda.failing.clear();
  const again = await start();
  expect(again.id).not.toBe(first.id);
  await work(again.id, NOW + 3);
  expect(await view(again.id)).toMatchObject({ state: "done", redriven: { done: 1, failed: 0, left: 0 } });
  expect(bucket.objects.size).toBe(0);
  await expect(start()).rejects.toMatchObject({ code: "health.no_records" });
});
