import * as z from "zod";
import type { Referrer } from "../kit/resource";
import { refs } from "../kit/schema";
import { ACTIVITY_KIND_FIELDS as texts } from "./activity-kind-fields";
import { KIND, KINDS } from "./time-tracking.texts";

/** The fields of kinds of activities that refer to other records, and what is needed to weigh them. */
export const activityKindReferrer = {
  name: "working-activity-kinds",
  one: KIND,
  many: KINDS,
  title: ["name"],
  fields: z.object({
    branches: refs("branches", texts.branches).default([]).meta({ column: true, description: texts.branchesHint }),
  }),
  access: { read: "staff", create: "admin", update: "admin", remove: "admin" },
} as const satisfies Referrer;
