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

/** The step goes on at this place. Without one it has ended: the next one follows, or the same where something waits. */
export function goOn({ data, at }: Pick<Slice, "data" | "at">, place: string | null): Outcome {
  if (place !== null) return { state: "again", data: { ...data, place } };
  const begun = { ...data, place: null, isWaiting: false };
  if (data.isWaiting) return { state: "again", data: begun, dueAt: at + WAIT };
  const step = ERASURE_STEPS[ERASURE_STEPS.indexOf(data.step) + 1] ?? data.step;
  return { state: "again", data: { ...begun, step } };
}
