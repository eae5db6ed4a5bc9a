import { RUN_TIME } from "@tresen/contract/delivery/run";
import { keep, readKept } from "../shared/kept";

/** What the phone keeps of a run, so that it is there without a connection: its last answer, and steps to be sent. */
export interface RunStore {
  /** The run as the phone has it; none, with its addresses, once it can no longer be under way. */
  read: <Run extends { at: number }>() => Run | null;
  keep: (run: unknown) => void;
  readSteps: <Step>() => Step[];
  keepSteps: (steps: readonly unknown[]) => void;
  forget: () => void;
}

/** @param name of the page: a driver's link and an external user's runs may be on one phone. */
export function runStore(name: "driver" | "external"): RunStore {
  const names = { run: `${name}-run`, steps: `${name}-steps` };
  const forget = (): void => Object.values(names).forEach((one) => keep(one, null));
  return {
    read: <Run extends { at: number }>(): Run | null => {
      const run = readKept<Run>(names.run);
      if (run && run.at + RUN_TIME < Date.now()) {
        forget();
        return null;
      }
      return run;
    },
    keep: (run) => keep(names.run, run),
    readSteps: <Step>(): Step[] => readKept<Step[]>(names.steps) ?? [],
    keepSteps: (steps) => keep(names.steps, steps.length > 0 ? steps : null),
    forget,
  };
}
