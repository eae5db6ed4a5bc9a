import * as z from "zod";
import type { Referrer } from "../kit/resource";
import { ref } from "../kit/schema";
import { ACTIVITY_FIELDS as texts } from "./activity-fields";
import { ACTIVITIES, ACTIVITY } from "./time-tracking.texts";

/** The fields of activities that refer to other records, and what is needed to weigh them. */
export const activityReferrer = {
  name: "working-activities",
  one: ACTIVITY,
  many: ACTIVITIES,
  title: ["day"],
  /** The day alone: the log names nobody. */
  named: ({ day }: { day?: unknown }) =>
    typeof day === "string" && day !== "" ? day.split("-").reverse().join(".") : null,
  storage: "indexed",
  fields: z.object({
    user: ref("users", texts.user).nullish().meta({ column: true }),
    externalUser: ref("external-users", texts.externalUser).nullish().meta({ column: true }),
    branch: ref("branches", texts.branch).meta({ column: true }),
    kind: ref("working-activity-kinds", texts.kind).nullish().meta({ column: true, section: texts.booking }),
    project: ref("projects", texts.project).nullish().meta({ section: texts.booking }),
    task: ref("tasks", texts.task).nullish().meta({ section: texts.booking }),
  }),
  access: {
    read: "staff",
    create: "manager",
    update: "manager",
    remove: "manager",
    /** Employees read their own. */
    ownOfEmployees: ["read"],
  },
  branchesOf: ({ branch }: { id: string; branch?: unknown }) => (typeof branch === "string" ? [branch] : []),
  ownersOf: ({ user }: { id: string; user?: unknown }) => (typeof user === "string" ? [user] : []),
} as const satisfies Referrer;
