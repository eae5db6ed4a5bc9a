import { DEFAULT_TIME_ZONE, type Instant, zonedTime } from "@tresen/contract/kit/time";
import { closeForgotten } from "@tresen/core/time-tracking";
import { scheduled } from "./scheduled";

/** The minute of the day from which on, and the minutes within which, what is done once a day is done. */
const DAILY = { from: 9 * 60, within: 15 };

/**
 * Ends activities that were not stamped out, by the rule of their branch. Once a day it also gives notices about leave and
 * removes months whose time is over.
 */
export const handler = scheduled({
  name: "time-clock",
  run: async ({ time }) => {
    const now = Date.parse(time);
    await closeForgotten({ now });
    if (!isDaily(now)) return;
    const [{ giveLeaveNotices }, { forgetMonths }] = await Promise.all([
      import("@tresen/core/absence/notice"),
      import("@tresen/core/time-sheet/kept"),
    ]);
    await giveLeaveNotices({ now });
    await forgetMonths({ now });
  },
});

function isDaily(now: Instant): boolean {
  const since = zonedTime({ at: now, zone: DEFAULT_TIME_ZONE }).minutes - DAILY.from;
  return since >= 0 && since < DAILY.within;
}
