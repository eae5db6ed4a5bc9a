import * as z from "zod";
import { startedJob } from "../job/job.view";
import { type Call, forHolders, get, post } from "../kit/call";
import { instant } from "../kit/fields/instant-fields";
import { id } from "../kit/schema";
import { isOutsideQuiet } from "./due";
import { REMINDERS, REMINDER_KINDS, isToCustomer } from "./reminder-kinds";
import { reminderPermissions } from "./reminder.permissions";
import { REMINDER_FAULTS } from "./reminder.texts";

const CLOCK = /^(?:[01]\d|2[0-3]):[0-5]\d$/;
const kind = z.enum(REMINDER_KINDS);

/** What came of a run: something was sent, there was nothing to say, or it did not hold any more. */
export const REMINDER_OUTCOMES = ["sent", "nothing", "dropped"] as const;

export const reminder = z.object({
  branch: z.object({ id, name: z.string(), timeZone: z.string() }),
  kind,
  title: z.string(),
  explanation: z.string(),
  to: z.enum(["customer", "branch", "managers", "admins"]),
  channels: z.array(z.enum(["mail", "sms"])),
  isAdvertising: z.boolean(),
  isOn: z.boolean(),
  /** Hours or days, as `waitUnit` says. Null where nobody can choose it. */
  wait: z.int().nullable(),
  waitUnit: z.enum(["hours", "days"]).nullable(),
  waitMost: z.int().nullable(),
  /** `HH:mm` by the clock of the branch. Null where it has no time of day. */
  time: z.string().nullable(),
  /** Null while it is off, and where no order waits for it. */
  nextAt: instant.nullable(),
  lastRun: z.object({ at: instant, outcome: z.enum(REMINDER_OUTCOMES) }).nullable(),
  /** That of what the branch has decided of this kind; 0 before it has decided anything of it. */
  version: z.int(),
});
export type Reminder = z.output<typeof reminder>;

export const reminderChange = z
  .strictObject({
    branch: id,
    kind,
    version: z.int().min(0),
    isOn: z.boolean(),
    wait: z.int().min(1).nullish(),
    time: z.string().regex(CLOCK, { error: REMINDER_FAULTS.time }).nullish(),
  })
  .refine(({ kind: of, wait }) => wait == null || wait <= (REMINDERS[of].wait?.most ?? 0), {
    path: ["wait"],
    error: ({ input }) => REMINDER_FAULTS.wait(mostOf(input)),
  })
  .refine(({ kind: of, time }) => time == null || REMINDERS[of].time !== undefined, {
    path: ["time"],
    error: REMINDER_FAULTS.wait(0),
  })
  // What is no time is told as that alone.
  .refine(({ kind: of, time }) => time == null || !CLOCK.test(time) || !isToCustomer(of) || isOutsideQuiet(time), {
    path: ["time"],
    error: REMINDER_FAULTS.quiet,
  });
export type ReminderChange = z.output<typeof reminderChange>;

function mostOf(input: unknown): number {
  const parsed = z.object({ kind }).safeParse(input);
  return parsed.success ? (REMINDERS[parsed.data.kind].wait?.most ?? 0) : 0;
}

export const reminderCalls = {
  reminders: {
    ...get,
    ...forHolders(reminderPermissions.manage),
    path: "/api/reminders",
    query: z.strictObject({ branch: id.optional() }),
    response: z.array(reminder),
  },
  changeReminder: {
    ...post,
    ...forHolders(reminderPermissions.manage),
    path: "/api/reminders",
    body: reminderChange,
    response: reminder,
  },
  /** Sends the message with made-up words to the mail address of whoever asks. */
  testReminder: {
    ...post,
    ...forHolders(reminderPermissions.manage),
    path: "/api/reminders/test",
    body: z.strictObject({ branch: id, kind }),
    response: startedJob,
    status: 202,
  },
} as const satisfies Record<string, Call>;
