import type { Activity } from "@tresen/contract/time-tracking/activity.resource";
import type { ActivityKind } from "@tresen/contract/time-tracking/activity-kind.resource";
import type { ActivityFlag } from "@tresen/contract/time-tracking/activity-values";
import { activities } from "@tresen/contract/time-tracking/activity.resource";
import {
  type RecordedStretch,
  endedBreaks,
  recordedSeconds,
  stateOf,
} from "@tresen/contract/time-tracking/recorded-time";
import type { Instant } from "@tresen/contract/kit/time";
import type { Actor } from "../platform/actor";
import type { TransactionWrite } from "../platform/db";
import { writeIndexing } from "../records";
import { type Row, plainWrites } from "../records/rows";
import type { ActivityFields } from "./rows";

export type Stamping = Activity["stampings"][number];

/** How many stampings an activity keeps. */
const MOST_STAMPINGS = 200;

/** What follows from the times of an activity: its state and, once it has ended, its seconds. */
export function derived({
  activity,
  kind,
}: {
  activity: RecordedStretch;
  kind: ActivityKind | undefined;
}): Pick<ActivityFields, "state" | "workedSeconds" | "breakSeconds"> {
  const state = stateOf(activity);
  const seconds = recordedSeconds({ activity, kind, now: Date.parse(activity.startedAt) });
  return state === "ended" ? { state, ...seconds } : { state, workedSeconds: null, breakSeconds: null };
}

/** The fields of an activity that ends, begins a break or ends one, with the stamping that did so. */
export function stamped({
  fields,
  action,
  at,
  kind,
  stamping,
  flags,
}: {
  fields: ActivityFields;
  action: "end" | "pause" | "resume";
  /** ISO. */
  at: string;
  kind: ActivityKind | undefined;
  /** Null for a rule. */
  stamping: Stamping | null;
  flags: readonly ActivityFlag[];
}): ActivityFields {
  const breaks =
    action === "pause" ? [...fields.breaks, { startedAt: at, endedAt: null }] : endedBreaks({ ...fields, at });
  const activity = { startedAt: fields.startedAt, endedAt: action === "end" ? at : null, breaks };
  return {
    ...fields,
    ...activity,
    ...derived({ activity, kind }),
    flags: withFlags({ known: fields.flags, flags }),
    stampings: stamping ? withStamping({ fields, stamping }) : fields.stampings,
  };
}

/** The stampings of the activity with another one, in the order in which they arrived. */
export function withStamping({
  fields: { stampings },
  stamping,
}: {
  fields: Pick<ActivityFields, "stampings">;
  stamping: Stamping;
}): Stamping[] {
  return [...stampings, stamping].slice(-MOST_STAMPINGS);
}

export function withFlags({
  known,
  flags,
}: {
  known: readonly ActivityFlag[];
  flags: readonly ActivityFlag[];
}): ActivityFlag[] {
  return [...new Set([...known, ...flags])];
}

/** The row of a changed activity. */
export function changedRow({ row, fields, now }: { row: Row; fields: ActivityFields; now: Instant }): Row {
  return { ...row, version: row.version + 1, updatedAt: new Date(now).toISOString(), fields };
}

/** The writes of an activity that is new (`before` is null) or changed. */
export function activityWrites({
  before,
  after,
  actor,
  now,
}: {
  before: Row | null;
  after: Row;
  /** Null for the platform itself. */
  actor: Actor | null;
  now: Instant;
}): TransactionWrite[] {
  const cause = { actor, action: before ? ("update" as const) : ("create" as const), now };
  return plainWrites({ resource: activities, before, after, cause, indexing: writeIndexing });
}
