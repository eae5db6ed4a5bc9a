import type { Activity } from "@tresen/contract/time-tracking/activity.resource";
import { activities } from "@tresen/contract/time-tracking/activity.resource";
import type { ActivityCorrection } from "@tresen/contract/time-tracking/history/activity-history.calls";
import type { Instant } from "@tresen/contract/kit/time";
import type { Actor } from "../../platform/actor";
import { getRecord, recordIndexing, removeUnreferred } from "../../records";
import { branchRows } from "../../branch/rows";
import { findRows, stale } from "../../records/rows";
import { userNames } from "../../user";
import { kindsOf } from "../context";
import { voidingHooks } from "../hooks";
import { projectRows, taskRows } from "../rows";

/** The corrections of an activity that the actor may read. @throws missing, forbidden, unauthenticated. */
export async function correctionsOf({ actor, id }: { actor: Actor; id: string }): Promise<ActivityCorrection[]> {
  const record = await getRecord({ resource: activities, id, actor });
  const { corrections } = activities.fields.pick({ corrections: true }).parse({ corrections: record["corrections"] });
  const [names, formerName] = await Promise.all([
    userNames([...new Set(corrections.map(({ by }) => by))]),
    formerNames(corrections),
  ]);
  return correctionViews({ corrections, names, formerName });
}

/** What kinds, branches, projects and tasks are called that corrections name by their ids; "" for unknown ones. */
export async function formerNames(
  corrections: readonly Partial<Pick<Activity, "kind" | "branch" | "project" | "task">>[],
): Promise<(id: string) => string> {
  const ids = (field: "branch" | "project" | "task"): string[] => [
    ...new Set(corrections.flatMap((one) => one[field] ?? [])),
  ];
  const [kinds, branches, projects, tasks] = await Promise.all([
    kindsOf(corrections),
    findRows({ resource: branchRows, ids: ids("branch") }),
    findRows({ resource: projectRows, ids: ids("project") }),
    findRows({ resource: taskRows, ids: ids("task") }),
  ]);
  const names = new Map([
    ...[...kinds].map(([id, { name }]) => [id, name] as const),
    ...[...branches].map(([id, row]) => [id, branchRows.recordOf(row).name] as const),
    ...[...projects].map(([id, row]) => [id, projectRows.recordOf(row).name] as const),
    ...[...tasks].map(([id, row]) => [id, taskRows.recordOf(row).title] as const),
  ]);
  return (id) => names.get(id) ?? "";
}

/** Corrections with the names of whoever made them and of what they name. */
export function correctionViews({
  corrections,
  names,
  formerName,
}: {
  corrections: Activity["corrections"];
  names: ReadonlyMap<string, string>;
  formerName: (id: string) => string;
}): ActivityCorrection[] {
  const named = (id: string | null): string | null => (id === null ? null : formerName(id));
  return corrections.map(({ at, by, reason, startedAt, endedAt, breaks, kind, branch, project, task, note }) => ({
    ...{ at, by: { id: by, name: names.get(by) ?? "" }, reason, startedAt, endedAt },
    breaks: breaks.map((one) => ({ startedAt: one.startedAt, endedAt: one.endedAt ?? null })),
    kind: formerName(kind ?? "") || null,
    ...(branch === undefined ? {} : { branch: formerName(branch) }),
    ...(project === undefined ? {} : { project: named(project) }),
    ...(task === undefined ? {} : { task: named(task) }),
    ...(note === undefined ? {} : { note }),
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
