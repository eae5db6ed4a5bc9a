import type { ListedOrder } from "@tresen/contract/order/order";
import { jsonBytes, listedView } from "./listed";
import { type Place, cursorOf, placeIn } from "./place";
import { type OrderRow, findOrders } from "./store";

/** Orders on one page, and those that one call looks at; what is further on is on the next page. */
const WINDOW = 500;
/** What a page's orders may take as JSON: far below what a function may answer. */
const PAGE_BYTES = 1_000_000;
/** Rows read at once: as many as one call takes, so that no more large orders are held than that. */
const CHUNK = 100;

/** A page of a list, and where the next one begins; null after the last. */
export interface OrderPage {
  orders: ListedOrder[];
  cursor: string | null;
}

export interface PageRequest {
  cursor: string | undefined;
  limit: number;
  /** Whether `keep` leaves many out, so that more places than the page holds are asked for at once. */
  isFiltered?: boolean | undefined;
  /** The next places of the list behind `from`, in its sequence. */
  placesFrom: (request: { from: Place | null; limit: number }) => Promise<Place[]>;
  keep: (row: OrderRow) => boolean;
}

/**
 * One page: bounded in number, in size and in what is read for it. It may hold fewer orders than asked for, even none,
 * and still have a cursor. @throws input for a cursor that is none.
 */
export async function readPage({
  cursor,
  limit: wanted,
  isFiltered = false,
  placesFrom,
  keep,
}: PageRequest): Promise<OrderPage> {
  const limit = Math.min(wanted, WINDOW);
  const orders: ListedOrder[] = [];
  let from: Place | null = cursor === undefined ? null : placeIn(cursor);
  let bytes = 0;
  for (let seen = 0; seen < WINDOW;) {
    // One more than the page holds tells whether there is another page.
    const asked = isFiltered ? WINDOW - seen : Math.min(limit + 1, WINDOW - seen);
    const places = await placesFrom({ from, limit: asked });
    for (let start = 0; start < places.length; start += CHUNK) {
      if (orders.length === limit) return { orders, cursor: cursorOf(from) };
      const chunk = places.slice(start, start + CHUNK);
      const rows = new Map((await findOrders(chunk.map(({ uid }) => uid))).map((row) => [row.uid, row]));
      for (const place of chunk) {
        if (orders.length === limit) return { orders, cursor: cursorOf(from) };
        const row = rows.get(place.uid);
        if (row && keep(row)) {
          const order = listedView(row);
          bytes += jsonBytes(order);
          if (bytes > PAGE_BYTES && orders.length > 0) return { orders, cursor: cursorOf(from) };
          orders.push(order);
        }
        from = place;
      }
    }
    seen += places.length;
    if (places.length < asked) return { orders, cursor: null };
  }
  return { orders, cursor: cursorOf(from) };
}
