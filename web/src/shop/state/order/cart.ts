import { type DeliveryMethod, enabledMethods, methodFlags, methodOf } from "@tresen/contract/branch/branch-hours";
import type { PartValue } from "@tresen/contract/order/pricing";
import type { Branch, DeliveryArea } from "@tresen/contract/branch/branch.resource";
import type { Unit } from "@tresen/contract/catalog/units";
import { atom, useAtom } from "jotai";
import { useMemo } from "react";
import { readSession, writeSession } from "../browser/storage";

export interface CartItem {
  /** The product as it was when it was chosen: see `isSameProduct`. */
  product: { id: string; name: string; description: string; price: number | null };
  amount: number;
  unit: Unit;
  parts: PartValue[];
  /** The files that the answers name, by id: what is shown of them. */
  files?: Record<string, ShownFile>;
}

/** A file that was sent for an item. */
export interface ShownFile {
  id: string;
  version: number;
  extension: string;
  publicHash: string;
  name: string;
}

export interface Cart {
  items: CartItem[];
  /** Null until the customer chose: then the shop's default counts. */
  method: DeliveryMethod | null;
  /** Id or name. */
  deliveryArea: string;
  order: {
    /** An instant; null for as soon as possible, or while `isPlanned` waits for one. */
    appointment: string | null;
    /** The customer wants a certain time. */
    isPlanned: boolean;
    comment: string;
    table: string | null;
  };
}

export const EMPTY_CART: Cart = {
  items: [],
  method: null,
  deliveryArea: "",
  order: { appointment: null, isPlanned: false, comment: "", table: null },
};

/** The cart that the header loads where no branch is chosen yet. */
export const NO_BRANCH = "default";

/** One for each branch's identifier. */
const cartStorageKey = (identifier: string): string => `cart/${identifier}`;

/** A cart as the session keeps it: the method as the order names it, and null until the customer chose. */
export interface StoredCart extends Omit<Cart, "method"> {
  isDelivery: boolean | null;
  isDineIn: boolean | null;
}

export function storedCart({ method, ...cart }: Cart): StoredCart {
  return { ...cart, ...(method ? methodFlags(method) : { isDelivery: null, isDineIn: null }) };
}

/** Also from what an earlier version of the shop kept in this session, with the method's name. */
export function restoredCart({ isDelivery, isDineIn, ...cart }: Partial<StoredCart & Pick<Cart, "method">>): Cart {
  const method = typeof isDelivery === "boolean" ? methodOf({ isDelivery, isDineIn: isDineIn ?? false }) : null;
  return { ...EMPTY_CART, method, ...cart };
}

function createCartAtom(identifier: string) {
  const key = cartStorageKey(identifier);
  const base = atom<Cart>(restoredCart(readSession<Partial<StoredCart>>(key) ?? {}));
  const kept = atom(
    (get) => get(base),
    (get, set, change: (cart: Cart) => Cart) => {
      const cart = change(get(base));
      set(base, cart);
      writeSession(key, storedCart(cart));
    },
  );
  // In the session as soon as a screen uses it, also while nothing is in it.
  kept.onMount = (change) => change((cart) => cart);
  return kept;
}

const atoms = new Map<string, ReturnType<typeof createCartAtom>>();

export function cartAtom(identifier: string): ReturnType<typeof createCartAtom> {
  const known = atoms.get(identifier) ?? createCartAtom(identifier);
  atoms.set(identifier, known);
  return known;
}

/** The stored method if the branch still offers it, else the shop's default, else what there is. */
export function chosenMethod({
  cart,
  branch,
  fallback,
}: {
  cart: Cart;
  branch: Branch;
  fallback: DeliveryMethod;
}): DeliveryMethod {
  const enabled = enabledMethods(branch);
  const wanted = [cart.method, fallback].find((method) => method !== null && enabled.includes(method));
  return wanted ?? enabled[0] ?? "takeaway";
}

/** The stored area, else the branch's first. */
export function chosenArea({ cart, branch }: { cart: Cart; branch: Branch }): DeliveryArea | null {
  return branch.deliveryAreas.find((area) => areaKey(area) === cart.deliveryArea) ?? branch.deliveryAreas[0] ?? null;
}

export function areaKey(area: DeliveryArea): string {
  return area.id ?? area.area;
}

/** Appends, or puts it in the place of `replaces`: wherever that stands by now, since others may have left the cart. */
export function withItem({ cart, item, replaces }: { cart: Cart; item: CartItem; replaces: CartItem | null }): Cart {
  if (replaces && cart.items.includes(replaces))
    return { ...cart, items: cart.items.map((old) => (old === replaces ? item : old)) };
  return { ...cart, items: [...cart.items, item] };
}

export function withoutItem({ cart, index }: { cart: Cart; index: number }): Cart {
  return { ...cart, items: cart.items.filter((_, position) => position !== index) };
}

/** After an order: nothing in it, appointment and comment blank; method and area stay chosen. */
export function clearedCart(cart: Cart): Cart {
  return { ...cart, items: [], order: { ...EMPTY_CART.order, table: cart.order.table } };
}

/** A branch's cart and what can be done to it. */
export function useCart(branch: Branch) {
  const [cart, change] = useAtom(cartAtom(branch.identifier));
  const actions = useMemo(
    () => ({
      save: ({ item, replaces }: { item: CartItem; replaces: CartItem | null }) =>
        change((old) => withItem({ cart: old, item, replaces })),
      remove: (index: number) => change((old) => withoutItem({ cart: old, index })),
      keep: (items: CartItem[]) => change((old) => ({ ...old, items })),
      choose: (choice: Partial<Pick<Cart, "method" | "deliveryArea">>) => change((old) => ({ ...old, ...choice })),
      note: (order: Partial<Cart["order"]>) => change((old) => ({ ...old, order: { ...old.order, ...order } })),
      clear: () => change(clearedCart),
    }),
    [change],
  );
  return { cart, ...actions };
}
