import type { Instant, LocalDate } from "@tresen/contract/kit/time";
import type { Activity } from "@tresen/contract/time-tracking/activity.resource";
import { countedOnce } from "@tresen/contract/time-tracking/counted-once";
import { recordedSeconds } from "@tresen/contract/time-tracking/recorded-time";
import { kindsOf } from "./context";
import { type ReadScope, readActivitiesOfDays } from "./read";

/** An activity with its whole seconds; of one that has not ended, those until now. */
export interface CountedActivity {
  activity: Activity;
  workedSeconds: number;
  breakSeconds: number;
}

/**
 * The activities of these days, as figures count them: what it costs grows with them alone. Work of one person at two
 * places at once counts once.
 */
export async function countedActivities({
  now,
  ...asked
}: {
  scope: ReadScope;
  from: LocalDate;
  to: LocalDate;
  now: Instant;
}): Promise<CountedActivity[]> {
  const found = await readActivitiesOfDays(asked);
  const kinds = await kindsOf(found.filter(({ state }) => state !== "ended"));
  const counted = found.map((activity) => {
    const { workedSeconds, breakSeconds, kind } = activity;
    if (workedSeconds !== null && breakSeconds !== null) return { activity, workedSeconds, breakSeconds };
    return { activity, ...recordedSeconds({ activity, kind: kind ? kinds.get(kind) : undefined, now }) };
  });
  const entries = counted.map(({ activity, workedSeconds }) => ({
    ...activity,
    ...{ owner: activity.user ?? activity.externalUser ?? "", workedSeconds },
  }));
  const seconds = countedOnce({ entries, now });
  return counted.map((one, index) => ({ ...one, workedSeconds: seconds[index] ?? 0 }));
}
