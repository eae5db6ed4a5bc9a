import type { Branch } from "@tresen/contract/branch/branch.resource";
import type { DeliveryArea } from "@tresen/contract/branch/delivery-area-fields";
import type { Category } from "@tresen/contract/catalog/category.resource";
import type { Menu } from "@tresen/contract/catalog/menu.resource";
import type { Product } from "@tresen/contract/catalog/product.resource";
import type { Config } from "@tresen/contract/config/config";
import { describe, expect, it } from "vitest";
import { type Cart, EMPTY_CART } from "./order/cart";
import { type Group, cartView, mergeGroups } from "./catalog";
import type { Shop } from "./shop";

const products = Array.from({ length: 1000 }, (_, index) => ({ id: `p${index}`, name: `Produkt ${index}` }) as Product);
const categories = Array.from(
  { length: 20 },
  (_, index) => ({ id: `c${index}`, name: `Kategorie ${index}` }) as Category,
);
/** Computes a menu of 1,000 products again, as each tick of the clock does. */
const list = ({ soldOut }: { soldOut?: number } = {}): Group[] =>
  categories.map((category, index) => ({
    category,
    isAvailable: true,
    products: products
      .slice(index * 50, index * 50 + 50)
      .map((product, place) => ({ product, isAvailable: index * 50 + place !== soldOut })),
  }));

describe("mergeGroups", () => {
  it("returns the known list while nothing changed, so that nothing is rendered again", () => {
    const known = list();
    expect(mergeGroups({ known, listed: list() })).toBe(known);
  });

  it("renews only the category in which something changed", () => {
    const known = list();
    const merged = mergeGroups({ known, listed: list({ soldOut: 120 }) });
    expect(merged.flatMap((group, index) => (group === known[index] ? [] : [index]))).toEqual([2]);
    expect(merged[2]?.products[20]?.isAvailable).toBe(false);
  });

  it("takes over a list that became shorter or longer", () => {
    const known = list();
    expect(mergeGroups({ known, listed: list().slice(0, 3) })).toEqual(known.slice(0, 3));
    expect(mergeGroups({ known: known.slice(0, 3), listed: list() })).toHaveLength(20);
  });
});

describe("cartView", () => {
  const NOW = Date.parse("2026-06-05T16:30:00Z");
  const fields = { isEnabled: true, isVisibleWhenUnavailable: false, schedule: null };
  const product = (id: string, change: Partial<Product>): Product =>
    ({
      ...fields,
      id,
      name: id,
      description: "",
      price: 900,
      unit: "piece",
      alternativeUnits: [],
      calculationModel: "fixed",
      takeawayTax: 0.1,
      tax: 0.1,
      dineInTax: 0.1,
      config: { parts: [] },
      isPriceHidden: false,
      ...change,
    }) as Product;
  const branch = {
    id: "b",
    identifier: "b",
    openingHours: [],
    deliveryHours: [],
    isDeliveryEnabled: true,
    isQuotationRequired: false,
    deliveryAreas: [{ area: "Zone", price: 290, tax: 0.2, free: false, minimumOrderValue: 5000 } as DeliveryArea],
  } as Partial<Branch> as Branch;
  const shop = (...goods: Product[]) =>
    ({
      config: { defaultDeliveryMethod: "delivery" } as Config,
      menus: [
        { id: "m", branches: [{ id: "b" }], catalog: [{ category: "c", products: goods.map(({ id }) => id) }] } as Menu,
      ],
      categories: new Map([["c", { ...fields, id: "c", name: "C" } as Category]]),
      products: new Map(goods.map((one) => [one.id, one])),
    }) as Shop;
  const cart = (...goods: Product[]): Cart => ({
    ...EMPTY_CART,
    items: goods.map(({ id, name, description, price }) => ({
      product: { id, name, description, price },
      amount: 1,
      unit: "piece",
      parts: [],
    })),
  });
  const view = (goods: Product[], sold = goods) =>
    cartView({ shop: shop(...sold), branch, cart: cart(...goods), at: NOW });

  it("has no total and no minimum as soon as one price is hidden", () => {
    const [open, hidden] = [product("open", {}), product("hidden", { isPriceHidden: true, price: null })];
    expect(view([open])).toMatchObject({ isPriceHidden: false, missedMinimum: 5000, pricing: { gross: 900 } });
    expect(view([open, hidden])).toMatchObject({ isPriceHidden: true, missedMinimum: null, outdated: [] });
    expect(view([hidden]).lines).toHaveLength(1);
  });

  it("removes items whose reduction has begun or ended since", () => {
    const reduced = { reducedPrice: 700, reducedUntil: "2026-06-05T17:00:00Z" };
    const [full, low] = [product("one", {}), product("one", { price: 700 })];
    const sold = [product("one", reduced)];
    const at = (now: string, taken: Product) =>
      cartView({ shop: shop(...sold), branch, cart: cart(taken), at: Date.parse(now) });
    expect(at("2026-06-05T16:59:59.999Z", low)).toMatchObject({ outdated: [], pricing: { gross: 700 } });
    expect(at("2026-06-05T16:59:59.999Z", full)).toMatchObject({ lines: [], outdated: [{ product: { id: "one" } }] });
    expect(at("2026-06-05T17:00:00Z", low)).toMatchObject({ lines: [], outdated: [{ product: { id: "one" } }] });
    expect(at("2026-06-05T17:00:00Z", full)).toMatchObject({ outdated: [], pricing: { gross: 900 } });
  });

  it("removes items whose chosen option has another name or is gone, and keeps the others", () => {
    const sold = (...names: string[]) => {
      const options = names.map((name) => ({ name, modifier: "add" as const, value: 100, allergens: [] }));
      const step = { name: "Belag", description: "", type: "multiselect" as const, optional: true, options };
      return product("one", { config: { parts: [step] } });
    };
    const chosen = { ...cart(sold("Ei")), items: cart(sold("Ei")).items.map((item) => ({ ...item, parts: [["Ei"]] })) };
    const seen = (now: Product) => cartView({ shop: shop(now), branch, cart: chosen, at: NOW });
    expect(seen(sold("Ei", "Speck"))).toMatchObject({ lines: [{ product: { id: "one" } }], outdated: [] });
    expect(seen(sold("Spiegelei", "Speck"))).toMatchObject({ lines: [], outdated: [{ parts: [["Ei"]] }] });
    expect(seen(sold("Speck"))).toMatchObject({ lines: [], outdated: [{ product: { name: "one" } }] });
  });

  it("removes items whose price is now hidden", () => {
    const before = product("one", {});
    expect(view([before], [{ ...before, isPriceHidden: true, price: null }])).toMatchObject({
      lines: [],
      outdated: [{ product: { id: "one" } }],
    });
  });
});
