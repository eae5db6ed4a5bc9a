import { findAllNoted, findUnassigned } from "../../customer";
import type { Outcome } from "../../platform/job";
import { eraseAll } from "./orders";
import { type Slice, goOn } from "./slice";

/** How many hashes are looked up at once. */
const PAGE = 20;

/**
 * Erases orders of the person that belong to no customer, such as those that were turned away or never paid. The same mail
 * address is the same person, and so is the same number with the same last name. What was ordered after the erasure began
 * is none of it, and neither is what belongs to somebody else by now.
 */
export async function eraseOthers({ data, now }: Slice): Promise<Outcome> {
  const from = Number(data.place ?? 0);
  const found = await Promise.all(data.reach.slice(from, from + PAGE).map(findUnassigned));
  const uids = found.flat().flatMap(({ uid, createdAt }) => (createdAt <= data.startedAt ? [uid] : []));
  const noted = new Map((await findAllNoted(uids)).map(({ uid, customer }) => [uid, customer]));
  const theirs = [...new Set(uids)].filter((uid) => data.ids.includes(noted.get(uid) ?? data.customer));
  const isWaiting = await eraseAll({ uids: theirs, at: now });
  const after = { ...data, orders: data.orders + theirs.length, isWaiting: data.isWaiting || isWaiting };
  return goOn(after, from + PAGE < data.reach.length ? String(from + PAGE) : null);
}
