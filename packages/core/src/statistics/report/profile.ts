import { DEFAULT_TIME_ZONE, type Instant, addDays, instantAt, isDate } from "@tresen/contract/kit/time";
import type { UserProfile } from "@tresen/contract/statistics/statistics";
import { profileAbsences } from "../../absence";
import { plannedOf } from "../../planning";
import { sheetTimeAt } from "../../time-sheet/balance";
import { TOPICS } from "../order";
import { loaded } from "./asked";
import { type AskedProfile, profileBranches } from "./profile-branches";
import { figuresIn, readSums } from "./read-figures";
import { minutesByDays, profileActivities } from "./worked";

interface AskedWithPlan extends AskedProfile {
  /** A day of Vienna, which counts as a whole, or an instant: until then `plannedMinutesUntilNow` counts. */
  now: string;
  at: Instant;
}

/**
 * The profile of a member of staff: what they confirmed and completed, the published plan, and how long they worked.
 * @throws forbidden for somebody else's, unless the actor sees the figures of a branch of theirs; missing, upstream.
 */
export function userProfileOf({ now, at, ...asked }: AskedWithPlan): Promise<UserProfile> {
  return loaded(async () => {
    const { actor, user, start: from, end: to } = asked;
    const branches = await profileBranches(asked);
    const [sums, activities, planned, absences, time] = await Promise.all([
      readSums({ branches, topic: TOPICS.more, from, to }),
      profileActivities({ ...asked, now: at }),
      plannedOf({ user, branches, from, to, now: untilOf(now) }),
      profileAbsences({ actor, user, from, to }),
      sheetTimeAt({ user, at: untilOf(now), now: at }),
    ]);
    const orders = { confirmed: 0, completed: 0 };
    for (const counts of sums.values())
      for (const [name, value] of figuresIn({ counts, method: undefined }))
        if (name === `u${user}:c`) orders.confirmed += value;
        else if (name === `u${user}:d`) orders.completed += value;
    // Somebody without a contract has no sheets: then it is what these days alone come to.
    const minutes = minutesByDays({ activities, ...time });
    const balanceMinutes = time.balanceMinutes ?? minutes.workedMinutes - planned.plannedMinutesUntilNow;
    return { user, ...planned, ...minutes, balanceMinutes, absences, orders };
  });
}

function untilOf(now: string): Instant {
  return isDate(now) ? instantAt({ date: addDays(now, 1), minutes: 0, zone: DEFAULT_TIME_ZONE }) : Date.parse(now);
}
