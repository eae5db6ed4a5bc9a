import * as z from "zod";
import { type Call, byId, forHolders, get, post } from "../kit/call";
import { permissionOf } from "../kit/access";
import { instant } from "../kit/fields/instant-fields";
import { id } from "../kit/schema";
import { COUNTRIES } from "../labour-law/country";
import { CONSENT_ANSWERS, SHIFT_STATES } from "./shift.state";
import { availabilityCalls } from "./availability/availability-calls";
import { planMessagesCalls } from "./messages/plan-messages-calls";
import { shiftCalendarCalls } from "./calendar/calendar-calls";
import { plannerCalls } from "./planner/planner-calls";
import { shiftSwapCalls } from "./swap/shift-swap.calls";
import { takeEffect } from "./swap/swap-review";
import { lawFinding } from "./law-finding";
import { isOrdered, isShort, plannedDays, reversed, tooLong } from "./planned-days";
import { workingScheduleReferrer } from "./working-schedule.referrer";

/** The most shifts that one publication has. */
export const PUBLICATION_LIMIT = 500;

const period = z.strictObject(plannedDays).refine(isOrdered, reversed).refine(isShort, tooLong);

const change = forHolders({
  ...permissionOf({ resource: workingScheduleReferrer, verb: "update" }),
  access: "manager" as const,
});
const version = z.strictObject({ version: z.int().min(1) });

/** A shift as staff see it: their own as it was told to them last, or one that they could take. */
const ownShift = z.object({
  id: z.string(),
  version: z.int(),
  branch: z.string(),
  department: z.string().nullable(),
  isOpen: z.boolean(),
  role: z.string(),
  kind: z.string().nullable(),
  startsAt: instant,
  endsAt: instant,
  breakMinutes: z.int(),
  note: z.string().meta({ description: "Nur bei eigenen Schichten" }),
  state: z.enum(SHIFT_STATES),
  before: z
    .object({ startsAt: instant, endsAt: instant })
    .nullable()
    .meta({ description: "Die Zeiten, die der Person davor mitgeteilt waren, wenn sie andere waren" }),
  consent: z
    .object({ paragraph: z.string(), answer: z.enum(CONSENT_ANSWERS).nullable() })
    .nullable()
    .meta({ description: "Eine Frage nach der Zustimmung, weil die Schicht zu spät mitgeteilt oder abgesagt wurde" }),
});
export type OwnShift = z.output<typeof ownShift>;

/** A shift that was told or changed later than the law wants, so that its person has to agree. */
const lateShift = z.object({ id: z.string(), paragraph: z.string(), message: z.string() });
export type LateShift = z.output<typeof lateShift>;

const planFindings = z.object({
  country: z.enum(COUNTRIES).nullable().meta({ description: "Leer, wo das Arbeitsrecht nicht bekannt ist" }),
  people: z.array(
    z.object({
      user: z.string(),
      name: z.string(),
      plannedMinutes: z.int(),
      elsewhereMinutes: z.int().meta({ description: "Schichten an anderen Filialen, auch Entwürfe" }),
      overlapping: z.array(z.string()).meta({ description: "Schichten, zu deren Zeit die Person noch eine hat" }),
      beforeEntry: z
        .array(z.string())
        .meta({ description: "Schichten vor dem ersten Tag des Arbeitsverhältnisses, soweit er bekannt ist" }),
      findings: z.array(lawFinding),
    }),
  ),
  late: z.array(lateShift).meta({ description: "Was jetzt zu spät mitgeteilt würde" }),
});
export type PlanFindings = z.output<typeof planFindings>;

const publication = z.object({
  published: z.array(z.string()).meta({ description: "Die Schichten, die jetzt mitgeteilt werden" }),
  refused: z.array(z.object({ id: z.string(), code: z.string(), message: z.string() })),
  late: z.array(lateShift),
  messages: z.int().meta({ description: "Wie viele Personen eine E-Mail bekommen" }),
});
export type Publication = z.output<typeof publication>;

/** What is done with the plan beside the generic calls of its shifts, with those of the planner and of calendars. */
export const workingScheduleCalls = {
  ...plannerCalls,
  ...shiftCalendarCalls,
  ...availabilityCalls,
  ...planMessagesCalls,
  ...shiftSwapCalls,
  /** One's own published shifts, and open ones of one's branches; `from` and `to` are days, both included. */
  ownShifts: {
    ...get,
    path: "/api/working-schedules/mine",
    access: "staff" as const,
    query: period,
    response: z.array(ownShift),
  },
  /** What the labour law says of everybody who is planned at the branch on these days. */
  planFindings: {
    ...get,
    ...forHolders({
      ...permissionOf({ resource: workingScheduleReferrer, verb: "read" }),
      access: "manager" as const,
    }),
    path: "/api/working-schedules/findings",
    query: z
      .strictObject({ branch: id, ...plannedDays })
      .refine(isOrdered, reversed)
      .refine(isShort, tooLong),
    response: planFindings,
  },
  /**
   * Tells everybody concerned what they do not know yet of the days. `expected` are all shifts with something to tell,
   * as the planner sees them: where there is another one by now, nothing is published.
   */
  publishShifts: {
    ...post,
    ...change,
    path: "/api/working-schedules/publish",
    body: z
      .strictObject({
        branch: id,
        ...plannedDays,
        expected: z.array(z.strictObject({ id, version: z.int().min(1) })).max(PUBLICATION_LIMIT),
      })
      .refine(isOrdered, reversed)
      .refine(isShort, tooLong),
    response: publication,
  },
  /** What taking an open shift would mean for oneself, and what the law says of it. */
  previewTake: {
    ...get,
    path: "/api/working-schedules/{id}/take",
    access: "staff" as const,
    params: byId,
    response: takeEffect,
  },
  /** Of several who take an open shift at once, one gets it. */
  takeShift: {
    ...post,
    path: "/api/working-schedules/{id}/take",
    access: "staff" as const,
    params: byId,
    body: version,
    response: ownShift,
  },
  /** The answer of its person to a shift that was told or called off too late. A first answer stays. */
  answerConsent: {
    ...post,
    path: "/api/working-schedules/{id}/consent",
    access: "staff" as const,
    params: byId,
    body: version.extend({ answer: z.enum(CONSENT_ANSWERS) }),
    response: ownShift,
  },
  /** A published shift that will not be. Its person is told with the next publication. */
  cancelShift: {
    ...post,
    ...change,
    path: "/api/working-schedules/{id}/cancel",
    params: byId,
    body: version,
    response: z.object({ id: z.string(), version: z.int(), state: z.enum(SHIFT_STATES) }),
  },
} satisfies Record<string, Call>;
