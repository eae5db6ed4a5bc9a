import { type Instant, MINUTE } from "@tresen/contract/kit/time";
import type { ActivityFlag } from "@tresen/contract/time-tracking/activity-values";
import { branchRows } from "../../branch/rows";
import { findRow } from "../../records/rows";
import type { ActiveEntry } from "../running.entity";
import type { Stamping } from "../stamp";
import { placeOf } from "../place";

/** A stamping that arrives later than this after it was made was kept without connection. */
export const LATE = 2 * MINUTE;

type Asked = Stamping & {
  /** When it was stamped. */
  at: Instant;
};

/** Whether it was made without connection: the device says so, or it arrives long after. */
export function isLate({ body, at, now }: Pick<Asked, "body" | "at" | "now">): boolean {
  return body.isOffline === true || now - at > LATE;
}

/**
 * What somebody has to know of a stamping.
 * @param current what it concerns, if anything.
 */
export async function stampingFlags({
  asked,
  current,
}: {
  asked: Asked;
  current?: ActiveEntry | undefined;
}): Promise<ActivityFlag[]> {
  const { body } = asked;
  return [
    ...(isLate(asked) ? (["offline"] as const) : []),
    ...(body.isClockUncertain ? (["clockUncertain"] as const) : []),
    ...(body.isOutside ? (["outsideArea"] as const) : []),
    ...((await isPlaceMissing({ asked, current })) ? (["placeUnknown"] as const) : []),
  ];
}

/** Whether a phone did not say whether it is outside, although the branch asks for that. */
async function isPlaceMissing({
  asked: { action, stamper, body },
  current,
}: {
  asked: Asked;
  current: ActiveEntry | undefined;
}): Promise<boolean> {
  if (stamper.source !== "phone" || typeof body.isOutside === "boolean") return false;
  const chosen = body.branch ?? stamper.branches[0];
  const id = action === "start" ? chosen : (current?.branch ?? chosen);
  const row = id === undefined ? null : await findRow({ resource: branchRows, id });
  return row !== null && placeOf(branchRows.recordOf(row)) !== null;
}
