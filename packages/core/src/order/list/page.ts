import type { ListedOrder } from "@tresen/contract/order/order";
import { jsonBytes, listedView } from "./listed";
import { type CursorScope, cursorOf, placeIn } from "../../platform/cursor";
import type { Actor } from "../../platform/actor";
import { type ListPosition, parsePosition, positionText } from "../work/list-position";
import { type OrderRow, findOrders } from "../store";

/** The largest number of orders on a page, and of orders that one call reads. Further ones are on the next page. */
const WINDOW = 500;
/** The size limit of a page as JSON, far below what a function may answer. */
const PAGE_BYTES = 1_000_000;
/** The number of rows read at once, which limits how many large orders are in memory. */
const CHUNK = 100;

/** A page of a list and the position of the next one; null after the last. */
export interface OrderPage {
  orders: ListedOrder[];
  cursor: string | null;
}

export interface PageRequest {
  /** Who sees the page. */
  actor: Actor;
  /** What the cursor belongs to. */
  scope: CursorScope;
  cursor: string | undefined;
  limit: number;
  /** Whether `keep` drops many orders, so that more positions than the page holds are read at once. */
  isFiltered?: boolean | undefined;
  /** Returns the next positions of the list after `from`. */
  placesFrom: (request: { from: ListPosition | null; limit: number }) => Promise<ListPosition[]>;
  keep: (row: OrderRow) => boolean;
  /** How an order of the page looks. */
  view?: typeof listedView;
}

/**
 * One page, limited in number, size and reads. It may have fewer orders than requested, or none, and still a cursor.
 * @throws input for an invalid cursor.
 */
export async function readPage({
  actor,
  scope,
  cursor,
  limit: wanted,
  isFiltered = false,
  placesFrom,
  keep,
  view = listedView,
}: PageRequest): Promise<OrderPage> {
  const limit = Math.min(wanted, WINDOW);
  const orders: ListedOrder[] = [];
  let from: ListPosition | null = cursor ? parsePosition(placeIn({ scope, cursor })) : null;
  const cursorTo = (place: ListPosition | null): string | null =>
    cursorOf({ scope, place: place && positionText(place) });
  let bytes = 0;
  for (let seen = 0; seen < WINDOW;) {
    // One more position than the page holds shows whether there is another page.
    const asked = isFiltered ? WINDOW - seen : Math.min(limit + 1, WINDOW - seen);
    const places = await placesFrom({ from, limit: asked });
    for (let start = 0; start < places.length; start += CHUNK) {
      if (orders.length === limit) return { orders, cursor: cursorTo(from) };
      const chunk = places.slice(start, start + CHUNK);
      const rows = new Map((await findOrders(chunk.map(({ uid }) => uid))).map((row) => [row.uid, row]));
      for (const place of chunk) {
        if (orders.length === limit) return { orders, cursor: cursorTo(from) };
        const row = rows.get(place.uid);
        if (row && keep(row)) {
          const order = view({ row, actor });
          bytes += jsonBytes(order);
          if (bytes > PAGE_BYTES && orders.length > 0) return { orders, cursor: cursorTo(from) };
          orders.push(order);
        }
        from = place;
      }
    }
    seen += places.length;
    if (places.length < asked) return { orders, cursor: null };
  }
  return { orders, cursor: cursorTo(from) };
}
