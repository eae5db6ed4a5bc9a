import { type OrderRow, isAwaitingPayment } from "./store";

/** An order in one of these states is not fulfilled. */
const OFF: readonly OrderRow["state"][] = ["rejected", "canceled", "failed"];

export function isOff({ state }: Pick<OrderRow, "state">): boolean {
  return OFF.includes(state);
}

/**
 * Whether an order counts, in figures of customers and of the shop: not if it is not fulfilled, if it waits for its
 * online payment, or as a quotation that staff have not accepted.
 */
export function countsAsOrder(order: Pick<OrderRow, "state" | "payments" | "isQuotation">): boolean {
  return !isOff(order) && !isAwaitingPayment(order) && !(order.isQuotation && order.state === "pending");
}
