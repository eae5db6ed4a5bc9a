import type { OrderChange, OrderRow } from "../../order";
import type { Reactions } from "../../platform/event";

/** Finds the customers of orders, and lets those of blocked ones wait. Its code is loaded with the first of them. */
export const customerReactions = { order: [holdBlocked, noteCustomer] } satisfies { order: Reactions<OrderChange> };

async function holdBlocked(change: OrderChange): Promise<void> {
  if (isReachable(change)) await (await import("./hold-order")).holdBlocked(change);
}

async function noteCustomer(change: OrderChange): Promise<void> {
  if (isReachable(change)) await (await import("./note-order")).noteCustomer(change);
}

/** Whether the order says how its customer is reached, or said so before. */
function isReachable({ before, after }: OrderChange): boolean {
  return [before, after].some((order) => order?.customer.email || order?.customer.phone);
}

/** See `newcomers.ts`. */
export async function newcomersAmong(orders: readonly OrderRow[]): Promise<Map<string, boolean>> {
  return (await import("./newcomers")).newcomersAmong(orders);
}
