import type { Instant, LocalDate } from "@tresen/contract/kit/time";
import { workedSundays } from "@tresen/contract/labour-law/check/free-sundays";
import { stretchOf } from "@tresen/contract/time-sheet/month/counted-entries";
import { type Start, findRows, startsIn } from "../../records/rows";
import { kindsOf } from "../context";
import { activityOf, activityRows } from "../rows";

/** When the recorded activities of somebody begin: 1 Query for 500 of them, and no activity is read. */
export async function recordedStarts({
  user,
  from,
  to,
}: {
  user: string;
  from: Instant;
  to: Instant;
}): Promise<Start[]> {
  const { name } = activityRows;
  return startsIn({ name, scope: { field: "user", value: user }, order: "startedAt", from, to });
}

/** The Sundays on which work was recorded among these activities of somebody: 1 BatchGetItem for 100, and 1 for their kinds. */
export async function recordedSundays({
  user,
  ids,
  zone,
}: {
  user: string;
  ids: readonly string[];
  zone: string;
}): Promise<LocalDate[]> {
  const rows = await findRows({ resource: activityRows, ids, isConsistent: false });
  const activities = [...rows.values()].map(activityOf).filter((activity) => activity.user === user);
  const kinds = await kindsOf(activities);
  const worked = activities.filter(({ kind }) => {
    const chosen = kinds.get(kind ?? "");
    return !chosen || (chosen.countsAsWorkingTime && !chosen.isBreak);
  });
  // Of what runs only the beginning is known.
  return workedSundays(
    worked.map((entry) => stretchOf({ entry: { ...entry, zone }, now: Date.parse(entry.startedAt) + 1 })),
  );
}
