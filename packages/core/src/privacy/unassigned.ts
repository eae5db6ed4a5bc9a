import { findAllNoted, findUnassigned, hashesOf } from "../customer";
import { type OrderRow, findOrders } from "../order";

/**
 * The orders of somebody that belong to no customer, such as ones that were turned away. The same mail address is the
 * same person, and so is the same number with the same last name.
 * @param who with normalised addresses and numbers.
 */
export async function unassignedOrders(who: Parameters<typeof hashesOf>[0]): Promise<OrderRow[]> {
  const found = await Promise.all(hashesOf(who).sure.map(findUnassigned));
  const uids = [...new Set(found.flat().map(({ uid }) => uid))];
  // Those that belong to somebody by now have been told, or are of others.
  const noted = new Set((await findAllNoted(uids)).map(({ uid }) => uid));
  const orders = await findOrders(uids.filter((uid) => !noted.has(uid)));
  return orders.filter(({ erasedAt }) => erasedAt === undefined);
}
