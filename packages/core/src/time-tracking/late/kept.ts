import type { Activity } from "@tresen/contract/time-tracking/activity.resource";
import type { ActivityFlag } from "@tresen/contract/time-tracking/activity-values";
import type { Row } from "../../records/rows";
import { type Stamping as KeptStamping, activityWrites, changedRow, withFlags, withStamping } from "../change";
import type { Asked, Planned } from "../planned-stamping";
import { activityOf, activityRows } from "../rows";
import { unlockedActivity } from "./closed-by-rule";
import { deviceOf, stampingOf } from "./stamping-of";

/**
 * Keeps a stamping with an activity whose times stay, so that whoever looks at it sees both. One that is kept already
 * changes nothing.
 */
export async function keptWith({
  asked,
  row,
  flags: added,
}: {
  asked: Asked;
  row: Row;
  flags: readonly ActivityFlag[];
}): Promise<Planned> {
  const { now, running, stamper } = asked;
  const fields = activityRows.fieldsOf(row);
  const stamping = stampingOf({ ...asked, time: new Date(asked.at).toISOString() });
  const current = (one: Row): Activity | null => (fields.state === "ended" ? null : activityOf(one));
  if (isKept({ fields, stamping }))
    return { outcome: "unchanged", writes: [], active: running.active, current: current(row) };
  const flags = withFlags({ known: fields.flags, flags: added });
  const after = changedRow({ row, fields: { ...fields, flags, stampings: withStamping({ fields, stamping }) }, now });
  const writes = [
    ...activityWrites({ before: row, after, actor: stamper.actor, now }),
    ...(await unlockedActivity(fields)),
  ];
  return { outcome: fields.state, writes, active: running.active, current: current(after) };
}

/** Whether the activity has a stamping of the same device that says the same. */
export function isKept({
  fields: { stampings },
  stamping: { action, at, ...by },
}: {
  fields: Pick<Activity, "stampings">;
  stamping: KeptStamping;
}): boolean {
  return stampings.some((one) => one.action === action && one.at === at && deviceOf(one) === deviceOf(by));
}
