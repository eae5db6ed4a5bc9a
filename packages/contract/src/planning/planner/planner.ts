import * as z from "zod";
import { recordFields } from "../../kit/resource";
import { id, line, prose, requiredLine } from "../../kit/schema";
import { contract } from "../../user/personnel/personnel-fields";
import { wish } from "../availability/availability";
import { workingSchedules } from "../working-schedule.resource";
import { PLANNER_MESSAGES as MESSAGES } from "./planner.texts";

/** The most shifts of all templates of a branch together, so that they fit into one row. */
const TEMPLATE_SHIFTS = 1000;

/** What a contract says about hours; wage and salary in cents only for whoever may see them, else null. */
const terms = contract.pick({
  ...{ validFrom: true, validTo: true, weeklyMinutes: true, days: true },
  ...{ hourlyWage: true, monthlySalary: true, monthlyHours: true },
});
export type Terms = z.output<typeof terms>;

/** Somebody who works for the branch, or who is planned there. */
export const plannerPerson = z.object({
  id: z.string(),
  name: z.string(),
  /** Whether they work for the branch, so that further shifts can be given to them. */
  isStaff: z.boolean(),
  /** The ids of their departments, of all branches. */
  departments: z.array(z.string()),
  /** The contracts that hold on one of the days. */
  terms: z.array(terms),
  /** When they would like to work, or cannot. */
  wishes: z.array(wish),
});
export type PlannerPerson = z.output<typeof plannerPerson>;

/** Everything that the planner shows of a branch and some days, except absences and what the law says. */
export const plannerWeek = z.object({
  people: z.array(plannerPerson),
  /** Those of the days, and those of the day before that last into the first of them. */
  shifts: z.array(workingSchedules.fields.extend(recordFields)),
  seesWages: z.boolean(),
});
export type PlannerWeek = z.output<typeof plannerWeek>;

/** `HH:MM`. */
const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, MESSAGES.clock);
/** The same, or the end of the day. */
const endClock = z.string().regex(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/, MESSAGES.clock);
/** 1 for Monday to 7 for Sunday. */
const weekday = z.int().min(1).max(7);
const count = z.int().min(0).max(500);

/** How many people of a role a branch wants on a day of the week between two times; without a role, people of any. */
export const staffingNeed = z
  .strictObject({
    weekday,
    from: clock,
    to: endClock,
    role: line("", 60).default(""),
    min: count,
    max: count.nullable(),
  })
  .refine(({ from, to }) => from < to, { path: ["to"], error: MESSAGES.order })
  .refine(({ min, max }) => max === null || max >= min, { path: ["max"], error: MESSAGES.most });
export type StaffingNeed = z.output<typeof staffingNeed>;

/** A shift of a template. Where `to` is not after `from`, it ends on the next day. */
const templateShift = z.strictObject({
  weekday,
  from: clock,
  to: clock,
  breakMinutes: z.int().min(0).max(1439),
  user: id.nullable(),
  department: id.nullable(),
  role: line("", 60).default(""),
  kind: id.nullable(),
  note: prose("", 1000).default(""),
});
export type TemplateShift = z.output<typeof templateShift>;

const shiftTemplate = z.strictObject({ id, name: requiredLine("", 60), shifts: z.array(templateShift).max(500) });
export type ShiftTemplate = z.output<typeof shiftTemplate>;

const setupFields = {
  templates: z.array(shiftTemplate).max(50),
  needs: z.array(staffingNeed).max(300),
};

/** What a branch plans its weeks with. */
export const plannerSetup = z.object({ version: z.int().min(0), ...setupFields });
export type PlannerSetup = z.output<typeof plannerSetup>;

/** The same as it is sent, with the version that it is based on: 0 while nothing is stored. */
export const plannerSetupInput = z
  .strictObject({ branch: id, version: z.int().min(0), ...setupFields })
  .refine(({ templates }) => new Set(templates.map(({ name }) => name.toLowerCase())).size === templates.length, {
    path: ["templates"],
    error: MESSAGES.names,
  })
  .refine(({ templates }) => templates.reduce((sum, { shifts }) => sum + shifts.length, 0) <= TEMPLATE_SHIFTS, {
    path: ["templates"],
    error: MESSAGES.templateSize(TEMPLATE_SHIFTS),
  });
export type PlannerSetupInput = z.output<typeof plannerSetupInput>;
