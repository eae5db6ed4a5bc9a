import { contactsOf, customerOrdersPage, customerRows, keptOf } from "../customer";
import { type OrderRow, findOrders } from "../order";
import { type Row, findRow } from "../records/rows";
import type { Reach } from "./begin";

/** Somebody whose data is collected. */
export interface Person {
  row: Row;
  /** The customer and those who were merged into them. */
  ids: string[];
  /** Their mail addresses and numbers, normalised. */
  reach: Reach[];
}

/** The customer with this id; null where there is none. */
export async function findPerson(id: string): Promise<Person | null> {
  const row = await findRow({ resource: customerRows, id });
  if (!row) return null;
  return { row, ids: [id, ...keptOf(row).merged], reach: contactsOf(customerRows.fieldsOf(row)) };
}

/** How many orders are read at once. */
const PAGE = 100;

interface PageAsked {
  /** The customer and those who were merged into them. */
  ids: readonly string[];
  /** `next` of the page before; null for the first. */
  place: string | null;
  limit?: number;
}

/**
 * A page of the orders of these customers, so that never all of them are in memory. What belongs to each of them is told
 * by `belongingsOf`.
 */
export async function ordersOfPerson({ ids, place, limit = PAGE }: PageAsked): Promise<{
  orders: OrderRow[];
  next: string | null;
}> {
  const { index, after } = placeOf(place);
  const customer = ids[index];
  if (customer === undefined) return { orders: [], next: null };
  const { uids, next } = await customerOrdersPage({ customer, after, limit });
  const orders = await findOrders(uids);
  if (next !== null) return { orders, next: JSON.stringify([index, next]) };
  return { orders, next: index + 1 < ids.length ? JSON.stringify([index + 1, null]) : null };
}

function placeOf(place: string | null): { index: number; after: string | null } {
  const [index, after]: unknown[] = place === null ? [0, null] : JSON.parse(place);
  return { index: Number(index), after: typeof after === "string" ? after : null };
}
