import { isOpenState } from "@tresen/contract/order/order.state";
import { UNDO_WINDOW, reachedAt } from "@tresen/contract/order/step/earlier-state";
import { remindAfter } from "@tresen/contract/order/step/offer";
import { refundableOf } from "@tresen/contract/payment/refund";
import { MINUTE } from "@tresen/contract/kit/time";
import { type OrderChange, type OrderRow, isReleased, linkToPay, openLink } from "../order";
import type { Channel } from "../outbox";
import { isReminderTrue } from "../reminder";

export type CustomerEvent =
  | "received"
  | "confirmed"
  | "rejected"
  | "counterOffer"
  | "counterReminder"
  | "changed"
  | "partlyRefunded"
  | "paymentLink"
  | "underway"
  | "completed"
  | "canceled"
  | "refunded"
  | "withdrawn";
export type BranchEvent =
  "newOrder" | "counterAccepted" | "counterDeclined" | "counterExpired" | "escalated" | "linkExpired" | "withdrawn";

/** A message to be sent about an order. */
export type OrderNotification = ({ to: "customer"; event: CustomerEvent } | { to: "branch"; event: BranchEvent }) & {
  /** Distinguishes this message from an earlier one about the same event, where an event may happen again. */
  instance?: string;
  hasSms: boolean;
  /** The milliseconds after the step until which the message waits. It is dropped if it is not true any more then. */
  delay?: number;
  /** The only recipient, if it is not the branch's own address or number. */
  recipient?: { channel: Channel; to: string };
};

/** How long a message about changed positions waits for further changes. */
const CHANGES_GATHERED = MINUTE;
/** The milliseconds by which the clocks of two machines may differ. */
const CLOCK_TOLERANCE = 1000;
const NONE: readonly OrderNotification[] = [];
const WITHDRAWN: readonly OrderNotification[] = [
  { to: "branch", event: "withdrawn", hasSms: false },
  { to: "customer", event: "withdrawn", hasSms: false },
];

/**
 * Decides which messages to send after a step of an order; the table is in docs/decisions/0006. The decision depends on
 * the two rows alone. An order that is paid online causes messages only once it is paid.
 */
export function decideMessages({ before, after }: OrderChange): readonly OrderNotification[] {
  // A withdrawal is reported even if the order still waits for its payment.
  if (after.withdrawal && !before?.withdrawal) return WITHDRAWN;
  if (!isReleased(after)) return NONE;
  if (!before || !isReleased(before)) {
    // Paid too late: the customer is informed when the money is refunded.
    if (!isOpenState(after.state)) return refund({ before, after });
    return [
      { to: "branch", event: "newOrder", hasSms: true },
      { to: "customer", event: "received", hasSms: false },
      // Staff who take an order on the telephone may ask for its payment at once.
      ...moneyMessages({ before, after }),
    ];
  }
  const last = after.timeline.at(-1);
  const isByCustomer = last?.by === "customer";
  if (before.state !== after.state) {
    // An earlier step was taken back: nothing new is to be told.
    if (last?.action === "undo" || last?.action === "reopen") return NONE;
    switch (after.state) {
      case "confirmed":
        return [
          ...(isByCustomer ? [{ to: "branch", event: "counterAccepted", hasSms: false } as const] : []),
          { to: "customer", event: "confirmed", hasSms: true },
        ];
      case "inDelivery":
        return [
          { to: "customer", event: "underway", hasSms: true, delay: UNDO_WINDOW + CLOCK_TOLERANCE, ...again(after) },
        ];
      case "completed":
        return [
          { to: "customer", event: "completed", hasSms: false, delay: UNDO_WINDOW + CLOCK_TOLERANCE, ...again(after) },
        ];
      case "rejected":
        return [{ to: "customer", event: "rejected", hasSms: true }];
      case "canceled":
        return [
          ...(isByCustomer ? [{ to: "branch", event: "counterDeclined", hasSms: false } as const] : []),
          ...(last?.action === "expire-counter-appointment"
            ? [{ to: "branch", event: "counterExpired", hasSms: false } as const]
            : []),
          { to: "customer", event: "canceled", hasSms: !isByCustomer },
        ];
      default:
        return NONE;
    }
  }
  if (after.state === "pending" && isOffered({ before, after })) return offer(after);
  return [...escalations({ before, after }), ...moneyMessages({ before, after }), ...refund({ before, after })];
}

/**
 * Whether the content of a late message is still true. For example, a message that an order is on its way is not sent
 * after it has arrived or was cancelled, or after that step was taken back.
 * @param at when the step was taken that the message is about.
 */
