import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { reportLines } from "./report";
import { runSoak } from "./run";
import { runTvSoak } from "./tvs/run-tvs";
import { isTvSoakMet, tvReportLines } from "./tvs/tv-report";
import { judge } from "./verdict";

/** The time limit of the whole run. */
const LONGEST = 60 * 60_000;

const { values } = parseArgs({
  options: {
    orders: { type: "string", default: "1000" },
    kills: { type: "string", default: "10" },
    seed: { type: "string" },
    keep: { type: "boolean", default: false },
    /** Runs so many screens for guests instead of orders and printers. */
    tvs: { type: "string" },
  },
});
const seed = values.seed === undefined ? Date.now() % 1_000_000 : wholeNumber(values.seed);
const folder = await mkdtemp(join(tmpdir(), "tresen-soak-"));
const root = process.env.TRESEN_ROOT ?? process.cwd();
const stopped = new AbortController();
setTimeout(() => stopped.abort(new Error("The soak took too long and was ended.")), LONGEST).unref();
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => stopped.abort(new Error("Ended.")));

const tvs = values.tvs === undefined ? null : wholeNumber(values.tvs);
console.log(`Seed ${seed}: npm run soak -- ${tvs === null ? "" : `--tvs ${tvs} `}--seed ${seed} repeats it.`);
try {
  process.exitCode = (await (tvs === null ? soakOrders() : soakTvs(tvs))) ? 0 : 1;
} catch (error) {
  console.error(stopped.signal.aborted && error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  if (values.keep) console.log(`The data is in ${folder}.`);
  else await rm(folder, { recursive: true, force: true, maxRetries: 3 });
}
process.exit();

async function soakOrders(): Promise<boolean> {
  const outcome = await runSoak({
    root,
    folder,
    seed,
    orders: wholeNumber(values.orders),
    kills: wholeNumber(values.kills),
    signal: stopped.signal,
    say: (line) => console.log(line),
  });
  const rules = judge(outcome.evidence);
  console.log(reportLines({ outcome, rules, seed }).join("\n"));
  return rules.every(({ broken }) => broken.length === 0);
}

/** A fifth of the calls of each TV goes wrong. */
async function soakTvs(count: number): Promise<boolean> {
  const faults = { share: 0.2, patience: 10 * 60_000 };
  const outcome = await runTvSoak({ root, folder, seed, tvs: count, ...faults, say: (line) => console.log(line) });
  console.log(tvReportLines({ outcome, seed }).join("\n"));
  return isTvSoakMet(outcome);
}

function wholeNumber(text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new Error(`"${text}" is no whole number.`);
  return Number(text);
}
