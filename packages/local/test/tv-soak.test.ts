import { join } from "node:path";
import { expect, test } from "vitest";
import { runTvSoak } from "../src/soak/tvs/run-tvs";
import { tvReportLines } from "../src/soak/tvs/tv-report";
import { ROOT, temporaryFolder } from "./platform";

/** `npm run soak -- --tvs 200` runs more of them. */
const TVS = 12;

test("TVs of whose calls a fifth goes wrong end on the right content, and carry out each command once", async () => {
  const outcome = await runTvSoak({
    ...{ root: ROOT, folder: join(await temporaryFolder(), "soak"), seed: 20_261_129, tvs: TVS, share: 0.2 },
    patience: 60_000,
    say: () => undefined,
  });
  const report = tvReportLines({ outcome, seed: 20_261_129 }).join("\n");
  expect(outcome.wrong, report).toEqual([]);
  expect(outcome.commands).toEqual({ "message aborted": TVS, "reload done": TVS });
  expect(new Set(outcome.told)).toEqual(new Set([1]));
  expect(new Set(outcome.loads)).toEqual(new Set([2]));
  // Enough went wrong that this means something.
  const { requests, faults, sockets, hints } = outcome.counts;
  const sum = (counts: Record<string, number>): number => Object.values(counts).reduce((all, count) => all + count, 0);
  expect(sum(faults) / sum(requests)).toBeGreaterThan(0.15);
  expect(sockets.cut).toBeGreaterThan(0);
  expect(hints).toBeGreaterThan(TVS);
  for (const kind of ["state", "report", "manifest", "file", "command"] as const)
    expect(requests[kind], kind).toBeGreaterThanOrEqual(TVS);
});
