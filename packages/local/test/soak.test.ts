import { join } from "node:path";
import { expect, test } from "vitest";
import { reportLines } from "../src/soak/report";
import { runSoak } from "../src/soak/run";
import { judge } from "../src/soak/verdict";
import { ROOT, temporaryFolder } from "./platform";

test("with every fifth call of the devices struck and the platform killed twice, all prints come out once or are asked about", async () => {
  const seed = 20_260_602;
  const outcome = await runSoak({
    ...{ root: ROOT, folder: join(await temporaryFolder(), "soak"), seed, orders: 45, kills: 2 },
    say: () => undefined,
  });
  const rules = judge(outcome.evidence);
  const report = reportLines({ outcome, rules, seed }).join("\n");
  expect(
    rules.filter(({ broken }) => broken.length > 0),
    report,
  ).toEqual([]);
  // Enough happened that the rules mean something.
  expect(outcome.kills).toBe(2);
  expect(outcome.evidence.orders).toHaveLength(45);
  expect(outcome.evidence.jobs.length, report).toBeGreaterThan(80);
  expect(outcome.evidence.witness.losses.length, report).toBeGreaterThan(0);
  for (const calls of Object.values(outcome.calls)) {
    expect(calls.made, report).toBeGreaterThan(100);
    expect(calls.struck / calls.made, report).toBeGreaterThan(0.1);
  }
});
