import type { ListedOrder } from "@tresen/contract/order/order";
import type { OrderPage } from "@tresen/core/order";
import type { JsonAnswer } from "./endpoint";

/** A page of orders as lists answer it. */
export function pageAnswer({ orders, cursor }: OrderPage): JsonAnswer<ListedOrder[]> {
  return { data: orders, cursor };
}
