import { RUN_TIME } from "@tresen/contract/delivery/run";
import { keep, readKept } from "../shared/kept";

const NAMES = { key: "driver-key", run: "driver-run", steps: "driver-steps" } as const;

/** What the link of a run has behind its `#`. Anything else is no key, and leaves the run that the phone has. */
const KEY = /^run_\w+\.[\w-]+$/;

/**
 * The key of the run: behind the `#` of the link that was opened, else the one that the phone keeps. It is taken out of
 * the address, so that nobody copies it with that. Another key makes the phone forget the run before.
 */
export function takeKey(): string | null {
  const given = window.location.hash.slice(1);
  const kept = readKept<string>(NAMES.key);
  if (given === "") return kept;
  window.history.replaceState(null, "", window.location.pathname);
  if (!KEY.test(given)) return kept;
  if (given !== kept) forgetRun();
  keep(NAMES.key, given);
  return given;
}

/** Removes everything about the run from the phone. */
export function forgetRun(): void {
  for (const name of Object.values(NAMES)) keep(name, null);
}

/** The run as the phone has it; none, with its addresses, once its key can no longer be valid. */
export function readRun<Run extends { at: number }>(): Run | null {
  const run = readKept<Run>(NAMES.run);
  if (run && run.at + RUN_TIME < Date.now()) {
    forgetRun();
    return null;
  }
  return run;
}
export const keepRun = (run: unknown): void => keep(NAMES.run, run);
export const readSteps = <Step>(): Step[] => readKept<Step[]>(NAMES.steps) ?? [];
export const keepSteps = (steps: readonly unknown[]): void => keep(NAMES.steps, steps.length > 0 ? steps : null);
