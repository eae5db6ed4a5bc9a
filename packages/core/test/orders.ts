import type { ListedOrder } from "@tresen/contract/order/order";
import { createOrder } from "../src/order/create";
import { listCurrentOrders } from "../src/order/list";
import { NOW, draft } from "./shop";

/** Creates an order and says how it is found. */
export async function placed(
  changes: Parameters<typeof draft>[0] = {},
  now = NOW,
): Promise<{ id: string; uid: string; hash: string }> {
  const { uid, hash } = await createOrder({ draft: draft(changes), now });
  return { id: `ord_${uid}`, uid, hash };
}

/** All open orders, or those of another list, page by page. */
export async function openOf(
  request: Parameters<typeof listCurrentOrders>[0],
  list: typeof listCurrentOrders = listCurrentOrders,
): Promise<ListedOrder[]> {
  const orders: ListedOrder[] = [];
  let cursor: string | undefined;
  do {
    const page = await list({ ...request, query: { ...request.query, cursor, limit: 500 } });
    orders.push(...page.orders);
    cursor = page.cursor ?? undefined;
  } while (cursor);
  return orders;
}
