import type { BranchHours } from "@tresen/contract/branch/branch-hours";
import { DAY, type Instant } from "@tresen/contract/kit/time";
import type { ListedOrder } from "@tresen/contract/order/order";
import { type DueOrder, answerDueAt } from "@tresen/contract/order/order-due";

type Timed = Pick<ListedOrder, "state" | "appointment" | "promisedAt"> & DueOrder;

/**
 * Whether the time that was agreed or promised for an open order is over, or nobody has answered it in time, as the desk
 * counts it. @param branch whose hours say when a preorder is to be answered, if they are known.
 */
export function isLate({
  order,
  branch,
  now,
}: {
  order: Timed;
  branch?: BranchHours | undefined;
  now: Instant;
}): boolean {
  const due = order.appointment ?? order.promisedAt;
  if (due !== null && Date.parse(due) < now) return true;
  if (order.state !== "pending") return false;
  // Also a request for a time that is far off is to be answered within a day.
  const isWaiting = order.isQuotation && !order.counterAppointment && Date.parse(order.createdAt) + DAY < now;
  return isWaiting || answerDueAt({ order, branch }) < now;
}
