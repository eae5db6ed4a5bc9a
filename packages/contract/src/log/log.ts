import * as z from "zod";
import { paged, sortParameter } from "../kit/list/paged";
import { expecting, id } from "../kit/schema";
import { ONE_DIRECTION, EXPECTED_BOUND, SUBJECT_ALONE } from "./log-query.texts";
import { LOG_EVENTS, LOG_KINDS, LOG_LEVELS, type LogEvent } from "./log-kinds";
import { JOB_STEPS } from "../job/job.state";
import type { OrderAction } from "../order/order.state";

/** What staff or the platform did to a record. */
export const CHANGE_ACTIONS = ["create", "update", "remove", "import", "changePassword"] as const;
export type ChangeAction = (typeof CHANGE_ACTIONS)[number];
/**
 * Decisions of staff and customers about an order that the log shows. Other events are only in the order's timeline.
 */
export const LOGGED_STEPS = [
  "confirm",
  "counter-appointment",
  "reject",
  "in-delivery",
  "completed",
  "begin",
  "cancel",
  "undo",
  "reopen",
  "confirm-counter-appointment",
  "reject-counter-appointment",
  "expire-counter-appointment",
  "decline",
] as const satisfies readonly OrderAction[];
/** Readings of what is kept under lock, and what was handed out, which the log tells of too. */
const READINGS = ["read", "export"] as const;
const LOG_ACTIONS = [...CHANGE_ACTIONS, ...LOGGED_STEPS, ...JOB_STEPS, ...READINGS] as const;
/** What the row of a change tells. Everything else is a `LogEvent`. */
export type LogAction = (typeof LOG_ACTIONS)[number];
const EVENTS = Object.keys(LOG_EVENTS) as LogEvent[];

/** Who did it: `visitor` is somebody who is not known, such as whoever typed a wrong password. */
const ACTOR_KINDS = ["staff", "customer", "system", "device", "provider", "visitor"] as const;

export function isLoggedStep(action: string): action is (typeof LOGGED_STEPS)[number] {
  return LOGGED_STEPS.some((step) => step === action);
}

/** The value of a field, as the resource's definition describes it. */
const value = z.unknown().meta({ description: "Der Wert des Feldes; null, wo es keinen hatte" });

/** One entry of the log, as `GET /api/logs` answers it. */
export const logEntry = z.object({
  id: z.string(),
  at: z.iso.datetime(),
  level: z.enum(LOG_LEVELS),
  kind: z.enum(LOG_KINDS),
  action: z.string(),
  actor: z.object({ kind: z.enum(ACTOR_KINDS), id: z.string(), name: z.string() }),
  /** The branch that the entry is about; null for none or several. */
  branch: z.string().nullable(),
  subject: z.object({ resource: z.string(), id: z.string(), title: z.string() }).nullable(),
  changes: z.array(z.object({ field: z.string(), before: value, after: value })),
  message: z.string(),
  requestId: z.string().nullable(),
});
export type LogEntry = z.output<typeof logEntry>;

/** The id of what an entry is about. That of a job contains the job's whole key, so it may be longer than others. */
const SUBJECT_ID = "[A-Za-z0-9_-]{1,400}";
/** The id of an entry: `{resource}.{id}.{version}` of a change or step, `log_…` of everything else. */
export const logId = z
  .string()
  .regex(new RegExp(`^(?:[a-z][a-z-]{0,60}\\.${SUBJECT_ID}\\.\\d{1,10}|log_[A-Za-z0-9_-]{1,60})$`));

/** A whole day in UTC, or an instant. */
const bound = z
  .union(
    [z.iso.datetime({ offset: true, ...expecting(EXPECTED_BOUND) }), z.iso.date(expecting(EXPECTED_BOUND))],
    expecting(EXPECTED_BOUND),
  )
  .optional()
  .meta({ description: "Ein Zeitpunkt, oder ein ganzer Tag in UTC" });

/**
 * The query of the log, newest entries first. Without a day or a lower bound the log goes back 31 days from now, or
 * from its upper bound.
 */
export const logQuery = z
  .strictObject({
    day: z.iso.date().optional().meta({ description: "Ein Tag in UTC" }),
    atFrom: bound,
    atTo: bound,
    resource: z.string().max(64).optional(),
    subject: z
      .string()
      .regex(new RegExp(`^${SUBJECT_ID}$`))
      .optional()
      .meta({ description: "ID des Eintrags; nur mit `resource`" }),
    branch: id.optional(),
    actor: id.optional(),
    action: z.enum([...LOG_ACTIONS, ...EVENTS]).optional(),
    kind: z.enum(LOG_KINDS).optional(),
    level: z.enum(LOG_LEVELS).optional(),
    requestId: z.string().max(100).optional(),
    search: z
      .string()
      .trim()
      .max(100)
      .optional()
      .meta({ description: "Wörter aus der Meldung oder Namen geänderter Felder; höchstens 31 Tage auf einmal" }),
    after: paged.cursor.meta({
      description:
        "Nur was seither dazukam: ein Zeitpunkt zu Beginn, danach der `cursor` der letzten Antwort. Der Cursor führt dann weiter nach vorn und ist nie `null`",
    }),
    sort: sortParameter(["-at"]),
    ...paged,
  })
  .refine(({ resource, subject }) => subject === undefined || resource !== undefined, {
    path: ["subject"],
    error: SUBJECT_ALONE,
  })
  .refine(({ after, cursor }) => after === undefined || cursor === undefined, {
    path: ["after"],
    error: ONE_DIRECTION,
  });
export type LogQuery = z.output<typeof logQuery>;
