import type { Branch } from "@tresen/contract/resources/branch";
import { describe, expect, it } from "vitest";
import { type Cart, type CartItem, EMPTY_CART, chosenArea, chosenMethod, clearedCart, withItem, withoutItem } from "./cart";

const item = (id: string): CartItem => ({ product: { id, name: id, description: "", price: 100 }, amount: 1, unit: "piece", parts: [] });
const cart = (fields: Partial<Cart>): Cart => ({ ...EMPTY_CART, ...fields });
const branch = (fields: Partial<Branch>): Branch => ({ isTakeawayEnabled: true, isDeliveryEnabled: true, isDineInEnabled: false, deliveryAreas: [], ...fields }) as Branch;
const area = (id: string | undefined, name: string) => ({ ...(id ? { id } : {}), area: name, price: 0, tax: 0.2, free: false });

describe("chosenMethod", () => {
  it("is the stored one, else the shop's default, else what the branch offers", () => {
    expect(chosenMethod({ cart: cart({ method: "delivery" }), branch: branch({}), fallback: "takeaway" })).toBe("delivery");
    expect(chosenMethod({ cart: cart({}), branch: branch({}), fallback: "delivery" })).toBe("delivery");
    expect(chosenMethod({ cart: cart({}), branch: branch({}), fallback: "dineIn" })).toBe("takeaway");
    expect(chosenMethod({ cart: cart({ method: "dineIn" }), branch: branch({ isTakeawayEnabled: false }), fallback: "takeaway" })).toBe("delivery");
  });
});

describe("chosenArea", () => {
  const areas = [area("a1", "1070"), area(undefined, "1080")];
  it("is the stored one by id or name, else the first", () => {
    expect(chosenArea({ cart: cart({ deliveryArea: "1080" }), branch: branch({ deliveryAreas: areas }) })?.area).toBe("1080");
    expect(chosenArea({ cart: cart({ deliveryArea: "gone" }), branch: branch({ deliveryAreas: areas }) })?.area).toBe("1070");
    expect(chosenArea({ cart: cart({}), branch: branch({}) })).toBeNull();
  });
});

describe("items", () => {
  it("are appended, replaced at an index, removed", () => {
    const two = withItem({ cart: withItem({ cart: EMPTY_CART, item: item("a"), replaces: null }), item: item("b"), replaces: null });
    expect(withItem({ cart: two, item: item("c"), replaces: two.items[0] ?? null }).items.map(({ product }) => product.id)).toEqual(["c", "b"]);
    expect(withoutItem({ cart: two, index: 0 }).items.map(({ product }) => product.id)).toEqual(["b"]);
  });
  it("are gone after an order, with appointment and comment; method and area stay", () => {
    const ordered = cart({ items: [item("a")], method: "delivery", deliveryArea: "x", order: { appointment: "2026-06-05T18:00:00Z", isPlanned: true, comment: "bitte läuten", table: null } });
    expect(clearedCart(ordered)).toEqual({ ...ordered, items: [], order: EMPTY_CART.order });
  });
});
