import type { EntityItem } from "electrodb";
import { ConditionFailed, type Item, type Key, type OrderEntity, committed, keyOf, readTogether, service, stored } from "../db";
import { AppError } from "../errors";

export type OrderRow = EntityItem<typeof OrderEntity>;

const { order } = service.entities;

export function orderKey(uid: string): Key {
  return keyOf(order.get({ uid }).params());
}

export function orderOf(item: Item | undefined): OrderRow | null {
  return item ? order.parse({ Item: item }).data : null;
}

export async function findOrder(uid: string): Promise<OrderRow | null> {
  const { data } = await stored(() => order.get({ uid }).go({ consistent: true }));
  return data;
}

/** The orders with these numbers that there are, in the order asked for. */
export async function findOrders(uids: readonly string[]): Promise<OrderRow[]> {
  const found = await readTogether(uids.map(orderKey));
  return uids.flatMap((uid) => orderOf(found(orderKey(uid))) ?? []);
}

/**
 * Stores a changed order over the one that was read.
 * @throws conflict when somebody else changed it meanwhile.
 */
export async function replaceOrder({ before, row }: { before: OrderRow; row: OrderRow }): Promise<void> {
  try {
    if (before.slot === row.slot) await stored(() => order.put(row).where(({ version }, { eq }) => eq(version, before.version)).go({ response: "none" }));
    else await moveSlot({ before, row });
  } catch (error) {
    throw error instanceof ConditionFailed ? changedMeanwhile(error) : error;
  }
}

/** An order that is off gives its place in the slot back; one that is moved takes a place in the other, which the shop itself proposed. */
async function moveSlot({ before, row }: { before: OrderRow; row: OrderRow }): Promise<void> {
  await committed(() =>
    service.transaction
      .write((entities) => [
        entities.order.put(row).where(({ version }, { eq }) => eq(version, before.version)).commit(),
        ...(before.slot ? [entities.slot.update({ branch: before.branch, slot: before.slot }).add({ taken: -1 }).commit()] : []),
        ...(row.slot ? [entities.slot.update({ branch: row.branch, slot: row.slot }).add({ taken: 1 }).set({ expiresAt: slotExpiry(row.slot) }).commit()] : []),
      ])
      .go(),
  );
}

/** Counters are kept for a while after their day: seconds since 1970. */
export function slotExpiry(slot: string): number {
  return Math.floor(Date.parse(slot) / 1000) + 30 * 86_400;
}

export function changedMeanwhile(cause?: unknown): AppError {
  return new AppError("order.changed", "conflict", "Diese Bestellung wurde inzwischen von jemand anderem bearbeitet. Bitte laden Sie sie neu.", [], { cause });
}

