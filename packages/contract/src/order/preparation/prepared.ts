import type { PreparationStep } from "./preparation";

/** Whether every station is done with the position. One that nobody has touched has no steps. */
export function isPrepared(steps: readonly Pick<PreparationStep, "state">[]): boolean {
  return steps.length > 0 && steps.every(({ state }) => state === "done");
}
