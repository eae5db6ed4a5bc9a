import type { Instant } from "../../kit/time";

/** When the shop shows a pop-up. */
export interface Period {
  from?: string | null | undefined;
  to?: string | null | undefined;
}

/** Whether the instant is in the period: its begin belongs to it, its end does not. Without an end it goes on. */
export function isInPeriod({ from, to, at }: Period & { at: Instant }): boolean {
  return (!from || Date.parse(from) <= at) && (!to || at < Date.parse(to));
}
