import { type Instant, MINUTE } from "@tresen/contract/kit/time";
import type { ActivityFlag } from "@tresen/contract/time-tracking/activity-values";
import type { Stamping } from "../stamp";

/** A stamping that arrives later than this after it was made was kept without connection. */
const LATE = 2 * MINUTE;

type Told = Pick<Stamping, "body" | "now"> & {
  /** When it was stamped. */
  at: Instant;
};

/** Whether it was made without connection: the device says so, or it arrives long after. */
export function isLate({ body, at, now }: Told): boolean {
  return body.isOffline === true || now - at > LATE;
}

/** What the times of the stamping are flagged with. */
export function flagsOf(asked: Told): ActivityFlag[] {
  const { body } = asked;
  return [
    ...(isLate(asked) ? (["offline"] as const) : []),
    ...(body.isClockUncertain ? (["clockUncertain"] as const) : []),
    ...(body.isOutside ? (["outsideArea"] as const) : []),
  ];
}
