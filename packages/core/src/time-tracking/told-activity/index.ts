import { storageCall } from "../../platform/db";
import { findRow } from "../../records/rows";
import { activityRows } from "../rows";
import { VoidedActivityEntity } from "../voided.entity";

/**
 * The times of an activity of a user of which a message tells, and why it was voided or corrected at that moment ("" where nobody
 * has said so): 1 GetItem. Null where it is gone.
 */
export async function toldActivity({
  id,
  user,
  isVoided,
  at,
}: {
  id: string;
  user: string;
  isVoided: boolean;
  at: string;
}): Promise<{ startedAt: string; endedAt: string | null; reason: string } | null> {
  if (isVoided) {
    const { data } = await storageCall(() => VoidedActivityEntity.get({ owner: `user:${user}`, id }).go());
    if (!data) return null;
    const { startedAt, endedAt } = activityRows.fieldsOf(data);
    return { startedAt, endedAt: endedAt ?? null, reason: data.reason ?? "" };
  }
  const row = await findRow({ resource: activityRows, id });
  if (!row) return null;
  const { startedAt, endedAt, corrections } = activityRows.fieldsOf(row);
  const reason = corrections.findLast((one) => one.at === at)?.reason ?? "";
  return { startedAt, endedAt: endedAt ?? null, reason };
}
