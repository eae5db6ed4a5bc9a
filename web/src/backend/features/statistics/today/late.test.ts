import { expect, test } from "vitest";
import { isLate } from "./late";

const now = Date.parse("2026-06-05T16:30:00Z");
const [before, after] = ["2026-06-05T16:29:00Z", "2026-06-05T16:31:00Z"];
const late = (appointment: string | null, promisedAt: string | null) =>
  isLate({ order: { appointment, promisedAt }, now });

test("an order is late when its agreed time is over, or else the promised one", () => {
  expect([late(null, null), late(null, before), late(null, after), late(before, null), late(after, before)]).toEqual([
    ...[false, true, false, true, false],
  ]);
});
