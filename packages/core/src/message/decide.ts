import { isOpenState } from "@tresen/contract/order/order.state";
import type { OrderChange, OrderRow } from "../order";

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

/** What somebody is to be told about an order. */
export type OrderNotification = ({ to: "customer"; event: CustomerEvent } | { to: "branch"; event: BranchEvent }) & {
  /** What tells this time from another where the same may happen again. */
  instance?: string;
  hasSms: boolean;
};

const NONE: readonly OrderNotification[] = [];
const WITHDRAWN: readonly OrderNotification[] = [
  { to: "branch", event: "withdrawn", hasSms: false },
  { to: "customer", event: "withdrawn", hasSms: false },
];

/**
 * Who is told what after a step in an order's life; the table of it is docs/decisions/0006. Judged by the two rows
 * alone. An order that is paid online is news only once it is paid; until then, and if it never is, nobody is told
 * anything.
 */
export function decideMessages({ before, after }: OrderChange): readonly OrderNotification[] {
  // A declaration counts even while its order waits for the money.
  if (after.withdrawal && !before?.withdrawal) return WITHDRAWN;
  if (!isReleased(after)) return NONE;
  if (!before || !isReleased(before)) {
    // Paid too late: what becomes of the money is told when it is repaid.
    if (!isOpenState(after.state)) return refund({ before, after });
    return [
      { to: "branch", event: "newOrder", hasSms: true },
      { to: "customer", event: "received", hasSms: false },
    ];
  }
  const isByCustomer = after.timeline.at(-1)?.by === "customer";
  if (before.state !== after.state) {
    switch (after.state) {
      case "confirmed":
        return [
          ...(isByCustomer ? [{ to: "branch", event: "counterAccepted", hasSms: false } as const] : []),
          { to: "customer", event: "confirmed", hasSms: true },
        ];
      case "inDelivery":
        return [{ to: "customer", event: "underway", hasSms: true }];
      case "completed":
        return [{ to: "customer", event: "completed", hasSms: false }];
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
 * Whether a message that comes late still says what is so: that an order is on its way is of no use once it has
 * arrived, and would be wrong once it is off.
 */
export function isStillTrue({ event, order }: { event: string; order: OrderRow }): boolean {
  switch (event) {
    case "newOrder":
      return isOpenState(order.state);
    case "received":
    case "counterOffer":
      return order.state === "pending";
    case "confirmed":
      return order.state === "confirmed" || order.state === "inDelivery";
    case "underway":
      return order.state === "inDelivery";
    default:
      return true;
  }
}

function refund({ before, after }: OrderChange): readonly OrderNotification[] {
  return after.isRefunded && !before?.isRefunded ? [{ to: "customer", event: "refunded", hasSms: false }] : NONE;
}

/** What has nothing to be paid online, be it that nothing is to be paid, waits for nothing. */
function isReleased({ payment, isPaid, isRefunded }: OrderRow): boolean {
  return payment === undefined || isPaid || isRefunded;
}
