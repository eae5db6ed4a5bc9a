import type { DynamoDBRecord } from "aws-lambda";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { DatabaseCall } from "../storage/database-client";
import { openDeadLetters } from "./dead-letters";
import type { StreamHandler } from "./delivery";
import { type StreamReader, startStreamReader } from "./reader";

const STREAM = "arn:stream/1";
let folder = "";
let reader: StreamReader | undefined;
let written: DynamoDBRecord[] = [];
let handled: string[] = [];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "tresen-stream-"));
  written = [];
  handled = [];
});
afterEach(async () => {
  await reader?.stop();
  await rm(folder, { recursive: true });
});

function write(...keys: string[]): void {
  for (const key of keys)
    written.push({
      eventName: "INSERT",
      dynamodb: {
        Keys: { pk: { S: key } },
        SequenceNumber: String(written.length + 1),
        ApproximateCreationDateTime: 100,
      },
    });
}

/** One shard with `written` in it; an iterator is the number of records before it. */
const answers: Record<string, (body: Record<string, unknown>) => object> = {
  "DynamoDB_20120810.DescribeTable": () => ({ Table: { LatestStreamArn: STREAM } }),
  "DynamoDBStreams_20120810.DescribeStream": () => ({ StreamDescription: { Shards: [{ ShardId: "shard" }] } }),
  "DynamoDBStreams_20120810.GetShardIterator": (body) => ({ ShardIterator: String(body.SequenceNumber ?? 0) }),
  "DynamoDBStreams_20120810.GetRecords": (body) => ({
    Records: written.slice(Number(body.ShardIterator)),
    NextShardIterator: String(written.length),
  }),
};
const call = (async (target: string, body: object) =>
  answers[target]?.(body as Record<string, unknown>)) as DatabaseCall;

const handleAll: StreamHandler = async ({ Records }) => {
  handled.push(...Records.map(keyOf));
};
const keyOf = ({ dynamodb }: DynamoDBRecord): string => dynamodb?.Keys?.pk?.S ?? "";

function start(handler: StreamHandler = handleAll) {
  const deadLetters = openDeadLetters(join(folder, "dead-letters.json"));
  reader = startStreamReader({
    call,
    table: "table",
    clock: { now: () => 5_000, offset: 1_000 },
    definition: { name: "stream", partitions: [{ prefix: "" }], gathering: 0 },
    handler,
    deadLetters,
    path: join(folder, "stream.json"),
    onError: () => undefined,
  });
  return { reader, deadLetters };
}

describe("the reader of the table's stream", () => {
  test("delivers existing records, and new ones when it is woken", async () => {
    write("a", "b");
    const { reader: running } = start();
    await vi.waitFor(() => expect(handled).toEqual(["a", "b"]));
    write("c");
    running.kick();
    await vi.waitFor(() => expect(handled).toEqual(["a", "b", "c"]));
    expect(running.recent()[0]).toEqual({ at: 101_000, event: "INSERT", key: "c" });
  });

  test("continues after a restart where it had ended", async () => {
    write("a", "b");
    const first = start();
    await vi.waitFor(() => expect(handled).toHaveLength(2));
    await first.reader.stop();
    expect(JSON.parse(await readFile(join(folder, "stream.json"), "utf8"))).toEqual({
      stream: STREAM,
      positions: { shard: "2" },
    });
    write("c");
    start();
    await vi.waitFor(() => expect(handled).toEqual(["a", "b", "c"]));
  });

  test("delivers records again whose processing was interrupted", async () => {
    write("a");
    const failing = start(() => Promise.reject(new Error("busy")));
    await new Promise((resolve) => setTimeout(resolve, 30));
    await failing.reader.stop();
    expect(failing.deadLetters.list()).toEqual([]);
    start();
    await vi.waitFor(() => expect(handled).toEqual(["a"]));
  });

  test("stores a failing record on disk and continues", { timeout: 20_000 }, async () => {
    write("poison", "b");
    const { deadLetters } = start(async (event) => {
      if (event.Records.some((record) => keyOf(record) === "poison")) throw new Error("not for me");
      return handleAll(event);
    });
    await vi.waitFor(() => expect(handled).toEqual(["b"]), { timeout: 15_000 });
    expect(deadLetters.list()).toMatchObject([
      { at: 5_000, reason: "Error: not for me", record: { dynamodb: { SequenceNumber: "1" } } },
    ]);
    const reopened = openDeadLetters(join(folder, "dead-letters.json"));
    expect(reopened.list()).toHaveLength(1);
    reopened.remove(reopened.list()[0]?.id ?? "");
    expect(openDeadLetters(join(folder, "dead-letters.json")).list()).toEqual([]);
  });
});
