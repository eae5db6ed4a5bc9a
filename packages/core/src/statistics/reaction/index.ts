import type { OrderChange } from "../../order";
import type { BatchReactions } from "../../platform/event";

/** Counts orders. Its code is loaded with the first of them. */
export const statisticsReactions = { orders: [countOrders] } satisfies { orders: BatchReactions<OrderChange> };

async function countOrders(changes: readonly OrderChange[]): Promise<void> {
  await (await import("../order")).countOrders(changes);
}
