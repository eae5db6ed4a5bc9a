import * as z from "zod";
import { permissionOf } from "../../kit/access";
import { type Call, byId, get } from "../../kit/call";
import { instant } from "../../kit/fields/instant-fields";
import { idList } from "../../kit/list/option";
import { id } from "../../kit/schema";
import { ACTIVITY_STATES } from "../../time-tracking/activity.state";
import { projects } from "../project.resource";

const seconds = z.int().min(0);
const cost = z
  .object({
    amount: z.int().meta({ description: "Cent" }),
    unknownSeconds: seconds.meta({ description: "Zeit ohne bekannten Lohn, die hier nichts kostet" }),
  })
  .nullable()
  .meta({ description: "Null für alle, die keine Löhne sehen dürfen" });

/** How much paid work is booked on a project. */
export const projectBurn = z.object({
  project: id,
  workedSeconds: seconds,
  cost,
  tasks: z.array(z.object({ task: id.nullable(), workedSeconds: seconds })),
});
export type ProjectBurn = z.output<typeof projectBurn>;

/** The newest entries beyond this number are not told. */
export const ENTRIES_TOLD = 100;

export const projectTime = projectBurn.extend({
  people: z
    .array(z.object({ id, name: z.string(), isExternal: z.boolean(), workedSeconds: seconds, cost }))
    .meta({ description: "Nur Personen, deren Zeit man sehen darf" }),
  /** Of people whose time the actor may not read. */
  othersSeconds: seconds,
  entries: z
    .array(
      z.object({
        id,
        person: z.string(),
        isOwn: z.boolean(),
        task: id.nullable(),
        day: z.iso.date(),
        branch: id,
        state: z.enum(ACTIVITY_STATES),
        startedAt: instant,
        endedAt: instant.nullable(),
        workedSeconds: seconds,
        isPaid: z.boolean(),
      }),
    )
    .meta({ description: "Die neuesten Einträge, die man sehen darf" }),
  entryCount: z.int().min(0),
});
export type ProjectTime = z.output<typeof projectTime>;

const reading = {
  ...get,
  access: projects.access.read,
  permission: permissionOf({ resource: projects, verb: "read" }),
};

/** Recorded time of projects against their budgets. */
export const projectTimeCalls = {
  /** Of projects that the actor may read; others are left out. */
  projectBurns: {
    ...reading,
    path: "/api/projects/burn",
    query: z.strictObject({ ids: idList.meta({ description: "IDs von Projekten, mit Komma getrennt" }) }),
    response: z.array(projectBurn),
  },
  projectTime: { ...reading, path: "/api/projects/{id}/time", params: byId, response: projectTime },
} satisfies Record<string, Call>;
