import { zoneOf } from "@tresen/contract/branch/branch-hours";
import type { Branch } from "@tresen/contract/branch/branch.resource";
import { JOB_REASONS } from "@tresen/contract/job/job.state";
import type { Instant } from "@tresen/contract/kit/time";
import { reachedAt } from "@tresen/contract/order/step/earlier-state";
import { isTooLate, quietUntil } from "@tresen/contract/reminder/due";
import {
  type OrderReminder,
  REMINDERS,
  type ReminderChannel,
  isOrderReminder,
  isReminderKind,
  isToCustomer,
  useOf,
} from "@tresen/contract/reminder/reminder-kinds";
import { type OrderRow, linkToPay } from "../order";
import { type Message, stopsOf } from "../outbox";
import type { Job, Outcome } from "../platform/job";

/** The reminders that the customer of an order may have got, and by which channels. */
export function remindersFor(order: OrderRow): { kind: OrderReminder; channels: readonly ReminderChannel[] }[] {
  const { appointment, isQuotation, payments = [], timeline } = order;
  const kinds: OrderReminder[] = [
    ...(appointment === undefined ? [] : (["appointment", "appointmentSoon"] as const)),
    ...(isQuotation ? (["quotation"] as const) : []),
    ...(payments.some(({ kind }) => kind === "link") ? (["payment"] as const) : []),
    ...(timeline.some(({ action }) => action === "completed") ? (["review"] as const) : []),
  ];
  return kinds.map((kind) => ({ kind, channels: REMINDERS[kind].channels }));
}

const SUPERSEDED: Outcome = { state: "dropped", reason: JOB_REASONS.superseded };

/**
 * Whether a reminder about an order is still true: what it follows was not taken back, and what it asks for was not done
 * meanwhile. True for events that are no reminders.
 * @param at when the step was taken that it follows (ISO).
 */
export function isReminderTrue({
  event,
  order,
  at,
}: {
  event: string;
  order: OrderRow;
  at?: string | undefined;
}): boolean {
  if (order.erasedAt !== undefined) return false;
  if (!isOrderReminder(event)) return true;
  switch (event) {
    case "appointment":
    case "appointmentSoon":
      return order.state === "confirmed" && order.appointment !== undefined && isLastStep({ order, at });
    case "quotation":
    case "quotationStaff":
      return order.state === "pending" && order.counterAppointment === undefined;
    case "payment":
      return linkToPay(order) !== null;
    case "review":
      return isReviewWanted(order) && isLastStep({ order, at });
    case "lowRating":
      return true;
  }
}

/** Nobody is asked twice, or after money went back. */
function isReviewWanted({ state, questionnaire, isRefunded, withdrawal }: OrderRow): boolean {
  return state === "completed" && !questionnaire && !isRefunded && !withdrawal;
}

/** A step that was taken back and taken again has a reminder of its own. */
function isLastStep({ order, at }: { order: OrderRow; at: string | undefined }): boolean {
  const reached = reachedAt(order);
  return at === undefined || reached === null || Date.parse(at) === reached;
}

/**
 * What becomes of a reminder to a customer just before it is sent: it waits for the end of the quiet hours, or is dropped
 * because they stopped it, or because its appointment is too near by now. Null when it is sent, and for other messages.
 */
export async function heldBack({
  job: { data },
  message: { event, side, to },
  order,
  branch,
  at,
  now,
}: {
  job: Job;
  message: Message;
  order: OrderRow | null;
  branch: Branch | null;
  at: number;
  now: Instant;
}): Promise<Outcome | null> {
  if (side !== "customer" || !isReminderKind(event) || !isToCustomer(event)) return null;
  const appointment = order?.appointment === undefined ? null : Date.parse(order.appointment);
  if (isOrderReminder(event) && isTooLate({ kind: event, due: now, appointment, now })) return SUPERSEDED;
  const quiet = quietUntil({ at: now, zone: zoneOf(branch ?? {}) });
  // A birthday is over by the morning.
  if (quiet !== null && event === "birthday") return SUPERSEDED;
  if (quiet !== null) return { state: "again", data, dueAt: at + quiet - now };
  if ((await stopsOf(to)).includes(useOf(event))) return { state: "dropped", reason: JOB_REASONS.unsubscribed };
  return null;
}
