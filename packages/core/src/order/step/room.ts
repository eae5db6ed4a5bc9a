import type { Instant } from "@tresen/contract/kit/time";
import type { Share } from "@tresen/contract/order/capacity/allocate";
import { readLiveState } from "../../live";
import { AppError, isAppError } from "../../platform/errors";
import { readCatalog } from "../../snapshot";
import { replaceDecided } from "../prepare/decide";
import type { OrderRow } from "../store";
import {
  ATTEMPTS,
  type Reserved,
  blockedOf,
  noLimits,
  overruled,
  pause,
  planAt,
  positionsOf,
  workOf,
} from "../capacity/plan";

interface Moving {
  before: OrderRow;
  /** The order as it was decided. */
  row: OrderRow;
  now: Instant;
}

/** When an order is to be ready: as agreed, else as promised. Null where nobody said a time. */
export function timeOf({ appointment, promisedAt }: Pick<OrderRow, "appointment" | "promisedAt">): Instant | null {
  const time = appointment ?? promisedAt;
  return time === undefined ? null : Date.parse(time);
}

/**
 * Replaces an order with what was decided, and with the minutes of stations that it takes for its time. What it holds
 * already it keeps as far as it needs it.
 * @param full what the caller is told where there is no room.
 * @throws conflict when there is no room, or somebody changed the order meanwhile.
 */
export async function replaceWithRoom({ before, row, now, full }: Moving & { full: string }): Promise<OrderRow> {
  for (let attempt = 1; ; attempt += 1) {
    const reserved = await reservedFor({ row, now, held: before.capacity, isConsistent: attempt > 1 });
    if (reserved === null) throw new AppError("order.capacity_full", "conflict", full);
    try {
      return await replaceDecided({ before, row: withReserved({ row, reserved }), limits: reserved?.limits });
    } catch (error) {
      if (!isAppError(error, "order.capacity_lost")) throw error;
      if (attempt === ATTEMPTS) throw new AppError("order.capacity_full", "conflict", full, [], { cause: error });
      await pause(attempt);
    }
  }
}

/**
 * Replaces an order with what staff decided about its time. Its minutes move to that time: to slots that have room, else
 * all into the slot of the time. Staff overrule the limits of stations, so nothing is refused because of them.
 * @throws conflict when somebody changed the order meanwhile.
 */
export async function replaceOverruling({ before, row, now }: Moving): Promise<OrderRow> {
  const reserved = await reservedFor({ row, now, without: before.capacity, isOverruling: true });
  return replaceDecided({
    before,
    row: withReserved({ row, reserved: reserved ?? undefined }),
    limits: reserved?.limits,
  });
}

/** The order with the minutes that it takes; without them if it takes none. */
export function withReserved({ row, reserved }: { row: OrderRow; reserved: Reserved | undefined }): OrderRow {
  const { capacity: _, ...rest } = row;
  return reserved && reserved.shares.length > 0 ? { ...rest, capacity: reserved.shares } : rest;
}

/** Whether there is room for the order at a time that staff propose, once it has given back what it holds. */
export async function hasRoomAt({ row, at, now }: { row: OrderRow; at: Instant; now: Instant }): Promise<boolean> {
  const asked = { ...row, appointment: new Date(at).toISOString() };
  return (await reservedFor({ row: asked, now, without: row.capacity })) !== null;
}

/** @returns undefined for an order that takes nothing, null where there is no room. */
async function reservedFor({
  row,
  now,
  isOverruling = false,
  ...holding
}: {
  row: OrderRow;
  now: Instant;
  held?: readonly Share[] | undefined;
  without?: readonly Share[] | undefined;
  isConsistent?: boolean;
  /** Whether it takes its minutes also where there is no room. */
  isOverruling?: boolean;
}): Promise<Reserved | null | undefined> {
  const time = timeOf(row);
  if (row.isQuotation || time === null) return undefined;
  const { stations, products } = await readCatalog();
  const work = workOf({ branch: row.branch, stations, positions: positionsOf({ items: row.items, products }) });
  if (!work) return undefined;
  const blocked = blockedOf((await readLiveState({ branch: row.branch, now })).blocks);
  // What an order that is late still needs is done now.
  const target = Math.max(time, now);
  const reserved = await planAt({ work, target, now, blocked, ...holding });
  if (!isOverruling) return reserved;
  return reserved ? { ...reserved, limits: noLimits(work.stations) } : overruled({ work, target });
}
