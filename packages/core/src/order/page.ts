import { VALIDATION } from "@tresen/contract/kit/validation/validation.texts";
import type { ListedOrder } from "@tresen/contract/order/order";
import { inputError } from "../platform/errors";
import { jsonBytes, listedView } from "./listed";
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
  /** Whether `keep` leaves many out, so that more keys than the page holds are asked for at once. */
  isFiltered?: boolean | undefined;
  /** The next keys of the list behind `from`, in its order. */
  keysFrom: (request: { from: string | null; limit: number }) => Promise<string[]>;
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
  keysFrom,
  keep,
}: PageRequest): Promise<OrderPage> {
  const limit = Math.min(wanted, WINDOW);
  const orders: ListedOrder[] = [];
  let from = cursor === undefined ? null : keyIn(cursor);
  let bytes = 0;
  for (let seen = 0; seen < WINDOW;) {
    // One more than the page holds tells whether there is another page.
    const asked = isFiltered ? WINDOW - seen : Math.min(limit + 1, WINDOW - seen);
    const keys = await keysFrom({ from, limit: asked });
    for (let start = 0; start < keys.length; start += CHUNK) {
      if (orders.length === limit) return { orders, cursor: cursorOf(from) };
      const chunk = keys.slice(start, start + CHUNK);
      const rows = new Map((await findOrders(chunk.map(uidIn))).map((row) => [row.uid, row]));
      for (const key of chunk) {
        if (orders.length === limit) return { orders, cursor: cursorOf(from) };
        const row = rows.get(uidIn(key));
        if (row && keep(row)) {
          const order = listedView(row);
          bytes += jsonBytes(order);
          if (bytes > PAGE_BYTES && orders.length > 0) return { orders, cursor: cursorOf(from) };
          orders.push(order);
        }
        from = key;
      }
    }
    seen += keys.length;
    if (keys.length < asked) return { orders, cursor: null };
  }
  return { orders, cursor: cursorOf(from) };
}

/** The order's number in a key of an index: `{createdAt}#{uid}`. */
export function uidIn(key: string): string {
  return key.split("#")[1] ?? "";
}

function cursorOf(key: string | null): string | null {
  return key === null ? null : Buffer.from(key).toString("base64url");
}

function keyIn(cursor: string): string {
  const key = Buffer.from(cursor, "base64url").toString();
  if (!/^[0-9TZ:.-]{24}#[0-9A-Z]{26}$/.test(key))
    throw inputError({
      code: "order.cursor_invalid",
      faults: [{ field: "cursor", code: "validation.invalid", message: VALIDATION.invalid }],
    });
  return key;
}
