import type { Branch } from "@tresen/contract/branch/branch.resource";
import type { DeliveryMethod } from "@tresen/contract/branch/branch-hours";
import { HOUR, type Instant, MINUTE } from "@tresen/contract/kit/time";
import {
  type BlockedTime,
  EARLIER,
  type Share,
  earliestFit,
  openSlots,
} from "@tresen/contract/order/capacity/allocate";
import { type PreparedPosition, leadMinutes } from "@tresen/contract/order/preparation/begin";
import { readyAt } from "@tresen/contract/order/slots";
import { readTaken } from "./counters";
import type { Work } from "./plan";

/** How far ahead a time is looked for: first near, since it is mostly found there, then a whole day. */
const HORIZONS = [2 * HOUR, 24 * HOUR];

/** When the order could be ready if the kitchen had nothing else to do. */
export function soonest({
  positions,
  ...asked
}: Parameters<typeof readyAt>[0] & { positions: readonly PreparedPosition[] }): Instant {
  return readyAt(asked) + (leadMinutes(positions) ?? 0) * MINUTE;
}

/** The earliest time from `from` on for which there is room, within a day. */
export async function earliestTime({
  work: { branch: id, stations, needed },
  branch,
  method,
  from,
  now,
  blocked,
  without,
  isConsistent,
}: {
  work: Work;
  branch: Branch;
  method: DeliveryMethod;
  from: Instant;
  now: Instant;
  blocked: readonly BlockedTime[];
  /** Shares that count as given back. */
  without?: readonly Share[] | undefined;
  isConsistent: boolean;
}): Promise<ReturnType<typeof earliestFit>> {
  for (const horizon of HORIZONS) {
    const times = openSlots({ branch, method, from, to: from + horizon });
    const [first] = times;
    if (first === undefined) continue;
    const to = from + horizon;
    const taken = await readTaken({ branch: id, from: Math.max(now, first - EARLIER), to, without, isConsistent });
    const found = earliestFit({ times, needed, now, capacity: { stations, taken, blocked } });
    if (found) return found;
  }
  return null;
}
