import { PRINT_JOB_STATES } from "@tresen/contract/print/job/print-job.state";
import type { SoakOutcome } from "./run";
import { PRINTER_NAMES } from "./shop";
import { type Rule, waits, wholePapers } from "./verdict";

const NAME_WIDTH = 64;
const EXAMPLES = 5;

/** The counts of a run and the rules that it kept or broke, line by line. */
export function reportLines({
  outcome,
  rules,
  seed,
}: {
  outcome: SoakOutcome;
  rules: readonly Rule[];
  seed: number;
}): string[] {
  const { evidence, watch, printers, calls, kills, agentRestarts, repeats, ticks, lasted } = outcome;
  const { jobs, witness, orders } = evidence;
  const whole = wholePapers(evidence);
  const waited = waits(evidence);
  const line = (name: string, value: string | number): string => `  ${name.padEnd(NAME_WIDTH)}${value}`;
  const seconds = (values: readonly number[]): string => `${Math.round(Math.max(0, ...values) / 1000)} s`;
  const papers = (count: number): number =>
    jobs.filter(({ id }) => Math.min(2, whole.get(id)?.length ?? 0) === count).length;
  const ofState = (state: string): number => orders.filter(({ found }) => found.state === state).length;
  const isTold = (kind: "late" | "unconfirmed"): number =>
    [...evidence.told.values()].filter((kinds) => kinds.has(kind)).length;
  return [
    `Seed ${seed}`,
    line("Steps of 4.9 s of the platform's time", ticks),
    line("Lasted, platform's time / machine's time", `${minutes(lasted.platform)} / ${minutes(lasted.machine)}`),
    line("The platform was killed", `${kills} times`),
    line("The print agent was killed while it printed", `${agentRestarts} times`),
    line(
      "Orders (confirmed, completed, cancelled, rejected)",
      `${orders.length} (${["confirmed", "completed", "canceled", "rejected"].map(ofState).join(", ")})`,
    ),
    line("Decisions of customers and desk that had to be repeated", repeats),
    ...Object.entries(calls).map(([name, { made, struck }]) =>
      line(`Calls of ${name}, struck by a fault`, `${made}, ${Math.round((struck / made) * 100)} %`),
    ),
    ...PRINTER_NAMES.map((name) => line(`Faults of ${name}`, faultCounts(printers[name]?.faults.counts ?? {}))),
    line("Jobs", jobs.length),
    ...PRINT_JOB_STATES.map((state) => line(`  ${state}`, jobs.filter((job) => job.state === state).length)),
    line("  printed by a substitute instead", jobs.filter(({ reroutedFrom }) => reroutedFrom).length),
    line("  printed again by hand, headed KOPIE / as the first one", byHand(jobs)),
    line("Whole papers by job: none, one, more", [papers(0), papers(1), papers(2)].join(", ")),
    line("Torn papers", witness.papers.filter(({ isTorn }) => isTorn).length),
    line("Whole papers headed WIEDERHOLUNG", witness.papers.filter((one) => one.saysRepeated && !one.isTorn).length),
    ...(["lostResult", "lostJob", "restart", "cutByKill"] as const).map((cause) =>
      line(`Lost for the platform: ${cause}`, witness.losses.filter((loss) => loss.cause === cause).length),
    ),
    line("Unconfirmed jobs / lost in all", `${isTold("unconfirmed")} / ${witness.losses.length}`),
    line("Jobs told as late", isTold("late")),
    line("Alarms shown", [...watch.shown].map(([kind, ids]) => `${ids.size} ${kind}`).join(", ")),
    line("Longest wait of a job, in all", seconds(waited.map(({ inAll }) => inAll))),
    line("Longest wait of a job once its printer was well", seconds(waited.map(({ onceWell }) => onceWell))),
    "",
    ...rules.flatMap(({ name, broken }) => [
      `  ${broken.length === 0 ? "holds " : "BROKEN"}  ${name}`,
      ...broken.slice(0, EXAMPLES).map((one) => `            ${one}`),
      ...(broken.length > EXAMPLES ? [`            and ${broken.length - EXAMPLES} more`] : []),
    ]),
  ];
}

function minutes(milliseconds: number): string {
  return `${(milliseconds / 60_000).toFixed(1)} min`;
}

function faultCounts(counts: Partial<Record<string, number>>): string {
  return Object.entries(counts)
    .filter(([, count]) => count)
    .map(([fault, count]) => `${count} ${fault}`)
    .join(", ");
}

function byHand(jobs: SoakOutcome["evidence"]["jobs"]): string {
  const again = jobs.filter(({ copyOf }) => copyOf);
  const copies = again.filter(({ isCopy }) => isCopy).length;
  return `${copies} / ${again.length - copies}`;
}
