import { idOfRow, indexKey } from "@tresen/contract/kit/list/index-rows";
import { sortKey } from "@tresen/contract/kit/list/sort-key";
import { addDays, type Instant, type LocalDate } from "@tresen/contract/kit/time";
import type { Activity } from "@tresen/contract/time-tracking/activity.resource";
import { AFTER_ALL, readKeys } from "../platform/db";
import { findRows } from "../records/rows";
import { activityOf, activityRows } from "./rows";

/** Whose activities are read: of one person, or of one branch. */
export interface ReadScope {
  field: "user" | "externalUser" | "branch";
  value: string;
}

/** Index rows read with one Query. */
const PAGE = 500;

/**
 * The activities that began within the time, the oldest first, read by their index rows: what it costs grows with the
 * activities of this time alone.
 */
export async function readActivities({
  scope,
  from,
  to,
}: {
  scope: ReadScope;
  from: Instant;
  to: Instant;
}): Promise<Activity[]> {
  const pk = indexKey({ name: activityRows.name, scope, order: "startedAt" });
  const range = { pk, from: keyAt(from), to: keyAt(to) + AFTER_ALL };
  const all: Activity[] = [];
  let after = "";
  for (;;) {
    const { rows, isLast } = await readKeys({ range, after, limit: PAGE, isConsistent: true });
    const ids = rows.map(idOfRow);
    const found = await findRows({ resource: activityRows, ids });
    all.push(...ids.flatMap((id) => found.get(id) ?? []).map(activityOf));
    after = rows.at(-1)?.sk ?? after;
    if (isLast) return all;
  }
}

/** The activities of these days of their branches. */
export async function readActivitiesOfDays({
  scope,
  from,
  to,
}: {
  scope: ReadScope;
  from: LocalDate;
  to: LocalDate;
}): Promise<Activity[]> {
  // No zone is a day or more away from UTC.
  const [first, last] = [addDays(from, -1), addDays(to, 2)].map((day) => Date.parse(`${day}T00:00:00Z`));
  const found = await readActivities({ scope, from: first ?? 0, to: last ?? 0 });
  return found.filter(({ day }) => day >= from && day <= to);
}

/** The day on which the first activity of somebody, or of a branch, began; null without any. */
export async function firstActivityDay(scope: ReadScope): Promise<LocalDate | null> {
  const pk = indexKey({ name: activityRows.name, scope, order: "startedAt" });
  const { rows } = await readKeys({ range: { pk }, limit: 1 });
  const [first] = (await findRows({ resource: activityRows, ids: rows.map(idOfRow) })).values();
  return first ? activityOf(first).day : null;
}

function keyAt(at: Instant): string {
  return sortKey(new Date(at).toISOString());
}
