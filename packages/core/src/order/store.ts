import { isOpenState } from "@tresen/contract/order/order.state";
import { isAwaited } from "@tresen/contract/payment/payment.state";
import type { EntityItem } from "electrodb";
import { ConditionFailed, type Key, keyOf, batchRead, storageCall, writeTransaction } from "../platform/db";
import { AppError } from "../platform/errors";
import { OrderEntity } from "./order.entity";
import { SlotEntity } from "./slot.entity";

export type OrderRow = EntityItem<typeof OrderEntity>;

/** One step in an order's life. Both rows are whole, so that telling what happened takes no read. */
export interface OrderChange {
  /** Null for a new order. */
  before: OrderRow | null;
  after: OrderRow;
}

export function orderKey(uid: string): Key {
  return keyOf(OrderEntity.get({ uid }).params());
}

export function orderOf(item: Record<string, unknown> | undefined): OrderRow | null {
  return item ? OrderEntity.parse({ Item: item }).data : null;
}

export async function findOrder(uid: string): Promise<OrderRow | null> {
  const { data } = await storageCall(() => OrderEntity.get({ uid }).go({ consistent: true }));
  return data;
}

/** The orders with these numbers that there are, in the order asked for. */
export async function findOrders(uids: readonly string[]): Promise<OrderRow[]> {
  const found = await batchRead(uids.map(orderKey));
  return uids.flatMap((uid) => orderOf(found(orderKey(uid))) ?? []);
}

/**
 * Stores a changed order over the one that was read.
 * @throws conflict when somebody else changed it meanwhile.
 */
export async function replaceOrder({ before, row: changed }: { before: OrderRow; row: OrderRow }): Promise<void> {
  const row = listed(changed);
  try {
    if (before.slot === row.slot)
      await storageCall(() =>
        OrderEntity.put(row)
          .where(({ version }, { eq }) => eq(version, before.version))
          .go({ response: "none" }),
      );
    else await moveSlot({ before, row });
  } catch (error) {
    throw error instanceof ConditionFailed ? changedMeanwhile(error) : error;
  }
}

/**
 * One write with the order's own: the place that it leaves is free again, the one that it comes to is taken, whatever
 * the limit.
 */
async function moveSlot({ before, row }: { before: OrderRow; row: OrderRow }): Promise<void> {
  const counts = [
    { slot: before.slot, change: -1 },
    { slot: row.slot, change: 1 },
  ];
  await writeTransaction({
    entities: { order: OrderEntity, slot: SlotEntity },
    writes: (entities) => [
      entities.order
        .put(row)
        .where(({ version }, { eq }) => eq(version, before.version))
        .commit(),
      ...counts.flatMap(({ slot, change }) =>
        slot
          ? [
              entities.slot
                .update({ branch: row.branch, slot })
                .add({ taken: change })
                .set({ expiresAt: slotExpiry(slot) })
                .commit(),
            ]
          : [],
      ),
    ],
  });
}

/** Counters are kept for a while after their day: seconds since 1970. */
export function slotExpiry(slot: string): number {
  return Math.floor(Date.parse(slot) / 1000) + 30 * 86_400;
}

/** Orders whose money somebody has to look after. */
export const PAYMENT_WORK = "payment";

/** The open orders of a branch, as its desk lists them. */
export function openWork(branch: string): string {
  return `open#${branch}`;
}

/** The order with the work list that it belongs on. */
export function listed(row: OrderRow): OrderRow {
  return { ...row, worklist: worklistOf(row) };
}

/** Whether the desk must not see the order yet: it is paid online, and the money is not there. */
export function isAwaitingPayment({ state, payment }: Pick<OrderRow, "state" | "payment">): boolean {
  return state === "pending" && payment !== undefined && isAwaited(payment.state);
}

/**
 * An order is on one list at the most: the desk's once its money is there, that of payments while money is to come or
 * to go.
 */
function worklistOf(row: OrderRow): string {
  const { state, payment } = row;
  if (isOpenState(state) && !isAwaitingPayment(row)) return openWork(row.branch);
  return payment && (isAwaited(payment.state) || payment.state === "refunding") ? PAYMENT_WORK : "none";
}

export function changedMeanwhile(cause?: unknown): AppError {
  return new AppError(
    "order.changed",
    "conflict",
    "Diese Bestellung wurde inzwischen von jemand anderem bearbeitet. Bitte laden Sie sie neu.",
    [],
    { cause },
  );
}
