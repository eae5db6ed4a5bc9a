import * as z from "zod";
import { permissionOf } from "../../kit/access";
import { type Call, byId, forHolders, get, post } from "../../kit/call";
import { instant } from "../../kit/fields/instant-fields";
import { workDay } from "../../kit/fields/work-day-fields";
import { id } from "../../kit/schema";
import { activities } from "../activity.resource";
import { requestReason } from "../request/time-request";

const path = "/api/working-activities/{id}";
const named = z.object({ id: z.string(), name: z.string() });
const reading = { ...permissionOf({ resource: activities, verb: "read" }), access: "staff" as const };
const changing = { ...permissionOf({ resource: activities, verb: "update" }), access: "manager" as const };
const removing = { ...permissionOf({ resource: activities, verb: "remove" }), access: "manager" as const };

/** The times and the kind of an activity, as they once were. */
const content = {
  startedAt: instant,
  endedAt: instant.nullable(),
  breaks: z.array(z.object({ startedAt: instant, endedAt: instant.nullable() })),
  kind: z.string().nullable().meta({ description: "Der Name der Art" }),
};

/**
 * A correction with what was recorded before it; the start is null where that was nothing. Branch, project, task and note
 * are there where they have changed, the first three by their names, and null for none.
 */
const correction = z.object({
  ...{ at: instant, by: named, reason: z.string(), ...content },
  startedAt: instant.nullable(),
  branch: z.string().optional(),
  project: z.string().nullable().optional(),
  task: z.string().nullable().optional(),
  note: z.string().optional(),
});
export type ActivityCorrection = z.output<typeof correction>;

const voidedActivity = z.object({
  id,
  person: named,
  isExternal: z.boolean(),
  day: z.iso.date(),
  ...content,
  note: z.string(),
  corrections: z.array(correction),
  voidedAt: instant,
  /** Null where it is not known. */
  voidedBy: named.nullable(),
  reason: z.string().meta({ description: "Leer, wo keiner angegeben wurde" }),
});
export type VoidedActivity = z.output<typeof voidedActivity>;

/** What was changed of recorded time, and what was voided. */
export const activityHistoryCalls = {
  /** Of a branch and at most 366 days, the newest first; for whoever may correct its activities. */
  voidedActivities: {
    ...get,
    ...forHolders(changing),
    path: "/api/working-activities/voided",
    query: z.strictObject({ branch: id, from: workDay, to: workDay }),
    response: z.array(voidedActivity),
  },
  /** The oldest first; for whoever may read the activity. */
  activityCorrections: {
    ...get,
    ...forHolders(reading),
    path: `${path}/corrections`,
    params: byId,
    response: z.array(correction),
  },
  /** Voids an activity with a reason. What it was stays among the voided ones. */
  voidActivity: {
    ...post,
    ...forHolders(removing),
    path: `${path}/void`,
    params: byId,
    body: z.strictObject({ version: z.int().min(1), reason: requestReason }),
    response: z.null(),
  },
} satisfies Record<string, Call>;
