import { addDays, type Instant } from "@tresen/contract/kit/time";
import { logPermissions } from "@tresen/contract/log/log.permissions";
import type { RefusedCount } from "@tresen/contract/log/refused";
import { type Actor, requirePermission } from "../platform/actor";
import { refusedCounts } from "../platform/throttle";

/** The days without a lower bound. */
const DAYS = 31;

/** How often strangers were refused, newest day first: of the whole shop. @throws unauthenticated, forbidden. */
export async function listRefused({
  actor,
  query: { from, to },
  now,
}: {
  actor: Actor;
  query: { from?: string | undefined; to?: string | undefined };
  now: Instant;
}): Promise<RefusedCount[]> {
  requirePermission({ actor, permission: logPermissions.read });
  const last = to ?? new Date(now).toISOString().slice(0, 10);
  const first = from ?? addDays(last, 1 - DAYS);
  return first > last ? [] : refusedCounts({ from: first, to: last });
}
