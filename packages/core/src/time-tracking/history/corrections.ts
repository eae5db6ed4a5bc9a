import type { Activity } from "@tresen/contract/time-tracking/activity.resource";
import { activities } from "@tresen/contract/time-tracking/activity.resource";
import type { ActivityKind } from "@tresen/contract/time-tracking/activity-kind.resource";
import type { ActivityCorrection } from "@tresen/contract/time-tracking/history/activity-history.calls";
import type { Instant } from "@tresen/contract/kit/time";
import type { Actor } from "../../platform/actor";
import { getRecord, recordIndexing, removeUnreferred } from "../../records";
import { stale } from "../../records/rows";
import { userNames } from "../../user";
import { kindsOf } from "../context";
import { voidingHooks } from "../hooks";

/** The corrections of an activity that the actor may read. @throws missing, forbidden, unauthenticated. */
export async function correctionsOf({ actor, id }: { actor: Actor; id: string }): Promise<ActivityCorrection[]> {
  const record = await getRecord({ resource: activities, id, actor });
  const { corrections } = activities.fields.pick({ corrections: true }).parse({ corrections: record["corrections"] });
  const [names, kinds] = await Promise.all([
    userNames([...new Set(corrections.map(({ by }) => by))]),
    kindsOf(corrections),
  ]);
  return correctionViews({ corrections, names, kinds });
}

/** Corrections with the names of whoever made them and of the kinds. */
export function correctionViews({
  corrections,
  names,
  kinds,
}: {
  corrections: Activity["corrections"];
  names: ReadonlyMap<string, string>;
  kinds: ReadonlyMap<string, ActivityKind>;
}): ActivityCorrection[] {
  return corrections.map(({ at, by, reason, startedAt, endedAt, breaks, kind }) => ({
    ...{ at, by: { id: by, name: names.get(by) ?? "" }, reason, startedAt, endedAt },
    breaks: breaks.map((one) => ({ startedAt: one.startedAt, endedAt: one.endedAt ?? null })),
    kind: kinds.get(kind ?? "")?.name ?? null,
  }));
}

/**
 * Removes an activity with a reason. @throws missing, forbidden; conflict for another version, and where its month is
 * locked.
 */
export async function voidActivity({
  actor,
  id,
  version,
  reason,
  now,
}: {
  actor: Actor;
  id: string;
  version: number;
  reason: string;
  now: Instant;
}): Promise<void> {
  const known = await getRecord({ resource: activities, id, actor });
  if (known["version"] !== version) throw stale();
  const hooks = voidingHooks({ reason: reason.trim() });
  await removeUnreferred({ resource: activities, actor, id, now, hooks, indexing: recordIndexing });
}
