import { type Instant, MINUTE } from "../../kit/time";

/** The minutes for which proposed times can be accepted, unless staff say something else. */
export const OFFER_MINUTES = 30;
/** The minutes for the customer to answer after the reminder, at least. */
const LAST_MINUTES = 5;

/** The milliseconds after which the customer is reminded of an offer; null where there is no time for it. */
export function remindAfter({ from, until }: { from: Instant; until: Instant }): number | null {
  const all = until - from;
  const delay = Math.min(all / 2, all - LAST_MINUTES * MINUTE);
  return delay > 0 ? delay : null;
}
