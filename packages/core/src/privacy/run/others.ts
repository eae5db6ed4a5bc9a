import { branches } from "@tresen/contract/branch/branch.resource";
import { findAllNoted } from "../../customer";
import { type OrderRow, findOrders } from "../../order";
import { orderUidsPage } from "../../order/list";
import type { Outcome } from "../../platform/job";
import { allRows } from "../../records/rows";
import { eraseAll } from "./orders";
import { reachOfOrder } from "./reach-of-order";
import { type Slice, goOn } from "./slice";

const PAGE = 100;

/**
 * Erases orders of the person that belong to no customer, since they were turned away or never paid: nothing leads to
 * them, so all orders are looked through. The same mail address is the same person, and the same number with the same last
 * name. What was ordered after the erasure began is none of it.
 */
export async function eraseOthers(slice: Slice): Promise<Outcome> {
  const { data, now } = slice;
  if (data.reach.length === 0) return goOn(slice, null);
  const [index, after]: [number, string | null] = data.place === null ? [0, null] : JSON.parse(data.place);
  const all = (await allRows({ resource: branches })).map(({ id }) => id).sort();
  const branch = all[index];
  if (branch === undefined) return goOn(slice, null);
  const { uids, next } = await orderUidsPage({ branch, after, limit: PAGE });
  const theirs = await ofPerson({ orders: await findOrders(uids), slice });
  const isWaiting = await eraseAll({ uids: theirs, at: now });
  const place = next === null ? [index + 1, null] : [index, next];
  const found = { ...data, orders: data.orders + theirs.length, isWaiting: data.isWaiting || isWaiting };
  return goOn({ ...slice, data: found }, JSON.stringify(place));
}

async function ofPerson({ orders, slice }: { orders: readonly OrderRow[]; slice: Slice }): Promise<string[]> {
  const { startedAt, reach, ids } = slice.data;
  const known = new Set(reach);
  const left = orders.filter(({ erasedAt, createdAt }) => erasedAt === undefined && createdAt <= startedAt);
  const alike = await Promise.all(
    left.map(async (order) => {
      const { mails, named } = await reachOfOrder(order);
      return [...mails, ...named].some((hash) => known.has(hash)) ? [order.uid] : [];
    }),
  );
  const uids = alike.flat();
  // Others may have the same number, and somebody may have ordered for the person.
  const noted = new Map((await findAllNoted(uids)).map(({ uid, customer }) => [uid, customer]));
  return uids.filter((uid) => ids.includes(noted.get(uid) ?? slice.data.customer));
}
