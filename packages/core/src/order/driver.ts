import type { OrderDriver } from "@tresen/contract/delivery/driver";
import type { Instant } from "@tresen/contract/kit/time";
import { ConditionFailed, type TransactionWrite, transactionWrites, writeTransaction } from "../platform/db";
import { requestFields } from "../platform/request";
import { OrderEntity } from "./order.entity";
import { type OrderRow, changedMeanwhile } from "./store";

/** The order with another driver, or none, and the entry of its timeline. */
export function withDriver({
  before,
  driver,
  run,
  by,
  now,
}: {
  before: OrderRow;
  driver: OrderDriver | null;
  run: string | null;
  by: { id: string; name: string };
  now: Instant;
}): OrderRow {
  const { driver: _, run: __, ...rest } = before;
  const at = new Date(now).toISOString();
  const { requestId } = requestFields();
  const entry = {
    ...{ at, by: by.id, name: by.name },
    ...(driver ? { action: "driver", message: driver.name } : { action: "driver-removed" }),
    ...(requestId ? { requestId } : {}),
  };
  return {
    ...rest,
    ...(driver ? { driver } : {}),
    ...(run ? { run } : {}),
    version: before.version + 1,
    updatedAt: at,
    timeline: [...before.timeline, entry],
  };
}

/** Writes one such order. @throws conflict when somebody changed it meanwhile. */
export async function writeDriver(row: OrderRow): Promise<void> {
  try {
    await writeTransaction({ entities: { orders: OrderEntity }, writes: () => driverWrites(row) });
  } catch (error) {
    throw error instanceof ConditionFailed ? changedMeanwhile(error) : error;
  }
}

/**
 * The write of who brings the order, on condition that nobody has changed it since it was read. It leaves
 * everything else as it is, so that what the
 * kitchen notes meanwhile stays.
 */
export function driverWrites({ uid, driver, run, version, updatedAt, timeline }: OrderRow): TransactionWrite[] {
  const set = { version, updatedAt, timeline, ...(driver ? { driver } : {}), ...(run ? { run } : {}) };
  return transactionWrites({
    entities: { orders: OrderEntity },
    writes: ({ orders }) => [
      orders
        .patch({ uid })
        .set(set)
        .remove([...(driver ? [] : (["driver"] as const)), ...(run ? [] : (["run"] as const))])
        .where((stored, { eq }) => eq(stored.version, version - 1))
        .commit(),
    ],
  });
}
