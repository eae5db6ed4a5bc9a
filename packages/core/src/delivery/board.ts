import type { Deliveries, DeliveryRun } from "@tresen/contract/delivery/delivery";
import type { Instant } from "@tresen/contract/kit/time";
import { orderPermissions } from "@tresen/contract/order/order.permissions";
import { type OrderRow, dueOnSite, openOrdersOf } from "../order";
import { orderId } from "../order/view";
import { type Actor, requirePermission } from "../platform/actor";
import { type RunRow, activeRuns, ordersOf, summaryOf } from "./runs";
import { deliveryOf, isOpenDelivery, stopOf } from "./stop";

/** The open deliveries of a branch, and its runs that are under way. @throws unauthenticated, forbidden. */
export async function readDeliveries({
  actor,
  branch,
  now,
}: {
  actor: Actor;
  branch: string;
  now: Instant;
}): Promise<Deliveries> {
  requirePermission({ actor, permission: orderPermissions.read, branch });
  const [rows, runs] = await Promise.all([openOrdersOf({ branch }), activeRuns({ branch, now })]);
  return {
    deliveries: rows.filter(isOpenDelivery).map(deliveryOf),
    runs: await Promise.all(runs.map(viewOf)),
  };
}

async function viewOf(run: RunRow): Promise<DeliveryRun> {
  const rows = await ordersOf(run);
  return {
    ...summaryOf(run),
    orders: rows.map((row) => {
      const { ticketNumber, state } = stopOf(row);
      return { id: orderId(row.uid), ticketNumber, state };
    }),
    collected: collectedBy(rows),
  };
}

/** What was paid on site for the orders that are completed, in cents. */
export function collectedBy(rows: readonly OrderRow[]): number {
  return rows.reduce((sum, row) => sum + (row.state === "completed" ? dueOnSite(row) : 0), 0);
}
