import type { Instant } from "@tresen/contract/kit/time";
import type { Activity } from "@tresen/contract/time-tracking/activity.resource";
import { hasOtherTimes } from "@tresen/contract/time-tracking/activity.rules";
import { TIME_TRACKING_MESSAGES as messages } from "@tresen/contract/time-tracking/time-tracking.texts";
import { type Actor, requireStaff } from "../../platform/actor";
import { withFlags } from "../change";
import { refused } from "../context";
import type { ActivityFields } from "../rows";

type FormerBooking = Pick<Activity["corrections"][number], "branch" | "project" | "task" | "note">;

/**
 * The fields with a correction, where anything changed or somebody has said why. Times and kind are always kept with it;
 * branch, project, task and note only where they have changed.
 * @throws input for other times without a reason.
 */
export function corrected({
  known,
  after,
  reason,
  actor,
  now,
}: {
  known: ActivityFields;
  after: ActivityFields;
  reason: string;
  actor: Actor;
  now: Instant;
}): ActivityFields {
  if (hasOtherTimes(known, after) && reason.trim() === "") throw refused("reason", messages.reason);
  const hasLooked = isLookedAt({ known, after, reason });
  const booking = formerBooking({ known, after });
  if (!hasLooked && Object.keys(booking).length === 0) return after;
  const { startedAt, endedAt, breaks, kind } = known;
  const former = { startedAt, endedAt: endedAt ?? null, breaks, kind: kind ?? null, ...booking };
  const correction = { at: new Date(now).toISOString(), by: requireStaff(actor).user.id, reason, ...former };
  // What the time was booked on says nothing about whether the clock was right.
  const flags = hasLooked ? after.flags.filter((flag) => flag !== "clockUncertain") : after.flags;
  return {
    ...after,
    flags: withFlags({ known: flags, flags: ["corrected"] }),
    corrections: [...known.corrections, correction],
  };
}

/** Whether somebody has looked at the times: they or their kind have changed, or there is a reason why they stay. */
export function isLookedAt({
  known,
  after,
  reason,
}: {
  known: ActivityFields;
  after: ActivityFields;
  reason: string;
}): boolean {
  return reason.trim() !== "" || hasOtherTimes(known, after) || (known.kind ?? null) !== (after.kind ?? null);
}

/** What the activity was booked on, as far as it has changed. */
function formerBooking({ known, after }: { known: ActivityFields; after: ActivityFields }): FormerBooking {
  const was = { project: known.project ?? null, task: known.task ?? null };
  return {
    ...(known.branch === after.branch ? {} : { branch: known.branch }),
    ...(was.project === (after.project ?? null) ? {} : { project: was.project }),
    ...(was.task === (after.task ?? null) ? {} : { task: was.task }),
    ...(known.note === after.note ? {} : { note: known.note }),
  };
}
