import { keep, readKept } from "../shared/kept";

const NAMES = { key: "driver-key", run: "driver-run", steps: "driver-steps" } as const;

/**
 * The key of the run: behind the `#` of the link that was opened, else the one that the phone keeps. It is taken out of
 * the address, so that nobody copies it with that. Another key makes the phone forget the run before.
 */
export function takeKey(): string | null {
  const given = window.location.hash.slice(1);
  const kept = readKept<string>(NAMES.key);
  if (given === "") return kept;
  if (given !== kept) forgetRun();
  keep(NAMES.key, given);
  window.history.replaceState(null, "", window.location.pathname);
  return given;
}

/** Removes everything about the run from the phone. */
export function forgetRun(): void {
  for (const name of Object.values(NAMES)) keep(name, null);
}

export const readRun = <Run>(): Run | null => readKept<Run>(NAMES.run);
export const keepRun = (run: unknown): void => keep(NAMES.run, run);
export const readSteps = <Step>(): Step[] => readKept<Step[]>(NAMES.steps) ?? [];
export const keepSteps = (steps: readonly unknown[]): void => keep(NAMES.steps, steps.length > 0 ? steps : null);
