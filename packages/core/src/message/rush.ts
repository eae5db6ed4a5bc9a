import { SINGLE_MESSAGES } from "@tresen/contract/order/order-limits";
import type { Instant } from "@tresen/contract/kit/time";
import type { Channel } from "../outbox";
import { isLimited } from "../platform/throttle";

/** New orders that a branch is told of one way, by number, with when they came to this process; oldest first. */
const arrived = new Map<string, Map<string, Instant>>();

/**
 * Whether so many new orders come in at a branch that it is told of this one together with others. Counted in the
 * process: the table's stream has one consumer, or a few. @param at the machine's clock.
 */
export function isRush({
  branch,
  channel,
  uid,
  at,
}: {
  branch: string;
  channel: Channel;
  uid: string;
  at: Instant;
}): boolean {
  if (!isLimited()) return false;
  const key = `${branch}#${channel}`;
  const recent = arrived.get(key) ?? new Map<string, Instant>();
  arrived.set(key, recent);
  for (const [known, since] of recent) {
    if (since > at - SINGLE_MESSAGES.window) break;
    recent.delete(known);
  }
  if (!recent.has(uid)) recent.set(uid, at);
  return recent.size > SINGLE_MESSAGES.limit;
}
