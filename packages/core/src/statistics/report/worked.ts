import type { Instant } from "@tresen/contract/kit/time";
import type { ProfileActivity, WorkedMinutes } from "@tresen/contract/statistics/statistics";
import { type CountedActivity, countedActivities } from "../../time-tracking";
import { askedBranches, loaded } from "./asked";
import type { Asked } from "./counted";
import { type AskedProfile, profileBranches } from "./profile-branches";

const MINUTE = 60;

/** Worked minutes by person and kind, on the days on which work began. @throws forbidden, missing, upstream. */
export function workedMinutesOf({ actor, query, now }: Asked & { now: Instant }): Promise<WorkedMinutes> {
  return loaded(async () => {
    const { from, to, branch: only } = query;
    const branches = await askedBranches({ actor, branch: only });
    const rows = new Map<string, { user: string; kind: string; seconds: number }>();
    // One branch after the other: what is in memory at a time is of one.
    for (const { id: value } of branches)
      for (const { activity, workedSeconds } of await countedActivities({
        scope: { field: "branch", value },
        from,
        to,
        now,
      })) {
        const [user, kind] = [activity.user ?? activity.externalUser ?? "", activity.kind ?? ""];
        const row = rows.get(`${user} ${kind}`) ?? { user, kind, seconds: 0 };
        rows.set(`${user} ${kind}`, { ...row, seconds: row.seconds + workedSeconds });
      }
    const all = [...rows.values()].filter(({ seconds }) => seconds > 0);
    return {
      totalMinutes: minutesOf(all.reduce((sum, { seconds }) => sum + seconds, 0)),
      rows: all.map(({ seconds, ...row }) => ({ ...row, minutes: minutesOf(seconds) })),
    };
  });
}

/** What the person recorded in these days, the oldest first. @throws as `userProfileOf`. */
export function profileActivitiesOf({ now, ...asked }: AskedProfile & { now: Instant }): Promise<ProfileActivity[]> {
  return loaded(async () => {
    const counted = await profileActivities({ ...asked, now });
    return counted.map(({ activity: { id, kind, startedAt, endedAt }, workedSeconds }) => ({
      ...{ id, kind: kind ?? "", start: startedAt, end: endedAt ?? null, minutes: minutesOf(workedSeconds) },
    }));
  });
}

/** What the person recorded in these days, in the branches of which the profile tells. */
export async function profileActivities({
  now,
  ...asked
}: AskedProfile & { now: Instant }): Promise<CountedActivity[]> {
  const { user: value, start: from, end: to } = asked;
  const branches = new Set((await profileBranches(asked)).map(({ id }) => id));
  const counted = await countedActivities({ scope: { field: "user", value }, from, to, now });
  return counted.filter(({ activity }) => branches.has(activity.branch));
}

/** Worked and break minutes, rounded as sheets do: the work of each day is rounded up, and its breaks are rounded down. */
export function minutesByDays({
  activities,
  roundingMinutes,
}: {
  activities: readonly CountedActivity[];
  roundingMinutes: number;
}): { workedMinutes: number; breakMinutes: number } {
  const sums = { workedMinutes: 0, breakMinutes: 0 };
  for (const own of Map.groupBy(activities, ({ activity }) => activity.day).values()) {
    const seconds = (name: "workedSeconds" | "breakSeconds"): number => own.reduce((all, one) => all + one[name], 0);
    sums.workedMinutes += Math.ceil(seconds("workedSeconds") / (roundingMinutes * MINUTE)) * roundingMinutes;
    sums.breakMinutes += Math.floor(seconds("breakSeconds") / MINUTE);
  }
  return sums;
}

function minutesOf(seconds: number): number {
  return Math.round(seconds / MINUTE);
}
