import { isObject } from "@tresen/contract/kit/object";
import type { EntityItem } from "electrodb";
import { type OrderRow, countsAsOrder, proceedsOf } from "../../order";
import { type Item, batchRead, keyOf, storageCall } from "../../platform/db";
import { CustomerOrderEntity } from "./customer-order.entity";
import type { CustomerFields } from "./rows";

export type CustomerOrderRow = EntityItem<typeof CustomerOrderEntity>;
type Figures = Pick<CustomerFields, "orderCount" | "grossTotal" | "firstOrderAt" | "lastOrderAt">;
type Counted = Pick<CustomerOrderRow, "gross" | "isCounted">;

/** How many keys are read at once. */
const PAGE = 500;
const NONE: Counted = { gross: 0, isCounted: false };

/** What an order counts at its customer. */
export function countedOf(order: OrderRow): Counted {
  return countsAsOrder(order) ? { gross: proceedsOf(order), isCounted: true } : NONE;
}

/** The figures with an order that counts otherwise than before. The time of an order that counts no more is left. */
export function withCounted({
  figures,
  was = NONE,
  is,
  createdAt: at,
}: {
  figures: Figures;
  was?: Counted;
  is: Counted;
  createdAt: string;
}): Figures {
  const { orderCount, grossTotal, firstOrderAt, lastOrderAt } = figures;
  return {
    orderCount: orderCount + Number(is.isCounted) - Number(was.isCounted),
    grossTotal: grossTotal + is.gross - was.gross,
    firstOrderAt: is.isCounted && (firstOrderAt === null || at < firstOrderAt) ? at : firstOrderAt,
    lastOrderAt: is.isCounted && (lastOrderAt === null || at > lastOrderAt) ? at : lastOrderAt,
  };
}

/** The figures of these orders. */
export function figuresOf(orders: readonly (Counted & Pick<CustomerOrderRow, "createdAt">)[]): Figures {
  return orders.reduce<Figures>((figures, order) => withCounted({ figures, is: order, createdAt: order.createdAt }), {
    orderCount: 0,
    grossTotal: 0,
    firstOrderAt: null,
    lastOrderAt: null,
  });
}

/** What is noted of an order; null where its customer is not known. */
export async function findNoted(uid: string): Promise<CustomerOrderRow | null> {
  const { data } = await storageCall(() => CustomerOrderEntity.get({ uid }).go({ consistent: true }));
  return data;
}

/** What is noted of these orders. */
export async function findAllNoted(uids: readonly string[]): Promise<CustomerOrderRow[]> {
  const keys = uids.map((uid) => keyOf(CustomerOrderEntity.get({ uid }).params()));
  const found = await batchRead(keys);
  return keys.flatMap((key) => notedOf(found(key)) ?? []);
}

/**
 * The orders of a customer, newest first. `ids` are the customer and those who were merged into them.
 * @param limit of each; without it all are read.
 */
export async function ordersOf({
  ids,
  limit = Number.POSITIVE_INFINITY,
}: {
  ids: readonly string[];
  limit?: number;
}): Promise<CustomerOrderRow[]> {
  const uids = (await Promise.all(ids.map((customer) => uidsOf({ customer, limit })))).flat();
  const rows = await findAllNoted(uids);
  return rows.toSorted((a, b) => (a.createdAt < b.createdAt ? 1 : -1)).slice(0, limit);
}

async function uidsOf({ customer, limit }: { customer: string; limit: number }): Promise<string[]> {
  const uids: string[] = [];
  let cursor: string | null = null;
  do {
    const page: { data: unknown; cursor: string | null } = await storageCall(() =>
      CustomerOrderEntity.query
        .history({ customer })
        .go({ data: "raw", order: "desc", limit: Math.min(limit, PAGE), cursor }),
    );
    uids.push(...uidsIn(page.data));
    cursor = page.cursor;
  } while (cursor !== null && uids.length < limit);
  return uids;
}

/** The index contains keys only: `{createdAt}#{uid}`. */
export function uidsIn(data: unknown): string[] {
  const rows = isObject(data) && Array.isArray(data.Items) ? data.Items : [];
  return rows.flatMap((keys: Record<string, unknown>) => String(keys.gsi1sk).split("#")[1] ?? []);
}

function notedOf(item: Item | undefined): CustomerOrderRow | null {
  return item ? CustomerOrderEntity.parse({ Item: item }).data : null;
}
