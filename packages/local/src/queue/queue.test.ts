import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import {
  ChangeMessageVisibilityCommand,
  DeleteMessageCommand,
  ReceiveMessageCommand,
  SQSClient,
  SendMessageBatchCommand,
  SendMessageCommand,
} from "@aws-sdk/client-sqs";
import type { SQSEvent } from "aws-lambda";
import { afterEach, describe, expect, test } from "vitest";
import { type PostOffice, startPostOffice } from "../message/post-office";
import { eventOf, startQueueMapping } from "./mapping";
import { type Queue, createQueue } from "./queue";

let time = 1_000_000;
const clock = (): number => time;
const mail = (receives = 3): Queue => createQueue({ name: "mail", visibility: 30, receives, clock });
const bodies = (messages: readonly { body: string }[]): string[] => messages.map(({ body }) => body);

describe("a queue", () => {
  test("hides received messages for the visibility time-out, and delivers them again if they were not deleted", () => {
    const queue = mail();
    queue.send({ body: "a" });
    const [first] = queue.receive({ max: 10 });
    expect(queue.receive({ max: 10 })).toEqual([]);
    expect(queue.size()).toEqual({ visible: 0, hidden: 1 });
    time += 30_000;
    const [second] = queue.receive({ max: 10 });
    expect([first?.body, second?.body, second?.receives]).toEqual(["a", "a", 2]);
    // The handle of the first receive is no longer valid.
    queue.remove(first?.receipt ?? "");
    expect(queue.size()).toEqual({ visible: 0, hidden: 1 });
    queue.remove(second?.receipt ?? "");
    expect(queue.size()).toEqual({ visible: 0, hidden: 0 });
  });

  test("holds delayed messages back, and delivers no more at once than requested", () => {
    const queue = mail();
    for (const body of ["a", "b", "c"]) queue.send({ body, ...(body === "b" ? { delay: 60 } : {}) });
    expect(bodies(queue.receive({ max: 1 }))).toEqual(["a"]);
    expect(bodies(queue.receive({ max: 10 }))).toEqual(["c"]);
    expect(queue.untilNext()).toBe(30_000);
    time += 60_000;
    expect(bodies(queue.receive({ max: 10 })).sort()).toEqual(["a", "b", "c"]);
  });

  test("moves messages that were received too often to the dead-letter queue", () => {
    const queue = mail(2);
    queue.send({ body: "poison" });
    for (let index = 0; index < 2; index += 1) {
      expect(queue.receive({ max: 1 })).toHaveLength(1);
      time += 30_000;
    }
    expect(queue.receive({ max: 1 })).toEqual([]);
    expect(bodies(queue.dead())).toEqual(["poison"]);
    expect(queue.size()).toEqual({ visible: 0, hidden: 0 });
  });
});

describe("a queue's function", () => {
  test("receives batches, and again the messages that it reports as failed or all if it fails itself", async () => {
    const queue = createQueue({ name: "mail", visibility: 0.05, receives: 3 });
    const handed: string[][] = [];
    const errors: unknown[] = [];
    let isBroken = true;
    const mapping = startQueueMapping({
      queue,
      clock: { offset: 0 },
      batchSize: 2,
      handler: async ({ Records }: SQSEvent) => {
        await Promise.resolve();
        handed.push(bodies(Records));
        if (isBroken) {
          isBroken = false;
          throw new Error("no memory");
        }
        return {
          batchItemFailures: Records.filter(({ body }) => body === "bad").map(({ messageId }) => ({
            itemIdentifier: messageId,
          })),
        };
      },
      onError: (error) => errors.push(error),
    });
    queue.send({ body: "bad" });
    queue.send({ body: "good" });
    queue.send({ body: "other" });
    while (queue.dead().length === 0) await wait(10);
    await mapping.stop();
    expect(errors).toHaveLength(1);
    expect(handed.every((batch) => batch.length <= 2)).toBe(true);
    const times = (body: string): number => handed.flat().filter((one) => one === body).length;
    expect(times("bad")).toBe(3);
    expect(times("other")).toBeGreaterThan(0);
    expect(queue.size()).toEqual({ visible: 0, hidden: 0 });
  });
});

test("a function gets the times of messages by the platform's clock", () => {
  const queue = mail();
  const sentAt = clock();
  queue.send({ body: "a" });
  time += 1000;
  const { Records } = eventOf({ queue, clock: { offset: -500_000 }, messages: queue.receive({ max: 1 }) });
  expect(Records[0]?.attributes).toMatchObject({
    SentTimestamp: String(sentAt - 500_000),
    ApproximateFirstReceiveTimestamp: String(sentAt + 1000 - 500_000),
  });
});

describe("the SDK's client", () => {
  let folder = "";
  let office: PostOffice | undefined;
  afterEach(async () => {
    await office?.stop();
    await rm(folder, { recursive: true, force: true });
  });

  test("sends, receives, hides and deletes as it does with SQS", async () => {
    folder = await mkdtemp(join(tmpdir(), "tresen-queue-"));
    const queue = mail();
    office = await startPostOffice({
      folder,
      clock: { now: Date.now, offset: 0 },
      queues: [queue],
      onError: () => undefined,
    });
    const client = new SQSClient({
      region: "eu-central-1",
      endpoint: office.endpoint,
      credentials: { accessKeyId: "test", secretAccessKey: "test" },
      maxAttempts: 1,
    });
    const QueueUrl = `${office.endpoint}/000000000000/mail`;
    // The SDK compares the hash in the response.
    expect((await client.send(new SendMessageCommand({ QueueUrl, MessageBody: "ä" }))).MessageId).toBeTruthy();
    const { Successful = [] } = await client.send(
      new SendMessageBatchCommand({ QueueUrl, Entries: [{ Id: "1", MessageBody: "b", DelaySeconds: 5 }] }),
    );
    expect(Successful.map(({ Id }) => Id)).toEqual(["1"]);
    const { Messages: [message] = [] } = await client.send(
      new ReceiveMessageCommand({ QueueUrl, MaxNumberOfMessages: 10 }),
    );
    expect(message?.Body).toBe("ä");
    const ReceiptHandle = message?.ReceiptHandle;
    await client.send(new ChangeMessageVisibilityCommand({ QueueUrl, ReceiptHandle, VisibilityTimeout: 0 }));
    const { Messages: [again] = [] } = await client.send(new ReceiveMessageCommand({ QueueUrl }));
    await client.send(new DeleteMessageCommand({ QueueUrl, ReceiptHandle: again?.ReceiptHandle }));
    expect(queue.size()).toEqual({ visible: 0, hidden: 1 });
    await expect(client.send(new SendMessageCommand({ QueueUrl, MessageBody: "" }))).rejects.toMatchObject({
      name: "InvalidParameterValue",
    });
    await expect(
      client.send(new SendMessageCommand({ QueueUrl: `${office.endpoint}/0/other`, MessageBody: "x" })),
    ).rejects.toMatchObject({ name: "QueueDoesNotExist" });
  });
});
