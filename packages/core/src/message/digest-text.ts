import { BRANCH_DIGEST } from "@tresen/contract/message/message.texts";
import type { OrderRow } from "../order";
import { type OrderMessageContext, numberLabel } from "./order-facts";

/** Several new orders of a branch that one message is about. */
export type DigestContext = Omit<OrderMessageContext, "order"> & { orders: readonly OrderRow[] };

/** The orders in one line for an SMS, which is cut if it is too long. */
export function digestText({ orders, branch, config }: DigestContext): string {
  const [first] = orders;
  const label = first ? numberLabel({ order: first, config }) : "";
  const tickets = orders.map(({ ticketNumber }) => ticketNumber).join(", ");
  return `${digestTitle(orders)}, ${branchNameOf({ orders, branch })}: ${label} ${tickets}`;
}

export function digestTitle(orders: readonly OrderRow[]): string {
  return BRANCH_DIGEST.title({ count: orders.length, isQuotation: orders.every(({ isQuotation }) => isQuotation) });
}

export function branchNameOf({ orders, branch }: Pick<DigestContext, "orders" | "branch">): string {
  return branch?.name ?? orders[0]?.branchName ?? "";
}