export function isStillTrue({ event, order, at }: { event: string; order: OrderRow; at?: string }): boolean {
  // Whoever was erased is told nothing any more.
  if (order.erasedAt !== undefined) return false;
  switch (event) {
    case "newOrder":
      return isOpenState(order.state);
    case "received":
    case "escalated":
      return order.state === "pending";
    case "counterOffer":
    case "counterReminder":
      return order.state === "pending" && isLast({ order, at, step: "counter-appointment" });
    case "changed":
      return isOpenState(order.state) && isLast({ order, at, step: "change-item" });
    case "paymentLink":
      return openLink(order) !== null;
    case "linkExpired":
      return linkToPay(order) !== null;
    case "confirmed":
      return order.state === "confirmed" || order.state === "inDelivery";
    case "underway":
      return order.state === "inDelivery" && isLastStep({ order, at });
    case "completed":
      return order.state === "completed" && isLastStep({ order, at });
    default:
      return isReminderTrue({ event, order, at });
  }
}

/** Whether other times were just proposed, even the same ones once more. */
function isOffered({ before, after: { timeline, counterAppointment } }: OrderChange): boolean {
  if (counterAppointment === undefined) return false;
  const isNewEntry = timeline.length > (before?.timeline.length ?? 0);
  return (
    counterAppointment !== before?.counterAppointment ||
    (isNewEntry && timeline.at(-1)?.action === "counter-appointment")
  );
}

/** The offer of other times and, while there is time for it, a reminder of them. */
function offer({ version, updatedAt, counterAppointmentExpiresAt: until }: OrderRow): readonly OrderNotification[] {
  const told = { to: "customer", instance: String(version), hasSms: true } as const;
  const delay = until === undefined ? null : remindAfter({ from: Date.parse(updatedAt), until: Date.parse(until) });
  return [
    { ...told, event: "counterOffer" },
    ...(delay === null ? [] : [{ ...told, event: "counterReminder" as const, delay }]),
  ];
}

/** The messages of the steps that were just taken because nobody answers the order. */
function escalations({ before, after }: OrderChange): OrderNotification[] {
  return (after.escalations ?? []).slice(before?.escalations?.length ?? 0).flatMap(({ action, key, to }) =>
    to !== undefined && (action === "mail" || action === "sms")
      ? [
          {
            to: "branch",
            event: "escalated",
            instance: key,
            hasSms: action === "sms",
            recipient: { channel: action, to },
          },
        ]
      : [],
  );
}

/**
 * What the customer is told about changed positions, a part of the money, and a link to pay the difference; and the branch
 * when a link ended without money.
 */
function moneyMessages({ before, after }: OrderChange): OrderNotification[] {
  const known = before?.timeline.length ?? 0;
  const isNew = (step: string): boolean => after.timeline.slice(known).some(({ action }) => action === step);
  const told = { to: "customer", instance: String(after.version), hasSms: true } as const;
  return [
    // Several changes in a row are told once, by the last of them.
    ...(isNew("change-item") ? [{ ...told, event: "changed" as const, delay: CHANGES_GATHERED }] : []),
    ...(isNew("refund") && !isAllRefunded(after) ? [{ ...told, event: "partlyRefunded" as const }] : []),
    ...(isNew("payment-link") ? [{ ...told, event: "paymentLink" as const }] : []),
    ...(isNew("payment-expired")
      ? [{ to: "branch", event: "linkExpired", instance: String(after.version), hasSms: false } as const]
      : []),
  ];
}

/** Whether nothing of what came through providers is left. That is told once the money goes back. */
function isAllRefunded({ payments = [], refunds = [] }: OrderRow): boolean {
  return payments.length > 0 && payments.every((payment) => refundableOf({ payment, refunds }) === 0);
}

/** A step that was taken back may be taken again, and is told again. */
function again({ timeline, version }: OrderRow): { instance?: string } {
  return timeline.some(({ action }) => action === "undo" || action === "reopen") ? { instance: String(version) } : {};
}

function refund({ before, after }: OrderChange): readonly OrderNotification[] {
  return after.isRefunded && !before?.isRefunded ? [{ to: "customer", event: "refunded", hasSms: false }] : NONE;
}

function isLast({ order, at, step }: { order: OrderRow; at: string | undefined; step: string }): boolean {
  const last = order.timeline.findLast(({ action }) => action === step);
  return at === undefined || last === undefined || last.at === at;
}

function isLastStep({ order, at }: { order: OrderRow; at: string | undefined }): boolean {
  const reached = reachedAt(order);
  return at === undefined || reached === null || Date.parse(at) === reached;
}
