import type { KitchenOrder } from "@tresen/contract/display/display";

/** For so long after the last touch nothing moves. */
export const SETTLING = 4_000;

/**
 * The places of the tickets. While somebody is touching the display, a ticket that is finished leaves its place empty
 * and a new one comes last, so that nothing moves under a finger; afterwards they stand in the order of `orders`.
 * @returns the uids of the orders in their places, null for an empty place.
 */
export function placesOf({
  before,
  orders,
  isTouched,
}: {
  before: readonly (string | null)[];
  orders: readonly KitchenOrder[];
  isTouched: boolean;
}): (string | null)[] {
  const uids = orders.map(({ uid }) => uid);
  if (!isTouched) return uids;
  const kept = before.map((uid) => (uid !== null && uids.includes(uid) ? uid : null));
  return [...kept, ...uids.filter((uid) => !kept.includes(uid))];
}
