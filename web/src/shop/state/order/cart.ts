import { type DeliveryMethod, enabledMethods, methodFlags, methodOf } from "@tresen/contract/branch/branch-hours";
import type { PartValue } from "@tresen/contract/order/pricing";
import type { Branch } from "@tresen/contract/branch/branch.resource";
import type { DeliveryArea } from "@tresen/contract/branch/delivery-area-fields";
import type { Unit } from "@tresen/contract/catalog/units";
import { atom, useAtom } from "jotai";
import { useMemo } from "react";
import { readSession, writeSession } from "../browser/storage";

export interface CartItem {
  /** The product as it was when it was added: see `isSameProduct`. */
  product: { id: string; name: string; description: string; price: number | null };
  amount: number;
  unit: Unit;
  parts: PartValue[];
  /** The uploads in the answers, by id, with what is shown of them. */
  files?: Record<string, ShownFile>;
}

/** An uploaded file of an item. */
export interface ShownFile {
  id: string;
  version: number;
  extension: string;
  publicHash: string;
  name: string;
}

export interface Cart {
  items: CartItem[];
  /** Null until the customer chooses; then the shop's default applies. */
  method: DeliveryMethod | null;
  /** Id or name. */
  deliveryArea: string;
  order: {
    /** An instant; null for as soon as possible, or while `isPlanned` and no time is chosen. */
    appointment: string | null;
    /** Whether the customer wants a certain time. */
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

/** The identifier of the cart that the header loads where no branch is chosen. */
export const NO_BRANCH = "default";

/** Each branch's identifier has its own entry. */
const cartStorageKey = (identifier: string): string => `cart/${identifier}`;

/** The cart in session storage, with the fields of an order for the method; null until the customer chooses. */
export interface StoredCart extends Omit<Cart, "method"> {
  isDelivery: boolean | null;
  isDineIn: boolean | null;
}

export function storedCart({ method, ...cart }: Cart): StoredCart {
  return { ...cart, ...(method ? methodFlags(method) : { isDelivery: null, isDineIn: null }) };
}

/** Also reads carts that an earlier version of the shop stored in this session, with the method's name. */
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
  // Stored as soon as a screen uses it, even while it is empty.
  kept.onMount = (change) => change((cart) => cart);
  return kept;
}

const atoms = new Map<string, ReturnType<typeof createCartAtom>>();

export function cartAtom(identifier: string): ReturnType<typeof createCartAtom> {
  const known = atoms.get(identifier) ?? createCartAtom(identifier);
  atoms.set(identifier, known);
  return known;
}

/** The stored method if the branch still offers it, else the shop's default, else the first offered one. */
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

/** The stored area, else the branch's first one. */
export function chosenArea({ cart, branch }: { cart: Cart; branch: Branch }): DeliveryArea | null {
  return branch.deliveryAreas.find((area) => areaKey(area) === cart.deliveryArea) ?? branch.deliveryAreas[0] ?? null;
}

export function areaKey(area: DeliveryArea): string {
  return area.id ?? area.area;
}

/** Adds an item, or replaces the item `replaces` at its current position, which may have changed. */
export function withItem({ cart, item, replaces }: { cart: Cart; item: CartItem; replaces: CartItem | null }): Cart {
  if (replaces && cart.items.includes(replaces))
    return { ...cart, items: cart.items.map((old) => (old === replaces ? item : old)) };
  return { ...cart, items: [...cart.items, item] };
}

export function withoutItem({ cart, index }: { cart: Cart; index: number }): Cart {
  return { ...cart, items: cart.items.filter((_, position) => position !== index) };
}

/** The cart after an order: empty, without appointment and comment. Method and area are kept. */
export function clearedCart(cart: Cart): Cart {
  return { ...cart, items: [], order: { ...EMPTY_CART.order, table: cart.order.table } };
}

/** The cart of a branch and the functions that change it. */
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
