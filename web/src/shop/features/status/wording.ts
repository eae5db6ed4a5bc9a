import { methodOf } from "@tresen/contract/branch/branch-hours";
import type { PublicOrder } from "@tresen/contract/order/order";
import { STATUS_LINES, STATUS_TEXTS } from "@tresen/contract/order/status.texts";
import {
  type Instant,
  addDays,
  formatDateTime,
  formatTime,
  formatWeekdayDate,
  zonedTime,
} from "@tresen/contract/kit/time";
import { DELIVERY_METHOD_LABELS } from "@tresen/contract/branch/delivery-method.texts";
import { hasMoney } from "@tresen/contract/payment/payment.state";
import { PAYMENT_LABELS } from "@tresen/contract/payment/payment-method.texts";
import * as texts from "./status.texts";

interface Clock {
  now: Instant;
  zone: string;
}

/** Whether the order did not take place. The customer reads the same text whichever side ended it. */
export const isStopped = (order: PublicOrder): boolean => order.isRejected || order.isCanceled || order.isFailed;

export function headingOf(order: PublicOrder): string {
  if (order.isFailed) return texts.paymentFailed;
  if (isStopped(order)) return order.isQuotation ? texts.quotationCanceled : STATUS_TEXTS.canceled;
  return order.isQuotation ? texts.quotationThanks : STATUS_TEXTS.thanks;
}

/** The most important message, in one sentence. Null if the heading says everything. */
export function messageOf({ order, ...clock }: { order: PublicOrder } & Clock): string | null {
  if (isStopped(order)) return null;
  if (order.isCompleted) return completedMessage(order);
  if (order.isInDelivery) return order.isDelivery ? STATUS_TEXTS.inDelivery : STATUS_TEXTS.readyForPickup;
  if (order.isConfirmed) return confirmedMessage({ order, ...clock });
  if (isPaymentAwaited(order)) return STATUS_TEXTS.waitingForPayment;
  if (order.counterAppointment !== null) return texts.answerProposal;
  return order.isQuotation ? texts.quotationReceived : STATUS_TEXTS.waiting;
}

function completedMessage(order: PublicOrder): string {
  if (order.isQuotation) return texts.quotationCompleted;
  if (order.isDelivery) return texts.orderDelivered;
  return texts.orderCompleted;
}

function confirmedMessage({ order, ...clock }: { order: PublicOrder } & Clock): string {
  if (order.isQuotation) return texts.quotationConfirmed;

  if (order.appointment === null)
    return order.promisedAt
      ? texts.promisedAt(formatTime({ at: Date.parse(order.promisedAt), zone: clock.zone }))
      : texts.orderConfirmed;
  const time = appointmentText({ at: Date.parse(order.appointment), ...clock });
  if (order.isDelivery) return texts.deliveryAt(time);
  return order.tableIdentifier ? texts.servedAt(time) : texts.readyAt(time);
}

/** `um 18:30 Uhr`, on another day `morgen um 18:30 Uhr` or `am Samstag, 06.06.2026 um 18:30 Uhr` */
export function appointmentText({ at, now, zone }: { at: Instant } & Clock): string {
  const day = zonedTime({ at, zone }).date;
  const today = zonedTime({ at: now, zone }).date;
  const time = texts.atTime(formatTime({ at, zone }));
  if (day === today) return time;
  return day === addDays(today, 1) ? texts.tomorrow(time) : texts.onDay({ day: formatWeekdayDate({ at, zone }), time });
}

/** The time on the button that accepts a proposal, with its date unless it is today. */
export function proposedTime({ at, now, zone }: { at: Instant } & Clock): string {
  const isToday = zonedTime({ at, zone }).date === zonedTime({ at: now, zone }).date;
  return isToday ? formatTime({ at, zone }) : formatDateTime({ at, zone });
}

const isOnline = (order: PublicOrder): boolean =>
  order.paymentMethod === "mollie" || order.paymentMethod === "datatrans";

/** Whether the order was paid online. More may be left to pay since it became dearer. */
const hasPaidOnline = (order: PublicOrder): boolean =>
  order.isPaid || order.payments.some(({ kind, state }) => kind === "online" && hasMoney(state));

const isPaymentAwaited = (order: PublicOrder): boolean => isOnline(order) && !hasPaidOnline(order);

export function paymentText(order: PublicOrder): string {
  const label = PAYMENT_LABELS[order.paymentMethod];
  if (order.isRefunded) return `${label} (${STATUS_TEXTS.refunded})`;
  if (hasPaidOnline(order)) return `${label} (${STATUS_TEXTS.paid})`;
  return isPaymentAwaited(order) && !isStopped(order) ? `${label} (${STATUS_TEXTS.waitingForPayment})` : label;
}

export function typeText(order: PublicOrder): string {
  return DELIVERY_METHOD_LABELS[methodOf(order)];
}

export function statusText(order: PublicOrder): string {
  if (isStopped(order)) return STATUS_LINES.stopped;
  if (order.isDelivered) return STATUS_LINES.delivered;
  if (order.isCompleted) return STATUS_LINES.completed;
  if (order.isInDelivery) return order.isDelivery ? STATUS_LINES.inDelivery : STATUS_LINES.ready;
  return order.isConfirmed ? STATUS_LINES.confirmed : STATUS_LINES.pending;
}

/** How far the project of the order is, for its customer. */
export interface Work {
  text: string;
  /** When it is to be done; null where nobody said so, or that day is over. */
  due: string | null;
  /** Of 1, for a bar; null where there is nothing to count. */
  share: number | null;
}

/** Null without a project, where it was dropped, and once the order is over. */
export function workOf({ order, now, zone }: { order: PublicOrder } & Clock): Work | null {
  const { projectStep: step } = order;
  if (!step || step.state === "cancelled" || isStopped(order) || order.isCompleted) return null;
  const { state, done, all, dueOn } = step;
  const isDone = state === "completed" || (all > 0 && done === all);
  const isAhead = dueOn !== null && dueOn >= zonedTime({ at: now, zone }).date && !isDone;
  return {
    text: isDone ? texts.workDone : workText({ state, done, all }),
    due: isAhead ? texts.workDue(formatWeekdayDate({ at: Date.parse(`${dueOn}T12:00:00Z`), zone: "UTC" })) : null,
    share: isDone ? 1 : all > 0 && state !== "planned" ? done / all : null,
  };
}

function workText({
  state,
  ...count
}: Pick<NonNullable<PublicOrder["projectStep"]>, "state" | "done" | "all">): string {
  if (state === "planned") return texts.workPlanned;
  const isPaused = state === "paused";
  if (count.all === 0) return isPaused ? texts.workPaused : texts.workActive;
  return (isPaused ? texts.workPausedCount : texts.workActiveCount)(texts.workCount(count));
}

export interface Step {
  label: string;
  state: "done" | "current" | "ahead";
}

/** The steps of the progress: confirmed, prepared, on the way or ready, completed; each is past, current or future. */
export function stepsOf(order: PublicOrder): Step[] {
  const reached = order.isCompleted ? 4 : order.isInDelivery ? 2 : order.isConfirmed ? 1 : 0;
  const labels = [
    reached >= 1 ? texts.stepConfirmed : STATUS_LINES.pending,
    reached >= 2 ? texts.stepPrepared : texts.stepPreparing,
    order.isDelivery ? STATUS_LINES.inDelivery : STATUS_LINES.ready,
    order.isDelivery ? STATUS_LINES.delivered : STATUS_LINES.completed,
  ];
  return labels.map((label, index) => ({
    label,
    state: index < reached ? "done" : index === reached ? "current" : "ahead",
  }));
}
