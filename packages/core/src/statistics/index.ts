import { type AnalyticsEvent, type AnalyticsLog, countedEvent } from "@tresen/contract/statistics/analytics";
import { DAY, type Instant, MINUTE } from "@tresen/contract/kit/time";
import { storageCall } from "../platform/db";
import { readCatalog } from "../snapshot";
import { enforceRateLimit } from "../platform/throttle";
import { AnalyticsEntity } from "./analytics.entity";

/** Long enough to compare a month with the same one a year before. */
const KEPT = 400 * DAY;
/** From one address: a busy shop's own network, and no more. */
const LIMIT = { limit: 600, window: 10 * MINUTE };
const NO_BRANCH = "-";

export interface DailyCount {
  event: AnalyticsEvent;
  /** Null where the event is about none. */
  branch: string | null;
  count: number;
  /** Cents. */
  value: number;
}

/**
 * Adds one to the day's counter of the event. The address only limits how often, and is not kept with what is counted.
 * @throws limit when one address sends too much.
 */
export async function countEvent({ log, ip, now }: { log: AnalyticsLog; ip: string; now: Instant }): Promise<void> {
  await enforceRateLimit({ kind: "analytics", value: ip, ...LIMIT, now });
  const { event, branch, value } = countedEvent(log);
  // Only branches that there are, so that nobody fills the table with names.
  const known = branch !== null && (await readCatalog()).branches.has(branch) ? branch : NO_BRANCH;
  await storageCall(() =>
    AnalyticsEntity.update({ day: dayOf(now), event, branch: known })
      .add({ count: 1, value })
      .set({ expiresAt: Math.ceil((now + KEPT) / 1000) })
      .go({ response: "none" }),
  );
}

/** What was counted on one UTC day (`YYYY-MM-DD`), for the statistics. */
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
