import { DAY, type Instant } from "../kit/time";

/** How long a link can be opened that asks for what is left to pay. */
export const PAYMENT_LINK_WINDOW = 2 * DAY;

/** When a link ends that nobody has opened. @param since when it was made. */
export function linkEnd(since: Instant): Instant {
  return since + PAYMENT_LINK_WINDOW;
}
