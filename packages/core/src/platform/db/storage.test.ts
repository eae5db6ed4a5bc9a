import { describe, expect, it } from "vitest";
import { refusal } from "../../../test/refusal";
import { ConditionFailed, commitTransaction, storageCall } from "./storage";

function named(name: string): Error {
  return Object.assign(new Error("Text of the storage"), { name });
}

describe("stored", () => {
  it("repeats throttled calls, and gives up in the end", async () => {
    let calls = 0;
    const result = await storageCall(async () => {
      calls += 1;
      if (calls < 3) throw new Error("wrapped", { cause: named("ThrottlingException") });
      return "done";
    });
    expect([result, calls]).toEqual(["done", 3]);
    calls = 0;
    const error = await refusal(
      storageCall(async () => {
        calls += 1;
        throw named("ProvisionedThroughputExceededException");
      }),
    );
    expect(error).toMatchObject({
      code: "storage.busy",
      kind: "limit",
      cause: { name: "ProvisionedThroughputExceededException" },
    });
    expect(calls).toBe(6);
  });

  it("translates other errors at once, and keeps the cause", async () => {
    const conflict = await refusal(
      storageCall(() => Promise.reject(new Error("wrapped", { cause: named("ConditionalCheckFailedException") }))),
    );
    expect(conflict).toBeInstanceOf(ConditionFailed);
    expect(conflict.kind).toBe("conflict");
    const cause = named("ValidationException");
    expect(await refusal(storageCall(() => Promise.reject(cause)))).toMatchObject({
      code: "storage.failed",
      kind: "upstream",
      message: "Ein unbekannter Fehler ist aufgetreten.",
      cause,
    });
  });
});

it("tells of numbers that the database cannot store as of other mistakes", async () => {
  for (const message of [
    "Number underflow. Attempting to store …",
    "Number 1e+127 is greater than Number.MAX_SAFE_INTEGER",
  ])
    expect(
      await refusal(storageCall(() => Promise.reject(new Error("wrapped", { cause: new Error(message) })))),
    ).toMatchObject({ code: "storage.number_range", kind: "input" });
});

describe("a database that does not answer", () => {
  it.each([["TimeoutError"], ["InternalServerError"], ["ServiceUnavailable"]])(
    "is reported as unavailable, with a time to retry: %s",
    async (name) => {
      expect(
        await refusal(storageCall(() => Promise.reject(new Error("wrapped", { cause: named(name) })))),
      ).toMatchObject({
        code: "storage.unavailable",
        kind: "unavailable",
        wait: 5000,
      });
    },
  );

  it("is recognised by the code of a failed connection too", async () => {
    const cause = Object.assign(new Error("connect ECONNREFUSED"), { code: "ECONNREFUSED" });
    expect(await refusal(storageCall(() => Promise.reject(cause)))).toMatchObject({ kind: "unavailable", cause });
  });
});

describe("committed", () => {
  const outcome = (...codes: string[]) => ({
    canceled: codes.some((code) => code !== "None"),
    data: codes.map((code) => ({ rejected: code !== "None", code })),
  });

  it("reports which conditions failed, and repeats conflicting transactions", async () => {
    expect(
      await refusal(commitTransaction(async () => outcome("None", "ConditionalCheckFailed", "None"))),
    ).toMatchObject({
      kind: "conflict",
      rejected: [1],
    });
    let calls = 0;
    await commitTransaction(async () => {
      calls += 1;
      return calls < 3 ? outcome("TransactionConflict", "None") : outcome("None", "None");
    });
    expect(calls).toBe(3);
    expect(await refusal(commitTransaction(async () => outcome("ValidationError")))).toMatchObject({
      kind: "upstream",
    });
  });
});
