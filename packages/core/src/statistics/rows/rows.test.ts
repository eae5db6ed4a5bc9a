import { describe, expect, test } from "vitest";
import { ConditionFailed, metered, writeItems } from "../../platform/db";
import { env } from "../../platform/env";
import { addCounts, counterWrite, negated, readCounters, summed } from ".";

const row = { branch: "center", topic: "day", day: "2026-06-05", counts: { "n:delivery": 1, "g:delivery": 1290 } };

describe("counter rows", () => {
  test("are added to, alone and in transactions, and read by topic and day with one call", async () => {
    await addCounts(row);
    await writeItems([counterWrite(row), counterWrite({ ...row, day: "2026-06-06" })]);
    await addCounts({ ...row, topic: "days", counts: { "n:x": 1 } });
    await addCounts({ ...row, day: "2026-06-07" });
    const { result, use } = await metered(() =>
      readCounters({ branch: "center", topic: "day", from: "2026-06-01", to: "2026-06-06" }),
    );
    expect(use.calls).toBe(1);
    expect([...result]).toEqual([
      ["2026-06-05", { "n:delivery": 2, "g:delivery": 2580 }],
      ["2026-06-06", { "n:delivery": 1, "g:delivery": 1290 }],
    ]);
  });

  test("stay as they are when a condition of their transaction fails, and the failure says which", async () => {
    const other = { ...row, branch: "harbor" };
    const failed = await writeItems([
      counterWrite(other),
      {
        ConditionCheck: {
          TableName: env.TABLE_NAME,
          Key: { pk: "none", sk: "none" },
          ConditionExpression: "attribute_exists(pk)",
        },
      },
    ]).catch((error: unknown) => error);
    expect(failed).toBeInstanceOf(ConditionFailed);
    expect(failed).toMatchObject({ rejected: [1] });
    expect(await readCounters({ branch: "harbor", topic: "day", from: row.day, to: row.day })).toEqual(new Map());
  });

  test("are summed before they are written, without what comes to nothing", () => {
    const later = { ...row, day: "2026-06-06", counts: { "n:pickup": 1 } };
    expect(summed([row, later, row])).toEqual([
      { ...row, counts: { "n:delivery": 2, "g:delivery": 2580 } },
      { ...row, day: "2026-06-06", counts: { "n:pickup": 1 } },
    ]);
    expect(summed([row, ...negated([row])])).toEqual([]);
  });
});
