import { HOUR, type Instant } from "@tresen/contract/kit/time";
import type { Outcome } from "../../platform/job";
import { ERASURE_STEPS, type ErasureData, type ErasureStep } from "../begin";

/** A slice of an erasure. */
export interface Slice {
  data: ErasureData;
  /** By the machine's clock. */
  at: number;
  /** By the platform's clock. */
  now: Instant;
}

/** After which time what must wait is looked at again. */
const WAIT = HOUR;

/** Without the one that looks through all jobs, whose data expires by itself soon, for each of many people. */
const ROUTINE_STEPS = ERASURE_STEPS.filter((step) => step !== "jobs");

/** The step goes on at this place. Without one it has ended, and the next one follows. */
export function goOn(data: ErasureData, place: string | null): Outcome {
  if (place !== null) return { state: "again", data: { ...data, place } };
  const steps: readonly ErasureStep[] = data.isRoutine ? ROUTINE_STEPS : ERASURE_STEPS;
  const step = steps[steps.indexOf(data.step) + 1] ?? data.step;
  return { state: "again", data: { ...data, place: null, step } };
}

/** What was left out is looked at again after a while. */
export function tryLater({ data, at }: Pick<Slice, "data" | "at">): Outcome {
  return { state: "again", data: { ...data, step: "orders", place: null, isWaiting: false }, dueAt: at + WAIT };
}
