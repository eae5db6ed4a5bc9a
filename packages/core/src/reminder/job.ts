import { DAY, type Instant } from "@tresen/contract/kit/time";
import { type OrderReminder, isOrderReminder } from "@tresen/contract/reminder/reminder-kinds";
import type { OrderRow } from "../order";
import { type Job, newJob } from "../platform/job";

/** What a job waits with until a reminder about an order is due. It says nothing of a person. */
export interface ReminderTask {
  reminder: OrderReminder;
  branch: string;
  /** When the step was taken that it follows (ISO), and the version of the order since. */
  since: string;
  version: number;
  /** The payment that the link asks for, for a reminder of one. */
  payment?: string;
}

/** How long a job is kept after its order's appointment, or after it was made. */
const KEPT_DAYS = 90;

/**
 * The job for a reminder about an order. Whoever makes it knows neither the platform's clock nor what the branch decides
 * until then, so it is due at once, and whoever does it waits.
 */
export function reminderJob({
  order,
  ...cause
}: Omit<ReminderTask, "branch" | "since" | "version"> & { order: OrderRow }): Job {
  const { uid, branch, version, updatedAt, appointment } = order;
  const at = Date.now();
  const task: ReminderTask = { ...cause, branch, since: updatedAt, version };
  const ahead: Instant = appointment === undefined ? 0 : Date.parse(appointment) - Date.parse(updatedAt);
  return newJob({
    kind: "reminder",
    key: [branch, cause.reminder, uid, version].join("#"),
    owner: uid,
    data: task,
    createdAt: updatedAt,
    dueAt: at,
    at,
    keptDays: Math.ceil(Math.max(0, ahead) / DAY) + KEPT_DAYS,
  });
}

/** Branch and kind of a job, as its key says them. */
export function causeOf(key: string): { branch: string; kind: string } {
  const [branch = "", kind = ""] = key.split("#");
  return { branch, kind };
}

/** @returns null for a job that holds no reminder. */
export function taskOf({ data }: Job): ReminderTask | null {
  return isTask(data) ? data : null;
}

function isTask(data: object): data is ReminderTask {
  return "reminder" in data && typeof data.reminder === "string" && isOrderReminder(data.reminder);
}
