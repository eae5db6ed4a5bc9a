import { zoneOf } from "@tresen/contract/branch/branch-hours";
import type { Branch } from "@tresen/contract/branch/branch.resource";
import type { LiveState } from "@tresen/contract/live/live";
import { soldOutIn } from "@tresen/contract/live/sold-out";
import { soldOutText } from "@tresen/contract/live/live.texts";
import type { Instant } from "@tresen/contract/kit/time";
import type { Cart } from "../order/cart";
import type { CartView } from "../catalog";

/** What is sold out among the positions of the cart for the time it is wanted for, by the index in the cart. */
export function soldOutLines({
  live,
  branch,
  view: { lines },
  cart: {
    order: { appointment },
  },
  now,
}: {
  live: LiveState | undefined;
  branch: Branch;
  view: CartView;
  cart: Cart;
  now: Instant;
}): Map<number, string> {
  const at = appointment === null ? now : Date.parse(appointment);
  return new Map(
    lines.flatMap(({ item: { parts }, product, index }) => {
      const soldOut = soldOutIn({ live, at, product, parts });
      if (!soldOut) return [];
      const text = soldOutText({ until: Date.parse(soldOut.until), now, zone: zoneOf(branch) });
      return [[index, soldOut.option === null ? text : `${soldOut.option}: ${text}`] as const];
    }),
  );
}
