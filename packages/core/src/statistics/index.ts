import { type AnalyticsEvent, type AnalyticsLog, countedEvent } from "@tresen/contract/statistics/analytics";
import { DAY, type Instant, MINUTE } from "@tresen/contract/kit/time";
import { storageCall } from "../platform/db";
import { readCatalog } from "../snapshot";
import { enforceRateLimit } from "../platform/throttle";
import { AnalyticsEntity } from "./analytics.entity";

/** Long enough to compare a month with the same month of the previous year. */
const KEPT = 400 * DAY;
/** The rate limit per network address, enough for all customers in a busy shop's own network. */
const LIMIT = { limit: 600, window: 10 * MINUTE };
const NO_BRANCH = "-";

export interface DailyCount {
  event: AnalyticsEvent;
  /** Null when the event is about no branch. */
  branch: string | null;
  count: number;
  /** Cents. */
  value: number;
}

/**
 * Adds one to the day's counter of the event. The address is used only for the rate limit and is not stored with the
 * counter.
 * @throws limit when one address sends too many.
 */
export async function countEvent({ log, ip, now }: { log: AnalyticsLog; ip: string; now: Instant }): Promise<void> {
  await enforceRateLimit({ kind: "analytics", value: ip, ...LIMIT, now });
  const { event, branch, value } = countedEvent(log);
  // Only existing branches, so that nobody can fill the table with made-up names.
  const known = branch !== null && (await readCatalog()).branches.has(branch) ? branch : NO_BRANCH;
  await storageCall(() =>
    AnalyticsEntity.update({ day: dayOf(now), event, branch: known })
      .add({ count: 1, value })
      .set({ expiresAt: Math.ceil((now + KEPT) / 1000) })
      .go({ response: "none" }),
  );
}

/** The counters of one UTC day (`YYYY-MM-DD`). */
export async function listDailyCounts({ day }: { day: string }): Promise<DailyCount[]> {
  const { data } = await storageCall(() => AnalyticsEntity.query.primary({ day }).go({ pages: "all" }));
  return data.map(({ event, branch, count = 0, value = 0 }) => ({
    event,
    branch: branch === NO_BRANCH ? null : branch,
    count,
    value,
  }));
}

function dayOf(at: Instant): string {
  return new Date(at).toISOString().slice(0, 10);
}
