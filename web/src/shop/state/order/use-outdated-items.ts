import type { Branch } from "@tresen/contract/branch/branch.resource";
import { useSetAtom } from "jotai";
import { useEffect } from "react";
import { useCart } from "./cart";
import { useCartView } from "../catalog";
import { removedAtom } from "../browser/panels";
import { useShop } from "../shop-query";

/** Removes outdated items from the cart and stores their names for a message to the customer. */
export function useOutdatedItems(branch: Branch): void {
  const shop = useShop();
  const { cart, keep } = useCart(branch);
  const { lines, outdated } = useCartView({ shop, branch, cart });
  const setRemoved = useSetAtom(removedAtom);
  useEffect(() => {
    if (outdated.length === 0) return;
    setRemoved((names) => [...new Set([...names, ...outdated.map(({ product }) => product.name)])]);
    keep(lines.map(({ item }) => item));
  }, [lines, outdated, keep, setRemoved]);
}
