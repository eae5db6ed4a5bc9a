import { DAY, type Instant } from "@tresen/contract/kit/time";
import { eachChunk, storageCall } from "../../platform/db";
import { AnalyticsEntity } from "../analytics.entity";
import { type CounterRow, addTo } from "../rows";
import { VISITS, WHOLE_SHOP, eventOnDay, valueOnDay } from "./names";
import { setCounts } from "./set-counts";

/** Counters by UTC day expired after so many days. */
const KEPT_DAYS = 400;
const NO_BRANCH = "-";

/**
 * Takes over what was counted by UTC day. It stays what it is: sums of whole days, without an hour and without visitors,
 * now on the branch's day of the same date. The former rows are left to expire. Repeated, it changes nothing.
 * @param at by the machine's clock.
 * @returns how many rows of counters were written.
 */
export async function takeOverEarlierCounts({ at }: { at: Instant }): Promise<number> {
  const days = Array.from({ length: KEPT_DAYS + 1 }, (_, index) =>
    new Date(at - index * DAY).toISOString().slice(0, 10),
  );
  let count = 0;
  await eachChunk({
    all: days,
    size: 1,
    parallel: 8,
    run: async ([day = ""]) => {
      for (const row of await earlierRows(day)) {
        await setCounts(row);
        count += 1;
      }
    },
  });
  return count;
}

/** The sums of one UTC day: of each branch, and of the shop, which has all events. */
async function earlierRows(day: string): Promise<CounterRow[]> {
  const { data } = await storageCall(() => AnalyticsEntity.query.primary({ day }).go({ pages: "all" }));
  const sums = new Map<string, Record<string, number>>();
  for (const { event, branch, count = 0, value = 0 } of data) {
    const counts = { [eventOnDay(event)]: count, ...(value > 0 ? { [valueOnDay(event)]: value } : {}) };
    for (const scope of branch === NO_BRANCH ? [WHOLE_SHOP] : [WHOLE_SHOP, branch]) {
      const sum = sums.get(scope) ?? {};
      addTo(sum, counts);
      sums.set(scope, sum);
    }
  }
  return [...sums].map(([branch, counts]) => ({ branch, day, topic: VISITS, counts }));
}
