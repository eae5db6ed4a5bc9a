import { HOUR, type Instant } from "@tresen/contract/kit/time";
import type { Outcome } from "../../platform/job";
import { ERASURE_STEPS, type ErasureData } from "../begin";

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

/** The step goes on at this place. Without one it has ended, and the next one follows. */
export function goOn(data: ErasureData, place: string | null): Outcome {
  if (place !== null) return { state: "again", data: { ...data, place } };
  const step = ERASURE_STEPS[ERASURE_STEPS.indexOf(data.step) + 1] ?? data.step;
  return { state: "again", data: { ...data, place: null, step } };
}

/** What was left out is looked at again after a while. */
export function tryLater({ data, at }: Pick<Slice, "data" | "at">): Outcome {
  return { state: "again", data: { ...data, step: "orders", place: null, isWaiting: false }, dueAt: at + WAIT };
}
