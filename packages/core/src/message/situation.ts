import { HOUR, MINUTE } from "@tresen/contract/kit/time";
import { branchRows } from "../branch/rows";
import { configKey, configOf } from "../config";
import { type OrderRow, findOrder, findOrders } from "../order";
import type { Message } from "../outbox";
import { type Key, readTogether } from "../platform/db";
import type { Job, Outcome } from "../platform/job";
import { rowKey, rowOf } from "../records/rows";
import { isStillSo } from "./decide";
import type { OrderSituation } from "./order-facts";

/** Waits of a message before each further attempt. */
export const WAITS = [MINUTE, 5 * MINUTE, 15 * MINUTE, HOUR, 4 * HOUR];
/** What a message is dropped for that says nothing any more. */
export const SUPERSEDED: Outcome = { state: "dropped", reason: "superseded" };

export type Surroundings = Pick<OrderSituation, "branch" | "config">;

/** Configuration and branch as they are now, and whether there are rows of these keys: in one read. */
export async function readSurroundings({
  branch,
  also = [],
}: {
  branch: string | undefined;
  also?: readonly Key[];
}): Promise<Surroundings & { isThere: (key: Key) => boolean }> {
  const key = branch === undefined ? [] : [rowKey({ resource: branchRows, id: branch })];
  const found = await readTogether([configKey, ...key, ...also]);
  const item = key[0] && found(key[0]);
  return {
    config: configOf(found(configKey)),
    branch: item ? branchRows.recordOf(rowOf(item)) : null,
    isThere: (wanted) => found(wanted) !== undefined,
  };
}

/** The order that a message is about, or why it is not told of any more. */
export async function orderToTell({
  job,
  message: { event, isRequested },
}: {
  job: Job;
  message: Message;
}): Promise<{ order: OrderRow } | { dropped: Outcome }> {
  const order = await findOrder(job.owner);
  if (!order) return { dropped: { state: "dropped", reason: "no order" } };
  return isRequested || isStillSo({ event, order }) ? { order } : { dropped: SUPERSEDED };
}

/** Of several new orders those that are still to be dealt with, oldest first. */
export async function newOrdersOf(uids: readonly string[]): Promise<OrderRow[]> {
  return (await findOrders(uids))
    .filter((order) => isStillSo({ event: "newOrder", order }))
    .sort((a, b) => a.createdAt.localeCompare(b.createdAt) || a.ticketNumber - b.ticketNumber);
}
