import type { OpenState } from "@tresen/contract/time-tracking/activity.state";
import type { Activity } from "@tresen/contract/time-tracking/activity.resource";
import type { ActivityFlag } from "@tresen/contract/time-tracking/activity-values";
import { Entity, type EntityItem } from "electrodb";
import { connection, custom, model, number, primaryKey, text } from "../platform/db";

/** An activity that has not ended. */
export interface ActiveEntry {
  id: string;
  branch: string;
  state: NonNullable<OpenState>;
  /** ISO. */
  startedAt: string;
  /** ISO: when something was recorded of it last. */
  changedAt: string;
}

/** An end at whose time nothing ran. The start of what it has ended may arrive later. */
export interface UnmatchedEnd {
  stamping: Activity["stampings"][number];
  /** What has to be known of what it has ended. */
  flags: readonly ActivityFlag[];
  /** The activity with which it is kept meanwhile, and the flags that this one has for it. */
  keptWith?: { activity: string; added: readonly ActivityFlag[] } | undefined;
}

/**
 * What runs for a person: one row each, which every write that begins, ends, pauses or resumes one of their activities
 * changes in its transaction, on condition of its version. So of two at the same moment the second sees what the first
 * has done. It stays when nothing runs. All are one partition: what a terminal shows, and what was forgotten, is asked of
 * all.
 */
export const RunningEntity = new Entity(
  {
    model: model("runningActivity"),
    attributes: {
      /** See `ownerKey`. */
      owner: text,
      version: number,
      /** One, unless the person stamped at two places without connection meanwhile. */
      active: { type: custom<readonly ActiveEntry[]>("any"), required: true },
      /** The last numbers that devices have given to stampings of the person, by the device. */
      sequences: { type: custom<Readonly<Record<string, number>>>("any") },
      /** The last ends at whose time nothing ran, in the order in which they arrived. */
      unmatchedEnds: { type: custom<readonly UnmatchedEnd[]>("any") },
    },
    indexes: { primary: primaryKey({ pk: "running-activity", sk: "${owner}" }) },
  },
  connection,
);

export type RunningRow = EntityItem<typeof RunningEntity>;
