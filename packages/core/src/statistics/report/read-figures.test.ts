import { addDays } from "@tresen/contract/kit/time";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addCounts } from "../rows";
import { daysOf } from "../series";
import { readSums, spansOf } from "./read-figures";

/** How often each day is added by the spans of a period. */
function added(period: { from: string; to: string }): Map<string, number> {
  const times = new Map<string, number>();
  for (const { isMonths, isTaken, from, to } of spansOf(period)) {
    const last = isMonths ? `${to.slice(0, 7)}-31` : to;
    for (const day of daysOf({ from, to: addDays(to, 31) }))
      if (day <= last) times.set(day, (times.get(day) ?? 0) + (isTaken ? -1 : 1));
  }
  return times;
}

describe("spans", () => {
  test("have each day of the period once, and no other", () => {
    const day = fc.integer({ min: 0, max: 1000 }).map((days) => addDays("2024-01-01", days));
    fc.assert(
      fc.property(day, fc.integer({ min: 0, max: 399 }), (from, length) => {
        const period = { from, to: addDays(from, length) };
        const counted = [...added(period)].filter(([, times]) => times !== 0);
        expect(new Map(counted)).toEqual(new Map(daysOf(period).map((one) => [one, 1])));
      }),
    );
  });

  test("read a month as a whole of which little is missing", () => {
    expect(spansOf({ from: "2026-04-21", to: "2026-05-20" })).toEqual([
      { from: "2026-05-01", to: "2026-05-01", isMonths: true, isTaken: false },
      { from: "2026-04-21", to: "2026-04-30", isMonths: false, isTaken: false },
      { from: "2026-05-21", to: "2026-05-31", isMonths: false, isTaken: true },
    ]);
  });
});

test("sums of a period are those of its days", async () => {
  for (const day of ["2026-04-10", "2026-04-25", "2026-05-05", "2026-05-25"]) {
    const counts = { "d:kfresh": Number(day.slice(8)) };
    await addCounts({ branch: "sums", topic: "more", day, counts });
    await addCounts({ branch: "sums", topic: "more-month", day: `${day.slice(0, 7)}-01`, counts });
  }
  const branches = [{ id: "sums", zone: "Europe/Vienna" }];
  const period = { from: "2026-04-21", to: "2026-05-20" };
  expect(await readSums({ branches, topic: "more", ...period })).toEqual(new Map([["sums", { "d:kfresh": 30 }]]));
});
