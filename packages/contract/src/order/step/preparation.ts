import { type Instant, MINUTE, roundUp } from "../../kit/time";

/** The minutes that confirming offers where the branch has no list of its own. */
const PREPARATION_TIMES = [15, 20, 30, 45];

export function preparationTimesOf(branch: { preparationTimes?: readonly number[] } | undefined): readonly number[] {
  const { preparationTimes = [] } = branch ?? {};
  return preparationTimes.length > 0 ? preparationTimes : PREPARATION_TIMES;
}

/** When the order will be ready, in full minutes. */
export function promisedTime({ now, minutes }: { now: Instant; minutes: number }): Instant {
  return roundUp({ at: now + minutes * MINUTE, step: MINUTE });
}
