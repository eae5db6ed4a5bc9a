import { DELIVERY_METHOD_LABELS, methodOf } from "@tresen/contract/branch/branch-hours";
import type { PublicOrder } from "@tresen/contract/order/order";
import { PAYMENT_LABELS } from "@tresen/contract/payment/payment";
import { STATUS_LINES, STATUS_TEXTS } from "@tresen/contract/order/status.texts";
import {
  type Instant,
  addDays,
  formatDateTime,
  formatTime,
  formatWeekdayDate,
  zonedTime,
} from "@tresen/contract/kit/time";

interface Clock {
  now: Instant;
  zone: string;
}

/** Rejected by the shop, or canceled by either side: the customer reads the same. */
export const isStopped = (order: PublicOrder): boolean => order.isRejected || order.isCanceled || order.isFailed;

export function headingOf(order: PublicOrder): string {
  if (order.isFailed) return "Ihre Zahlung ist fehlgeschlagen.";
  if (isStopped(order)) return order.isQuotation ? "Ihre Anfrage wurde storniert." : STATUS_TEXTS.canceled;
  return order.isQuotation ? "Vielen Dank für Ihre Anfrage!" : STATUS_TEXTS.thanks;
}

/** The next thing to know, in one sentence. Null where the heading says it all. */
export function messageOf({ order, ...clock }: { order: PublicOrder } & Clock): string | null {
  if (isStopped(order)) return null;
  if (order.isCompleted) return completedMessage(order);
  if (order.isInDelivery) return order.isDelivery ? STATUS_TEXTS.inDelivery : STATUS_TEXTS.readyForPickup;
  if (order.isConfirmed) return confirmedMessage({ order, ...clock });
  if (isOnline(order) && !order.isPaid) return STATUS_TEXTS.waitingForPayment;
  if (order.counterAppointment !== null) return "Bitte antworten Sie auf unseren Terminvorschlag.";
  return order.isQuotation ? "Wir sehen uns Ihre Anfrage an und melden uns mit einem Angebot." : STATUS_TEXTS.waiting;
}

function completedMessage(order: PublicOrder): string {
  if (order.isQuotation) return "Ihre Anfrage ist abgeschlossen. Wir freuen uns auf Ihren nächsten Besuch!";
  if (order.isDelivery) return "Ihre Bestellung wurde zugestellt. Wir hoffen, Sie bald wiederzusehen!";
  return "Ihre Bestellung ist abgeschlossen. Wir hoffen, Sie bald wiederzusehen!";
}

function confirmedMessage({ order, ...clock }: { order: PublicOrder } & Clock): string {
  if (order.isQuotation) return "Ihre Anfrage ist bestätigt. Wir arbeiten an Ihrem Angebot.";
  const begun = "Ihre Bestellung ist bestätigt und wird vorbereitet";
  if (order.appointment === null) return `${begun}.`;
  const time = appointmentText({ at: Date.parse(order.appointment), ...clock });
  if (order.isDelivery) return `${begun}. Wir liefern sie ${time}.`;
  return order.tableIdentifier
    ? `${begun}. Wir servieren sie ${time}.`
    : `${begun}. Sie ist ${time} zur Abholung bereit.`;
}

/** `um 18:30 Uhr`, on another day `morgen um 18:30 Uhr` or `am Samstag, 06.06.2026 um 18:30 Uhr` */
export function appointmentText({ at, now, zone }: { at: Instant } & Clock): string {
  const day = zonedTime({ at, zone }).date;
  const today = zonedTime({ at: now, zone }).date;
  const time = `um ${formatTime({ at, zone })} Uhr`;
  if (day === today) return time;
  return day === addDays(today, 1) ? `morgen ${time}` : `am ${formatWeekdayDate({ at, zone })} ${time}`;
}

/** The time on the button that accepts a proposal: with its date where that is not today. */
export function proposedTime({ at, now, zone }: { at: Instant } & Clock): string {
  const isToday = zonedTime({ at, zone }).date === zonedTime({ at: now, zone }).date;
  return isToday ? formatTime({ at, zone }) : formatDateTime({ at, zone });
}

const isOnline = (order: PublicOrder): boolean =>
  order.paymentMethod === "mollie" || order.paymentMethod === "datatrans";

export function paymentText(order: PublicOrder): string {
  const label = PAYMENT_LABELS[order.paymentMethod];
  if (order.isRefunded) return `${label} (${STATUS_TEXTS.refunded})`;
  if (order.isPaid) return `${label} (${STATUS_TEXTS.paid})`;
  return isOnline(order) && !isStopped(order) ? `${label} (${STATUS_TEXTS.waitingForPayment})` : label;
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

export interface Step {
  label: string;
  state: "done" | "current" | "ahead";
}

/** Confirmed, prepared, on the way or ready, completed: what is behind, what is now, what is to come. */
export function stepsOf(order: PublicOrder): Step[] {
  const reached = order.isCompleted ? 4 : order.isInDelivery ? 2 : order.isConfirmed ? 1 : 0;
  const labels = [
    reached >= 1 ? "Bestätigt" : "Warten auf Bestätigung",
    reached >= 2 ? "Vorbereitet" : "Wird vorbereitet",
    order.isDelivery ? "In Zustellung" : "Abholbereit",
    order.isDelivery ? "Zugestellt" : "Abgeschlossen",
  ];
  return labels.map((label, index) => ({
    label,
    state: index < reached ? "done" : index === reached ? "current" : "ahead",
  }));
}
