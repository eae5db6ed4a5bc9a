import { isOpenState } from "@tresen/contract/order/order.state";
import { isAwaited } from "@tresen/contract/payment/payment.state";
import type { EntityItem } from "electrodb";
import { ORDER_CHANGED } from "@tresen/contract/order/refusal.texts";
import { type Key, keyOf, batchRead, storageCall } from "../platform/db";
import { AppError } from "../platform/errors";
import { modern } from "./money/earlier-payment";
import { isMoneyDue, onlinePayment } from "./money/money";
import { OrderEntity } from "./order.entity";

export type OrderRow = EntityItem<typeof OrderEntity>;

/** A change of an order. Both rows are complete, so messages about it need no further read. */
export interface OrderChange {
  /** Null for a new order. */
  before: OrderRow | null;
  after: OrderRow;
}

export function orderKey(uid: string): Key {
  return keyOf(OrderEntity.get({ uid }).params());
}

export function orderOf(item: Record<string, unknown> | undefined): OrderRow | null {
  const row = item ? OrderEntity.parse({ Item: item }).data : null;
  return row && modern(row);
}

export async function findOrder(uid: string): Promise<OrderRow | null> {
  const { data } = await storageCall(() => OrderEntity.get({ uid }).go({ consistent: true }));
  return data && modern(data);
}

/** The existing orders among these uids, in the given order. */
export async function findOrders(uids: readonly string[]): Promise<OrderRow[]> {
  const found = await batchRead(uids.map(orderKey));
  return uids.flatMap((uid) => orderOf(found(orderKey(uid))) ?? []);
}

/** The work list of orders with a pending payment or refund. */
export const PAYMENT_WORK = "payment";

/** The work list of a branch's open orders, which its desk shows. */
export function openWork(branch: string): string {
  return `open#${branch}`;
}

/** The order with the work list that its state belongs to. */
export function listed(row: OrderRow): OrderRow {
  return { ...row, worklist: worklistOf(row) };
}

/** Whether the desk must not show the order yet, because it is paid online and the money has not arrived. */
export function isAwaitingPayment(row: Pick<OrderRow, "state" | "payments">): boolean {
  const payment = onlinePayment(row);
  return row.state === "pending" && payment !== undefined && isAwaited(payment.state);
}

/**
 * An order is on at most one work list: on the payments' while money is to be received or refunded, else on its desk's
 * while it is open.
 */
function worklistOf(row: OrderRow): string {
  if (isOpenState(row.state) && !isAwaitingPayment(row)) return openWork(row.branch);
  return isMoneyDue(row) ? PAYMENT_WORK : "none";
}

/** Others took what was left of a station between reading and writing. */
export function capacityLost(cause: unknown): AppError {
  return new AppError("order.capacity_lost", "conflict", ORDER_CHANGED, [], { cause });
}

export function changedMeanwhile(cause?: unknown): AppError {
  return new AppError("order.changed", "conflict", ORDER_CHANGED, [], { cause });
}
