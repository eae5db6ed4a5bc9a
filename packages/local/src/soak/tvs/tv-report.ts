import type { TvSoakOutcome } from "./run-tvs";

/** What a run of many TVs has shown, for whoever reads it. */
export function tvReportLines({ outcome, seed }: { outcome: TvSoakOutcome; seed: number }): string[] {
  const { counts, told, loads, commands, wrong, lasted } = outcome;
  const list = (of: Record<string, number>): string =>
    Object.entries(of)
      .map(([name, count]) => `${name} ${count}`)
      .join(", ");
  return [
    "",
    `TVs: ${told.length}, seed ${seed}`,
    `Requests: ${list(counts.requests)}`,
    `Of these went wrong: ${list(counts.faults)}`,
    `Sockets: ${list(counts.sockets)}`,
    `Hints: ${counts.hints}`,
    `Commands: ${list(commands)}`,
    `TVs that showed the message once: ${told.filter((times) => times === 1).length}`,
    `TVs that loaded their page once more: ${loads.filter((times) => times === 2).length}`,
    `All right after: ${Math.round(lasted / 1000)} s`,
    `Wrong in the end: ${wrong.length}`,
    ...wrong.slice(0, 10).map((line) => `  ${line}`),
  ];
}

/** Whether every TV shows what it has to, and carried out each command once. */
export function isTvSoakMet({ wrong, told, loads }: TvSoakOutcome): boolean {
  return wrong.length === 0 && told.every((times) => times === 1) && loads.every((times) => times === 2);
}
