import * as z from "zod";
import { permissionOf } from "../../kit/access";
import { type Call, forHolders, get, post } from "../../kit/call";
import { id } from "../../kit/schema";
import { isOrdered, isShort, plannedDays, reversed, tooLong } from "../planned-days";
import { workingScheduleReferrer } from "../working-schedule.referrer";
import { workingSchedules } from "../working-schedule.resource";
import { plannerSetup, plannerSetupInput, plannerWeek } from "./planner";
import { PLANNER_MESSAGES } from "./planner.texts";

/** The most shifts that one call creates and removes. */
export const BATCH_LIMIT = 500;

const permission = (verb: "read" | "update") =>
  forHolders({ ...permissionOf({ resource: workingScheduleReferrer, verb }), access: "manager" as const });
const reading = permission("read");
const writing = permission("update");

/** A shift that is to be created, without its branch. */
const newShift = workingSchedules.fields.pick({
  ...{ startsAt: true, endsAt: true, breakMinutes: true, user: true, department: true, role: true, kind: true },
  note: true,
});
export type NewShift = z.output<typeof newShift>;

const refused = z.object({
  at: z.int().meta({ description: "Die Stelle in `create`, danach die in `remove`" }),
  code: z.string(),
  message: z.string(),
});
const batchAnswer = z.object({
  created: z.array(z.object({ id: z.string(), version: z.int() })),
  removed: z.array(z.string()),
  refused: z.array(refused),
});
export type BatchAnswer = z.output<typeof batchAnswer>;

const batchBody = z
  .strictObject({
    branch: id,
    request: id.meta({ description: "Wählt der Aufrufer: dieselbe Anfrage noch einmal legt nichts doppelt an" }),
    create: z.array(newShift),
    remove: z.array(z.strictObject({ id, version: z.int().min(1) })),
  })
  .refine(({ create, remove }) => create.length + remove.length <= BATCH_LIMIT, {
    path: ["create"],
    error: PLANNER_MESSAGES.tooMany(BATCH_LIMIT),
  });
export type BatchBody = z.output<typeof batchBody>;

/** What the planner reads and writes beside single shifts. */
export const plannerCalls = {
  /** The people of a branch with their contract hours, and all shifts of the days. */
  plannerWeek: {
    ...get,
    ...reading,
    path: "/api/working-schedules/week",
    query: z
      .strictObject({ branch: id, ...plannedDays })
      .refine(isOrdered, reversed)
      .refine(isShort, tooLong),
    response: plannerWeek,
  },
  /** Creates drafts and removes drafts: for copies of weeks, for templates, and to take either back. */
  batchShifts: {
    ...post,
    ...writing,
    path: "/api/working-schedules/batch",
    body: batchBody,
    response: batchAnswer,
  },
  plannerSetup: {
    ...get,
    ...reading,
    path: "/api/working-schedules/setup",
    query: z.strictObject({ branch: id }),
    response: plannerSetup,
  },
  setPlannerSetup: {
    ...post,
    ...writing,
    method: "PUT" as const,
    path: "/api/working-schedules/setup",
    body: plannerSetupInput,
    response: plannerSetup,
  },
} as const satisfies Record<string, Call>;
