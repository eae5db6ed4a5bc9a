import type { Instant, LocalDate } from "@tresen/contract/kit/time";
import { activities } from "@tresen/contract/time-tracking/activity.resource";
import { storageCall } from "../platform/db";
import { writeIndexing } from "../records";
import { eraseHistory, findRows, writeRow } from "../records/rows";
import { readActivitiesOfDays } from "./read";
import { activityRows, ownerKey } from "./rows";
import { VoidedActivityEntity } from "./voided.entity";

/** Before anything was recorded. */
const BEGIN = "2000-01-01";

/** Removes what a user has recorded until a day, with its history and what was removed by hand before. May be repeated. */
export async function eraseRecorded({
  user,
  until,
  now,
}: {
  user: string;
  until: LocalDate;
  now: Instant;
}): Promise<void> {
  const found = await readActivitiesOfDays({ scope: { field: "user", value: user }, from: BEGIN, to: until });
  const rows = await findRows({ resource: activityRows, ids: found.map(({ id }) => id) });
  const cause = { actor: null, action: "remove" as const, now };
  for (const before of rows.values()) {
    await writeRow({ resource: activities, before, after: null, cause, indexing: writeIndexing });
    await eraseHistory({ resource: activities, id: before.id });
  }
  const owner = ownerKey({ field: "user", id: user });
  const { data } = await storageCall(() => VoidedActivityEntity.query.primary({ owner }).go({ pages: "all" }));
  for (const { id, fields } of data) {
    const { day } = activityRows.fieldsOf({ fields });
    if (day > until) continue;
    await storageCall(() => VoidedActivityEntity.delete({ owner, id }).go());
    await eraseHistory({ resource: activities, id });
  }
}
