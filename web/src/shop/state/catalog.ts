import { type CatalogGroup, isOrderable, menuInForce, visibleCatalog } from "@tresen/contract/catalog/availability";
import { type DeliveryMethod, zoneOf } from "@tresen/contract/branch/branch-hours";
import { isItemValid, isSameProduct } from "@tresen/contract/order/cart";
import { type Pricing, calculatePricing, missedMinimum } from "@tresen/contract/order/pricing";
import type { Branch } from "@tresen/contract/branch/branch.resource";
import type { DeliveryArea } from "@tresen/contract/branch/delivery-area-fields";
import { pricedAt } from "@tresen/contract/catalog/price/price-at";
import { areaWithRate, productWithRates, serviceDay } from "@tresen/contract/catalog/tax/dated-rates";
import type { Category } from "@tresen/contract/catalog/category.resource";
import type { Menu } from "@tresen/contract/catalog/menu.resource";
import type { Product } from "@tresen/contract/catalog/product.resource";
import { type Instant, parseInstant } from "@tresen/contract/kit/time";
import type { LiveState } from "@tresen/contract/live/live";
import { atom } from "jotai";
import { useMemo, useState } from "react";
import { type Cart, type CartItem, chosenArea, chosenMethod } from "./order/cart";
import { useNow } from "./browser/now";
import type { Shop } from "./shop";

export type Group = CatalogGroup<Category, Product>;

export function branchMenu({ shop, branch, at }: { shop: Shop; branch: Branch; at: Instant }): Menu | null {
  return menuInForce({ menus: shop.menus, branch, at });
}

/**
 * What the branch page lists now. The result is the same object as long as its content is the same, however often the
 * time changes.
 */
export function useCatalog({ shop, branch }: { shop: Shop; branch: Branch }): Group[] {
  const now = useNow();
  const listed = useMemo(() => {
    const menu = branchMenu({ shop, branch, at: now });
    return menu
      ? visibleCatalog({ menu, categories: shop.categories, products: shop.products, zone: zoneOf(branch), at: now })
      : [];
  }, [shop, branch, now]);
  const [groups, setGroups] = useState(listed);
  if (groups === listed) return groups;
  const merged = mergeGroups({ known: groups, listed });
  if (merged !== groups) setGroups(merged);
  return merged;
}

/** Replaces groups that have not changed by the known objects; returns the known list if nothing has changed. */
export function mergeGroups({ known, listed }: { known: Group[]; listed: Group[] }): Group[] {
  const merged = listed.map((group, index) => {
    const old = known[index];
    return old && isSameGroup(old, group) ? old : group;
  });
  return merged.length === known.length && merged.every((group, index) => group === known[index]) ? known : merged;
}

function isSameGroup(a: Group, b: Group): boolean {
  const isSame =
    a.category === b.category && a.isAvailable === b.isAvailable && a.products.length === b.products.length;
  return (
    isSame &&
    a.products.every(
      ({ product, isAvailable }, index) =>
        product === b.products[index]?.product && isAvailable === b.products[index].isAvailable,
    )
  );
}

export interface CartLine {
  item: CartItem;
  /** The position in the cart. */
  index: number;
  product: Product;
}

export interface CheckedCart {
  lines: CartLine[];
  /** Items whose product is gone, has changed or cannot be ordered now. */
  outdated: CartItem[];
}

/** Divides the cart's items into valid and outdated ones, compared with what is on sale now. */
export function checkCart({
  shop,
  branch,
  cart,
  at,
}: {
  shop: Shop;
  branch: Branch;
  cart: Cart;
  at: Instant;
}): CheckedCart {
  const menu = branchMenu({ shop, branch, at });
  const lines: CartLine[] = [];
  const outdated: CartItem[] = [];
  cart.items.forEach((item, index) => {
    const stored = shop.products.get(item.product.id);
    const product = stored && pricedAt(stored, at);
    const onSale =
      menu !== null &&
      isOrderable({
        productId: item.product.id,
        menu,
        categories: shop.categories,
        products: shop.products,
        zone: zoneOf(branch),
        at,
      });
    const stands =
      product &&
      onSale &&
      isSameProduct(item.product, product) &&
      isItemValid({ product, amount: item.amount, unit: item.unit, parts: item.parts });
    if (product && stands) lines.push({ item, index, product });
    else outdated.push(item);
  });
  return { lines, outdated };
}

export interface CartView extends CheckedCart {
  method: DeliveryMethod;
  /** Null unless the method is delivery. */
  area: DeliveryArea | null;
  pricing: Pricing;
  /** Whether no sum is shown: the shop only quotes, or the cart has a product without a public price. */
  isPriceHidden: boolean;
  /** The minimum order value that is not reached yet. None is required when the sum is hidden. */
  missedMinimum: number | null;
}

/** The cart with its current prices. */
export function useCartView({ shop, branch, cart }: { shop: Shop; branch: Branch; cart: Cart }): CartView {
  const now = useNow();
  return useMemo(() => cartView({ shop, branch, cart, at: now }), [shop, branch, cart, now]);
}

export function cartView({
  shop,
  branch,
  cart,
  at,
}: {
  shop: Shop;
  branch: Branch;
  cart: Cart;
  at: Instant;
}): CartView {
  const { lines, outdated } = checkCart({ shop, branch, cart, at });
  const method = chosenMethod({ cart, branch, fallback: shop.config.defaultDeliveryMethod });
  const area = method === "delivery" ? chosenArea({ cart, branch }) : null;
  const zone = zoneOf(branch);
  const { appointment: planned, isPlanned } = cart.order;
  const appointment = isPlanned && planned ? parseInstant({ text: planned, zone }) : null;
  const dated = { rates: shop.taxRates, date: serviceDay({ appointment, now: at, zone }) };
  const items = lines.map(({ item, product }) => ({
    product: productWithRates({ product, ...dated }),
    amount: item.amount,
    unit: item.unit,
    parts: item.parts,
  }));
  const pricing = calculatePricing({ items, method, area: area && areaWithRate({ area, ...dated }) });
  const isSumHidden = lines.some(({ product }) => product.isPriceHidden);
  return {
    lines,
    outdated,
    method,
    area,
    pricing,
    isPriceHidden: branch.isQuotationRequired || isSumHidden,
    missedMinimum: isSumHidden ? null : missedMinimum({ area, gross: pricing.gross }),
  };
}

/** What holds in a branch right now, as its `LiveNotice` has learned it; without an answer nothing is known. */
export const liveAtom = atom<Live | null>(null);

export interface Live {
  branch: string;
  state: LiveState;
  /** The words for each product that is sold out. */
  soldOut: ReadonlyMap<string, string>;
  /** For `SlotRequest`. */
  later: (method: DeliveryMethod) => (ready: Instant) => Instant;
}
