import { expect, test } from "vitest";
import { rewrittenContracts } from "./rewritten-contracts";

const past = { validFrom: "2025-01-01", weeklyMinutes: 1200 };
const running = { validFrom: "2026-01-01", weeklyMinutes: 2400 };
const later = { validFrom: "2026-09-01", weeklyMinutes: 600 };
const before = [past, running, later];

test.each([
  ["nothing", before, []],
  ["a further contract", [...before, { ...running, validFrom: "2026-07-01" }], []],
  ["one that has not begun", [past, running, { ...later, weeklyMinutes: 900 }], []],
  ["the one that runs", [past, { ...running, weeklyMinutes: 900 }, later], ["2026-01-01"]],
  ["its first day", [past, { ...running, validFrom: "2026-02-01" }, later], ["2026-01-01"]],
  ["all that have begun", [later], ["2025-01-01", "2026-01-01"]],
])("a change of %s", (_, after, days) => {
  expect(rewrittenContracts({ before, after, today: "2026-06-05" })).toEqual(days);
});
