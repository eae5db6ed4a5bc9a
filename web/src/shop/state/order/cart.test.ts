import type { Branch } from "@tresen/contract/branch/branch.resource";
import { createStore } from "jotai";
import { describe, expect, it, vi } from "vitest";
import {
  type Cart,
  type CartItem,
  EMPTY_CART,
  NO_BRANCH,
  cartAtom,
  chosenArea,
  chosenMethod,
  clearedCart,
  restoredCart,
  storedCart,
  withItem,
  withoutItem,
} from "./cart";

const item = (id: string): CartItem => ({
  product: { id, name: id, description: "", price: 100 },
  amount: 1,
  unit: "piece",
  parts: [],
});
const cart = (fields: Partial<Cart>): Cart => ({ ...EMPTY_CART, ...fields });
const branch = (fields: Partial<Branch>): Branch =>
  ({
    isTakeawayEnabled: true,
    isDeliveryEnabled: true,
    isDineInEnabled: false,
    deliveryAreas: [],
    ...fields,
  }) as Branch;
const area = (id: string | undefined, name: string) => ({
  ...(id ? { id } : {}),
  area: name,
  price: 0,
  tax: 0.2,
  free: false,
});

describe("chosenMethod", () => {
  it("is the stored one, else the shop's default, else what the branch offers", () => {
    expect(chosenMethod({ cart: cart({ method: "delivery" }), branch: branch({}), fallback: "takeaway" })).toBe(
      "delivery",
    );
    expect(chosenMethod({ cart: cart({}), branch: branch({}), fallback: "delivery" })).toBe("delivery");
    expect(chosenMethod({ cart: cart({}), branch: branch({}), fallback: "dineIn" })).toBe("takeaway");
    expect(
      chosenMethod({
        cart: cart({ method: "dineIn" }),
        branch: branch({ isTakeawayEnabled: false }),
        fallback: "takeaway",
      }),
    ).toBe("delivery");
  });
});

describe("chosenArea", () => {
  const areas = [area("a1", "1070"), area(undefined, "1080")];
  it("is the stored one by id or name, else the first", () => {
    expect(chosenArea({ cart: cart({ deliveryArea: "1080" }), branch: branch({ deliveryAreas: areas }) })?.area).toBe(
      "1080",
    );
    expect(chosenArea({ cart: cart({ deliveryArea: "gone" }), branch: branch({ deliveryAreas: areas }) })?.area).toBe(
      "1070",
    );
    expect(chosenArea({ cart: cart({}), branch: branch({}) })).toBeNull();
  });
});

describe("items", () => {
  it("are appended, replaced at an index, removed", () => {
    const two = withItem({
      cart: withItem({ cart: EMPTY_CART, item: item("a"), replaces: null }),
      item: item("b"),
      replaces: null,
    });
    expect(
      withItem({ cart: two, item: item("c"), replaces: two.items[0] ?? null }).items.map(({ product }) => product.id),
    ).toEqual(["c", "b"]);
    expect(withoutItem({ cart: two, index: 0 }).items.map(({ product }) => product.id)).toEqual(["b"]);
  });
  it("are removed after an order, with appointment and comment; method and area stay", () => {
    const ordered = cart({
      items: [item("a")],
      method: "delivery",
      deliveryArea: "x",
      order: { appointment: "2026-06-05T18:00:00Z", isPlanned: true, comment: "bitte läuten", table: null },
    });
    expect(clearedCart(ordered)).toEqual({ ...ordered, items: [], order: EMPTY_CART.order });
  });
});

describe("in the session", () => {
  it("a cart has the specification's fields, and is restored as it was", () => {
    const kept = cart({
      items: [item("a")],
      method: "dineIn",
      deliveryArea: "x",
      order: { appointment: "2026-06-05T18:00:00Z", isPlanned: true, comment: "bitte läuten", table: "t1" },
    });
    expect(storedCart(kept)).toEqual({
      items: kept.items,
      isDelivery: false,
      isDineIn: true,
      deliveryArea: "x",
      order: kept.order,
    });
    for (const method of ["takeaway", "delivery", "dineIn", null] as const)
      expect(restoredCart(storedCart({ ...kept, method }))).toEqual({ ...kept, method });
    expect(restoredCart({})).toEqual(EMPTY_CART);
  });
  it("an unused cart has them too, without a chosen method", () => {
    expect(storedCart(EMPTY_CART)).toEqual({
      items: [],
      isDelivery: null,
      isDineIn: null,
      deliveryArea: "",
      order: EMPTY_CART.order,
    });
  });
  it("a cart is kept under its key from the moment a screen uses it", () => {
    const entries = new Map<string, string>();
    vi.stubGlobal("sessionStorage", {
      getItem: (key: string) => entries.get(key) ?? null,
      setItem: (key: string, value: string) => entries.set(key, value),
    });
    const store = createStore();
    for (const identifier of [NO_BRANCH, "neubau"]) store.sub(cartAtom(identifier), () => undefined);
    store.set(cartAtom("neubau"), (empty) => withItem({ cart: empty, item: item("a"), replaces: null }));
    const kept = Object.fromEntries([...entries].map(([key, text]) => [key, JSON.parse(text) as unknown]));
    expect(kept).toEqual({
      "cart/default": storedCart(EMPTY_CART),
      "cart/neubau": storedCart(cart({ items: [item("a")] })),
    });
    vi.unstubAllGlobals();
  });
  it("a cart of an earlier version is converted", () => {
    expect(restoredCart({ items: [item("a")], method: "delivery", deliveryArea: "x" })).toEqual(
      cart({ items: [item("a")], method: "delivery", deliveryArea: "x" }),
    );
  });
});
