import { SINGLE_MESSAGES } from "@tresen/contract/order/order-limits";
import type { Instant } from "@tresen/contract/kit/time";
import type { Channel } from "../outbox";
import { isLimited } from "../platform/throttle";

/**
 * The new orders of a branch by uid, with their time of arrival in this process, oldest first; one list per channel.
 */
const arrived = new Map<string, Map<string, Instant>>();

/**
 * Whether so many new orders arrive at a branch that this one is reported together with others. Counted in the process,
 * since the table's stream has one or few consumers.
 * @param at by the machine's clock.
 */
export function exceedsDigestThreshold({
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
