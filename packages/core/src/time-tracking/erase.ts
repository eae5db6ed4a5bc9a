import type { Instant, LocalDate } from "@tresen/contract/kit/time";
import { activities } from "@tresen/contract/time-tracking/activity.resource";
import { storageCall } from "../platform/db";
import { writeIndexing } from "../records";
import { eraseHistory, findRows, writeRow } from "../records/rows";
import { readActivitiesOfDays } from "./read";
import { type Owner, activityRows, ownerKey } from "./rows";
import { VoidedActivityEntity } from "./voided.entity";

/** Before anything was recorded. */
const BEGIN = "2000-01-01";

/** Removes what somebody has recorded until a day, with its history and what was removed by hand before. May be repeated. */
export async function eraseRecorded({
  owner: whose,
  until,
  now,
}: {
  owner: Owner;
  until: LocalDate;
  now: Instant;
}): Promise<void> {
  const found = await readActivitiesOfDays({ scope: { field: whose.field, value: whose.id }, from: BEGIN, to: until });
  const rows = await findRows({ resource: activityRows, ids: found.map(({ id }) => id) });
  const cause = { actor: null, action: "remove" as const, now };
  for (const before of rows.values()) {
    await writeRow({ resource: activities, before, after: null, cause, indexing: writeIndexing });
    await eraseHistory({ resource: activities, id: before.id });
  }
  const owner = ownerKey(whose);
  const { data } = await storageCall(() => VoidedActivityEntity.query.primary({ owner }).go({ pages: "all" }));
  for (const { id, fields } of data) {
    const { day } = activityRows.fieldsOf({ fields });
    if (day > until) continue;
    await storageCall(() => VoidedActivityEntity.delete({ owner, id }).go());
    await eraseHistory({ resource: activities, id });
  }
}
