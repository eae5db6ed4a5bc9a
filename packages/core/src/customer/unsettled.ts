import { branches } from "@tresen/contract/branch/branch.resource";
import { findOrders, listPaymentWork, openOrdersOf } from "../order";
import { isUnsettled, unsettled } from "../order/erase";
import { allRows } from "../records/rows";
import { findAllNoted } from "./row/figures";

/** How many orders are named. */
const NAMED = 10;

/**
 * Refuses to erase somebody whose order is open, or whose payment or refund is under way. It looks at the work lists,
 * which are short; an order that is on its way there waits within the erasure.
 * @param ids the customer and those who were merged into them.
 * @throws conflict that names the orders.
 */
export async function refuseUnsettled(ids: readonly string[]): Promise<void> {
  const all = await allRows({ resource: branches });
  const open = await Promise.all(all.map(({ id }) => openOrdersOf({ branch: id })));
  const orders = [...open.flat(), ...(await findOrders(await listPaymentWork()))].filter(isUnsettled);
  const noted = await findAllNoted(orders.map(({ uid }) => uid));
  const theirs = new Set(noted.filter(({ customer }) => ids.includes(customer)).map(({ uid }) => uid));
  const found = orders.filter(({ uid }) => theirs.has(uid)).sort((a, b) => (a.createdAt < b.createdAt ? -1 : 1));
  if (found.length > 0) throw unsettled({ orders: found.slice(0, NAMED), isMore: found.length > NAMED });
}
