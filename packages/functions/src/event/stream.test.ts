import type { DynamoDBRecord } from "aws-lambda";
import { beforeEach, describe, expect, test, vi } from "vitest";

const consumeStream = vi.fn<(records: readonly DynamoDBRecord[]) => Promise<void>>();
vi.mock("@tresen/core/event", () => ({ consumeStream }));
const { handler } = await import("./stream");

const record = (SequenceNumber?: string): DynamoDBRecord => ({ eventName: "MODIFY", dynamodb: { SequenceNumber } });

beforeEach(() => {
  consumeStream.mockReset();
});

describe("stream", () => {
  test("hands all records over and reports none when they are done", async () => {
    const Records = [record("1"), record("2")];
    expect(await handler({ Records })).toEqual({ batchItemFailures: [] });
    expect(consumeStream).toHaveBeenCalledExactlyOnceWith(Records);
  });

  test("a failure brings the records back from the first on", async () => {
    consumeStream.mockRejectedValue(new Error("storage is away"));
    expect(await handler({ Records: [record("7"), record("8")] })).toEqual({ batchItemFailures: [{ itemIdentifier: "7" }] });
  });

  test("a failure that cannot be reported fails the call", async () => {
    consumeStream.mockRejectedValue(new Error("storage is away"));
    await expect(handler({ Records: [record()] })).rejects.toThrow("storage is away");
  });
});
