import type { DynamoDBRecord } from "aws-lambda";
import { beforeEach, describe, expect, test, vi } from "vitest";

type Failure = { index: number; cause: unknown };
const runReactions = vi.fn<(records: readonly DynamoDBRecord[]) => Promise<Failure | null>>();
vi.mock("@tresen/core/event", () => ({ runReactions }));
const { handler } = await import("./stream");
const { log } = await import("@tresen/core/platform/log");

const record = (SequenceNumber?: string): DynamoDBRecord => ({ eventName: "MODIFY", dynamodb: { SequenceNumber } });
const failedAt = (index: number): Failure => ({ index, cause: new Error("storage is away") });

beforeEach(() => {
  runReactions.mockReset();
});

describe("stream", () => {
  test("hands all records over and reports none when they are done", async () => {
    runReactions.mockResolvedValue(null);
    const Records = [record("1"), record("2")];
    expect(await handler({ Records })).toEqual({ batchItemFailures: [] });
    expect(runReactions).toHaveBeenCalledExactlyOnceWith(Records);
  });

  test("after a failure the records are repeated from the failed one on", async () => {
    runReactions.mockResolvedValue(failedAt(1));
    expect(await handler({ Records: [record("7"), record("8"), record("9")] })).toEqual({
      batchItemFailures: [{ itemIdentifier: "8" }],
    });
  });

  test("a failure is logged by the name that an alarm counts", async () => {
    const error = vi.spyOn(log, "error");
    runReactions.mockResolvedValue(failedAt(0));
    await handler({ Records: [record("7")] });
    expect(error).toHaveBeenCalledExactlyOnceWith("record.failed", { from: "7" });
  });

  test("a failure that cannot be reported fails the call", async () => {
    runReactions.mockResolvedValue(failedAt(0));
    await expect(handler({ Records: [record()] })).rejects.toThrow("storage is away");
  });
});
