import type { LocalDate } from "@tresen/contract/kit/time";
import type { Activity } from "@tresen/contract/time-tracking/activity.resource";
import { storageCall } from "../platform/db";
import { type ReadScope, readActivitiesOfDays } from "./read";
import { activityRows, ownerKey, ownerOf } from "./rows";
import { VoidedActivityEntity } from "./voided.entity";

/** An activity of these days, also one that was removed. */
export interface RecordedActivity {
  activity: Activity;
  /** ISO; null for one that still counts. */
  voidedAt: string | null;
  /** The id of the user who removed it, and why, as far as it is known. */
  voidedBy?: string | undefined;
  reason?: string | undefined;
}

/**
 * Everything that was recorded of these days, with what was removed since: by one Query for the activities, and one for
 * each person who is asked for or has recorded something.
 */
export async function recordedOfDays({
  scope,
  users,
  externalUsers = [],
  from,
  to,
}: {
  scope: ReadScope;
  /** Those whose removed activities are told, besides those who have recorded something. */
  users: readonly string[];
  externalUsers?: readonly string[];
  from: LocalDate;
  to: LocalDate;
}): Promise<RecordedActivity[]> {
  const found = await readActivitiesOfDays({ scope, from, to });
  const owners = new Set([
    ...users.map((id) => ownerKey({ field: "user", id })),
    ...externalUsers.map((id) => ownerKey({ field: "externalUser", id })),
    ...found.map((activity) => ownerKey(ownerOf(activity))),
  ]);
  const all: RecordedActivity[] = found.map((activity) => ({ activity, voidedAt: null }));
  for (const owner of owners) {
    const { data } = await storageCall(() => VoidedActivityEntity.query.primary({ owner }).go({ pages: "all" }));
    for (const { id, version, fields, voidedAt, voidedBy, reason } of data) {
      const row = { id, version, fields, createdAt: "", updatedAt: voidedAt, parts: 0, secrets: {} };
      const activity = activityRows.recordOf(row);
      const isAsked = activity.day >= from && activity.day <= to && activity[scope.field] === scope.value;
      if (isAsked) all.push({ activity, voidedAt, voidedBy, reason });
    }
  }
  return all;
}
