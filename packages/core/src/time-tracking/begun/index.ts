import type { ActivityFlag } from "@tresen/contract/time-tracking/activity-values";
import { dayOf } from "@tresen/contract/time-tracking/recorded-time";
import { TIME_TRACKING_MESSAGES as messages } from "@tresen/contract/time-tracking/time-tracking.texts";
import { ulid } from "ulid";
import type { Row } from "../../records/rows";
import { type Booking, refused, requireBooking, zoneOfBranch } from "../context";
import { isLate } from "../late/flags";
import { stampingOf } from "../late/stamping-of";
import type { Asked } from "../planned-stamping";
import type { ActivityFields } from "../rows";

/**
 * The activity that a stamping begins.
 * @param time ISO.
 * @throws input for a branch that is not the person's, and for what may not be booked on.
 */
export async function newRow({
  asked,
  time,
  flags,
}: {
  asked: Asked;
  time: string;
  flags: readonly ActivityFlag[];
}): Promise<Row> {
  const { stamper, body, now } = asked;
  const branch = branchOf(asked);
  const { field, id: owner } = stamper.owner;
  const booking = await requireBooking({
    ...{ ...bookingOf(body), branch, reach: stamper.terminal ? [branch] : stamper.branches },
    isLate: isLate(asked),
  });
  const fields: ActivityFields = {
    user: field === "user" ? owner : null,
    externalUser: field === "externalUser" ? owner : null,
    ...{ branch, startedAt: time, endedAt: null, breaks: [], reason: "", ...booking, note: body.note ?? "" },
    ...{ state: "running", source: stamper.source, workedSeconds: null, breakSeconds: null },
    day: dayOf({ startedAt: time, zone: await zoneOfBranch(branch) }),
    flags: [...flags],
    ...{ corrections: [], stampings: [stampingOf({ ...asked, time })] },
  };
  const written = new Date(now).toISOString();
  return {
    ...{ id: `act_${ulid(now)}`, version: 1, createdAt: written, updatedAt: written, parts: 0, secrets: {} },
    fields,
  };
}

/** @throws input for a branch that is not the person's. */
function branchOf({ stamper: { terminal, branches }, body }: Asked): string {
  const branch = terminal?.branch ?? body.branch ?? branches[0];
  if (branch === undefined || !(terminal || branches.includes(branch))) throw refused("branch", messages.branch);
  return branch;
}

function bookingOf({ kind = null, project = null, task = null }: Asked["body"]): Booking {
  return { kind, project, task };
}

/** Whether the activity is booked on what a start asks for. */
export function isSameBooking({ fields, asked: { body, stamper } }: { fields: ActivityFields; asked: Asked }): boolean {
  return (
    (fields.kind ?? null) === (body.kind ?? null) &&
    ((fields.project ?? null) === (body.project ?? null) || (!body.project && !!body.task)) &&
    (fields.task ?? null) === (body.task ?? null) &&
    fields.note === (body.note ?? fields.note) &&
    fields.branch === (stamper.terminal?.branch ?? body.branch ?? fields.branch)
  );
}
