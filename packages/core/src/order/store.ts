import { isOpenState } from "@tresen/contract/order/order.state";
import { isAwaited } from "@tresen/contract/payment/payment.state";
import type { EntityItem } from "electrodb";
import { ORDER_CHANGED } from "@tresen/contract/order/refusal.texts";
import { ConditionFailed, type Key, keyOf, batchRead, storageCall, writeTransaction } from "../platform/db";
import { AppError } from "../platform/errors";
import { OrderEntity } from "./order.entity";
import { SlotEntity } from "./slot.entity";

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
  return item ? OrderEntity.parse({ Item: item }).data : null;
}

export async function findOrder(uid: string): Promise<OrderRow | null> {
  const { data } = await storageCall(() => OrderEntity.get({ uid }).go({ consistent: true }));
  return data;
}

/** The existing orders among these uids, in the given order. */
export async function findOrders(uids: readonly string[]): Promise<OrderRow[]> {
  const found = await batchRead(uids.map(orderKey));
  return uids.flatMap((uid) => orderOf(found(orderKey(uid))) ?? []);
}

/** Replaces an order if it is unchanged since it was read. @throws conflict when somebody else changed it meanwhile. */
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

/** Writes the order and both slot counters in one transaction. The new slot is taken even beyond the limit. */
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

/** When a slot's counter expires, some time after its day, in seconds since 1970. */
export function slotExpiry(slot: string): number {
  return Math.floor(Date.parse(slot) / 1000) + 30 * 86_400;
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
export function isAwaitingPayment({ state, payment }: Pick<OrderRow, "state" | "payment">): boolean {
  return state === "pending" && payment !== undefined && isAwaited(payment.state);
}

/**
 * An order is on at most one work list: on the payments' while money is to be received or refunded, else on its desk's
 * while it is open.
 */
function worklistOf(row: OrderRow): string {
  const { state, payment } = row;
  if (isOpenState(state) && !isAwaitingPayment(row)) return openWork(row.branch);
  return payment && (isAwaited(payment.state) || payment.state === "refunding") ? PAYMENT_WORK : "none";
}

export function changedMeanwhile(cause?: unknown): AppError {
  return new AppError("order.changed", "conflict", ORDER_CHANGED, [], { cause });
}
