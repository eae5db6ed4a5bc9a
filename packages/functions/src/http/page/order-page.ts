import type { ListedOrder } from "@tresen/contract/order/order";
import type { OrderPage } from "@tresen/core/order/list";
import type { JsonAnswer } from "../endpoint";

/** The answer with a page of orders. */
export function pageAnswer({ orders, cursor }: OrderPage): JsonAnswer<ListedOrder[]> {
  return { data: orders, cursor };
}
