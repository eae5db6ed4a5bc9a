import type { DynamoDBRecord } from "aws-lambda";
import { describe, expect, test } from "vitest";
import { deliver } from "./delivery";

const BACKOFF = [1, 1];
const record = (number: number): DynamoDBRecord => ({
  eventID: String(number),
  dynamodb: { SequenceNumber: String(number) },
});
const records = [1, 2, 3, 4].map(record);
const numbersOf = (given: readonly DynamoDBRecord[]): number[] => given.map(({ eventID }) => Number(eventID));

describe("delivery of stream records", () => {
  test("delivers all records in order, in one batch", async () => {
    const calls: number[][] = [];
    await deliver({
      records,
      backoff: BACKOFF,
      handler: async ({ Records }) => void calls.push(numbersOf(Records)),
      onPoison: () => expect.fail(),
    });
    expect(calls).toEqual([[1, 2, 3, 4]]);
  });

  test("continues from the first failed record", async () => {
    const calls: number[][] = [];
    await deliver({
      records,
      backoff: BACKOFF,
      onPoison: () => expect.fail(),
      handler: async ({ Records }) => {
        calls.push(numbersOf(Records));
        return { batchItemFailures: calls.length === 1 ? [{ itemIdentifier: "3" }] : [] };
      },
    });
    expect(calls).toEqual([
      [1, 2, 3, 4],
      [3, 4],
    ]);
  });

  test("retries a failed batch", async () => {
    let attempts = 0;
    await deliver({
      records,
      backoff: BACKOFF,
      onPoison: () => expect.fail(),
      handler: async () => {
        if (++attempts < 3) throw new Error("busy");
      },
    });
    expect(attempts).toBe(3);
  });

  test("stores only the failing record as a dead letter", async () => {
    const handled = new Set<number>();
    const poison: { number: number; reason: string }[] = [];
    await deliver({
      records,
      backoff: BACKOFF,
      onPoison: ({ record: { eventID }, reason }) => poison.push({ number: Number(eventID), reason }),
      handler: async ({ Records }) => {
        if (numbersOf(Records).includes(3)) throw new TypeError("not for me");
        for (const number of numbersOf(Records)) handled.add(number);
      },
    });
    expect(poison).toEqual([{ number: 3, reason: "TypeError: not for me" }]);
    expect([...handled]).toEqual([1, 2, 4]);
  });

  test("ends without confirming when the platform stops, so that the records are delivered again", async () => {
    const stopping = new AbortController();
    const delivery = deliver({
      records,
      backoff: [60_000],
      signal: stopping.signal,
      onPoison: () => expect.fail(),
      handler: () => Promise.reject(new Error("busy")),
    });
    setTimeout(() => stopping.abort(), 20);
    await expect(delivery).rejects.toThrow();
  });
});
