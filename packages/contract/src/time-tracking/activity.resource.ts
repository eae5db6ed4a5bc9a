import * as z from "zod";
import { instant } from "../kit/fields/instant-fields";
import { workInstant } from "../kit/fields/work-day-fields";
import { externalUserReferrer } from "../external/external-user.referrer";
import { projectReferrer } from "../project/project.referrer";
import { taskReferrer } from "../project/task.referrer";
import { pickedByBranch, referringTo } from "../kit/list/pick-by-branch";
import { type RecordOf, defineResource } from "../kit/resource";
import { choice, prose } from "../kit/schema";
import { served } from "../kit/served";
import { unsetAsNull } from "../kit/fields/unset-as-null";
import { userTarget } from "../user/user.target";
import { ACTIVITY_FIELDS as texts } from "./activity-fields";
import { activityReferrer } from "./activity.referrer";
import { checkActivity } from "./activity.rules";
import { ACTIVITY_STATES, STAMPING_ACTIONS } from "./activity.state";
import { bookedLookups } from "./booked/booked-time";
import { ACTIVITY_FLAGS, ACTIVITY_SOURCES } from "./activity-values";
import { ACTION_LABELS, FLAG_LABELS, SOURCE_LABELS, STATE_LABELS } from "./time-tracking.texts";

/** How many breaks, corrections and stampings an activity may have. */
const BREAKS = 50;
const HISTORY = 200;

const breaks = z
  .array(
    z.strictObject({
      startedAt: workInstant.meta({ title: texts.startedAt }),
      endedAt: instant.nullish().meta({ title: texts.endedAt }),
    }),
  )
  .max(BREAKS);

/** What was recorded before a correction, and why it was made. */
const correction = z.strictObject({
  at: instant.meta({ title: texts.correctedAt }),
  /** The id of the user. */
  by: z.string().meta({ title: texts.correctedBy }),
  reason: z.string().meta({ title: texts.why }),
  /** Null where nothing was recorded before, as of time that somebody has asked for. */
  startedAt: instant.nullable(),
  endedAt: instant.nullable(),
  breaks,
  kind: z.string().nullable(),
  // What else has changed is there with what it was before; what is missing was left as it is. Older ones have none.
  branch: z.string().optional(),
  project: z.string().nullish(),
  task: z.string().nullish(),
  note: z.string().optional(),
});

const stamping = z.strictObject({
  action: choice(STAMPING_ACTIONS, { title: texts.action, labels: ACTION_LABELS }),
  /** By the clock of the device, as far as its distance to the platform's is known. */
  at: instant.meta({ title: texts.at }),
  /** What the clock of the device showed, where it can have been wrong; not known of older ones. */
  deviceAt: instant.nullish().meta({ title: texts.deviceAt }),
  receivedAt: instant.meta({ title: texts.receivedAt }),
  source: choice(ACTIVITY_SOURCES, { title: texts.source, labels: SOURCE_LABELS }),
  /** The id of the terminal's key; null for a phone. */
  device: z.string().nullable().meta({ title: texts.device }),
  /** Which phone of the person it was, where the phone says so. */
  phone: z.string().optional().meta({ title: texts.phone }),
  /** Whether its time may be wrong; not known of older ones. */
  isClockUncertain: z.boolean().optional().meta({ title: texts.isClockUncertain }),
  /** Whether the activity ended since another one began. */
  isSwitch: z.boolean().optional().meta({ title: texts.isSwitch }),
  sequence: z.int().nullable().meta({ title: texts.sequence }),
});

/** What only the server writes. The seconds are null until the activity has ended. */
export const activityKept = served({
  state: choice(ACTIVITY_STATES, { title: texts.state, labels: STATE_LABELS, column: true, section: texts.time }),
  source: choice(ACTIVITY_SOURCES, { title: texts.source, labels: SOURCE_LABELS, section: texts.history }),
  day: z.iso.date().meta({ title: texts.day, column: true, section: texts.time }),
  workedSeconds: z.int().min(0).nullable().meta({ title: texts.workedSeconds, section: texts.time }),
  breakSeconds: z.int().min(0).nullable().meta({ title: texts.breakSeconds, section: texts.time }),
  flags: z
    .array(choice(ACTIVITY_FLAGS, { labels: FLAG_LABELS }))
    .max(ACTIVITY_FLAGS.length)
    .meta({ title: texts.flags, column: true, section: texts.history }),
  corrections: z
    .array(correction)
    .max(HISTORY)
    .meta({ title: texts.corrections, entry: texts.correction, section: texts.history }),
  stampings: z
    .array(stamping)
    .max(HISTORY)
    .meta({ title: texts.stampings, entry: texts.stamping, section: texts.history }),
});

const { user, externalUser, branch, kind, project, task } = activityReferrer.fields.shape;
const { fields: _, ...referrer } = activityReferrer;

/** The recorded stretches of time. Their kinds, projects and tasks say what the time was for. */
export const activities = defineResource({
  ...referrer,
  idPrefix: "act",
  navigation: { group: "time", icon: "clock", position: 1 },
  fields: z.strictObject({
    user,
    externalUser,
    branch,
    startedAt: workInstant.meta({ title: texts.startedAt, column: true, section: texts.time }),
    endedAt: workInstant.nullish().meta({
      title: texts.endedAt,
      column: true,
      section: texts.time,
      description: texts.endedAtHint,
    }),
    breaks: breaks.default([]).meta({ title: texts.breaks, entry: texts.break, section: texts.time }),
    /** Of the change that sends it. It is kept with the correction, so that stored records have none. */
    reason: prose(texts.reason, 500).default("").meta({ section: texts.time, description: texts.reasonHint }),
    kind,
    project,
    task,
    note: prose(texts.note, 500).default("").meta({ section: texts.booking }),
    ...activityKept.fields,
  }),
  entered: activityKept.entered,
  ofChange: ["reason"],
  asRead: unsetAsNull("user", "externalUser", "kind", "project", "task", "endedAt"),
  check: checkActivity,
  pickedBy: pickedByBranch,
  refersTo: referringTo(
    userTarget,
    ...[externalUserReferrer, projectReferrer, taskReferrer].map((target) => ({ ...target, pickedBy: pickedByBranch })),
  ),
  unique: [],
  list: {
    filters: ["user", "externalUser", "branch", "kind", "project", "task", "state", "flags", "day"],
    sortable: ["startedAt"],
    // What runs is what began last, so it stands at the top.
    isHighestFirst: true,
    searchable: [],
    leading: ["user", "externalUser", "branch"],
    // The same as `dayFrom` and `dayTo`, under the names of the specification.
    derived: [
      { name: "from", title: texts.from, isHidden: true },
      { name: "to", title: texts.to, isHidden: true },
    ],
  },
  storage: "indexed",
  lookups: bookedLookups,
  inSnapshot: false,
});

export type Activity = RecordOf<typeof activities>;
