import * as z from "zod";
import type { Referrer } from "../kit/resource";
import { ref } from "../kit/schema";
import { shiftTitle } from "./shift-title";
import { SHIFT_FIELDS as texts } from "./working-schedule.texts";

/** The fields of shifts that refer to other resources. */
export const workingScheduleReferrer = {
  name: "working-schedules",
  one: "Schicht",
  many: "Planung",
  title: ["startsAt"],
  named: shiftTitle,
  fields: z.object({
    branch: ref("branches", texts.branch).meta({ column: true }),
    department: ref("departments", texts.department).nullish(),
    kind: ref("working-activity-kinds", texts.kind).nullish(),
    user: ref("users", texts.user).nullish().meta({ column: true, description: texts.userHint }),
  }),
  // Staff read their own shifts by a call of its own, which shows no drafts: `GET /api/working-schedules/mine`.
  access: { read: "manager", create: "manager", update: "manager", remove: "manager" },
  branchesOf: (shift: { id: string; branch: string }) => [shift.branch],
  storage: "indexed",
} as const satisfies Referrer;
