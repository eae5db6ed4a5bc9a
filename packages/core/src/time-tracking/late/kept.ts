import type { Activity } from "@tresen/contract/time-tracking/activity.resource";
import type { ActivityFlag } from "@tresen/contract/time-tracking/activity-values";
import type { Row } from "../../records/rows";
import { type Stamping as KeptStamping, activityWrites, changedRow, withFlags, withStamping } from "../change";
import type { Asked, Planned } from "../planned-stamping";
import { activityOf, activityRows } from "../rows";
import { unlockedActivity } from "./closed-by-rule";

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

/** What stamped it, as far as that is known: the id of the terminal's key, or the phone. */
export function deviceOf({ device, phone }: Pick<KeptStamping, "device" | "phone">): string | null {
  return device ?? phone ?? null;
}

/** A stamping as its activity keeps it. @param time ISO. */
export function stampingOf({
  action,
  stamper: { terminal, source },
  body: { sequence, deviceAt, device: phone, isClockUncertain },
  time,
  now,
}: Pick<Asked, "action" | "stamper" | "body" | "now"> & { time: string }): KeptStamping {
  return {
    ...{ action, at: time, receivedAt: new Date(now).toISOString(), source },
    ...{ device: terminal?.id ?? null, sequence: sequence ?? null },
    ...(deviceAt ? { deviceAt } : {}),
    ...(phone && !terminal ? { phone } : {}),
    ...(isClockUncertain ? { isClockUncertain } : {}),
  };
}
