import { isOpenState } from "@tresen/contract/order/order.state";
import { reachedAt } from "@tresen/contract/order/step/earlier-state";
import { hasMoney } from "@tresen/contract/payment/payment.state";
import { type OrderChange, type OrderRow, onlinePayment } from "../order";

export type CustomerEvent =
  | "received"
  | "confirmed"
  | "rejected"
  | "counterOffer"
  | "underway"
  | "completed"
  | "canceled"
  | "refunded"
  | "withdrawn";
export type BranchEvent = "newOrder" | "counterAccepted" | "counterDeclined" | "withdrawn";

/** A message to be sent about an order. */
export type OrderNotification = ({ to: "customer"; event: CustomerEvent } | { to: "branch"; event: BranchEvent }) & {
  /** Distinguishes this message from an earlier one about the same event, where an event may happen again. */
  instance?: string;
  hasSms: boolean;
  /** Whether the step may be taken back for a moment: the message waits so long, and is dropped if it was. */
  isUndoable?: boolean;
};

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
    ];
  }
  const last = after.timeline.at(-1);
  // An earlier step was taken back: nothing new is to be told.
  if (last?.action === "undo" || last?.action === "reopen") return NONE;
  const isByCustomer = last?.by === "customer";
  if (before.state !== after.state) {
    switch (after.state) {
      case "confirmed":
        return [
          ...(isByCustomer ? [{ to: "branch", event: "counterAccepted", hasSms: false } as const] : []),
          { to: "customer", event: "confirmed", hasSms: true },
        ];
      case "inDelivery":
        return [{ to: "customer", event: "underway", hasSms: true, isUndoable: true, ...again(after) }];
      case "completed":
        return [{ to: "customer", event: "completed", hasSms: false, isUndoable: true, ...again(after) }];
      case "rejected":
        return [{ to: "customer", event: "rejected", hasSms: true }];
      case "canceled":
        return [
          ...(isByCustomer ? [{ to: "branch", event: "counterDeclined", hasSms: false } as const] : []),
          { to: "customer", event: "canceled", hasSms: !isByCustomer },
        ];
      default:
        return NONE;
    }
  }
  const offered = after.counterAppointment;
  if (after.state === "pending" && offered !== undefined && offered !== before.counterAppointment)
    return [{ to: "customer", event: "counterOffer", instance: String(after.version), hasSms: true }];
  return refund({ before, after });
}

/**
 * Whether the content of a late message is still true. For example, a message that an order is on its way is not sent
 * after it has arrived or was cancelled, or after that step was taken back.
 * @param at when the step was taken that the message is about.
 */
export function isStillTrue({ event, order, at }: { event: string; order: OrderRow; at?: string }): boolean {
  switch (event) {
    case "newOrder":
      return isOpenState(order.state);
    case "received":
    case "counterOffer":
      return order.state === "pending";
    case "confirmed":
      return order.state === "confirmed" || order.state === "inDelivery";
    case "underway":
      return order.state === "inDelivery" && isLastStep({ order, at });
    case "completed":
      return order.state === "completed" && isLastStep({ order, at });
    default:
      return true;
  }
}

/** A step that was taken back may be taken again, and is told again. */
function again({ timeline, version }: OrderRow): { instance?: string } {
  return timeline.some(({ action }) => action === "undo" || action === "reopen") ? { instance: String(version) } : {};
}

function refund({ before, after }: OrderChange): readonly OrderNotification[] {
  return after.isRefunded && !before?.isRefunded ? [{ to: "customer", event: "refunded", hasSms: false }] : NONE;
}

function isLastStep({ order, at }: { order: OrderRow; at: string | undefined }): boolean {
  const reached = reachedAt(order);
  return at === undefined || reached === null || Date.parse(at) === reached;
}

/** Whether messages may be sent: nothing is to be paid online, or it has been paid. */
function isReleased(row: OrderRow): boolean {
  const payment = onlinePayment(row);
  return payment === undefined || hasMoney(payment.state);
}
