import type { Cents } from "../../kit/money";
import type { Instant } from "../../kit/time";
import { isInPeriod } from "../../site/block/block-period";

/** What decides on the price of a product at a moment. */
export interface PriceSchedule {
  /** Null where it is hidden from the caller, or where the product is not sold. */
  price: Cents | null;
  reducedPrice?: Cents | null | undefined;
  reducedFrom?: string | null | undefined;
  reducedUntil?: string | null | undefined;
}

/** Whether the reduced price applies at the moment: its begin belongs to the period, its end does not. */
export function isReduced({ reducedPrice, reducedFrom: from, reducedUntil: to }: PriceSchedule, at: Instant): boolean {
  return reducedPrice != null && isInPeriod({ from, to, at });
}

const reduced = new WeakMap<object, PriceSchedule>();

/**
 * The product with the price that applies at the moment as its `price`: the same object, or always the same copy of it.
 * The moment is that of ordering: docs/decisions/0076.
 */
export function pricedAt<Product extends PriceSchedule>(product: Product, at: Instant): Product {
  if (product.price === null || !isReduced(product, at)) return product;
  const copy = reduced.get(product) ?? { ...product, price: product.reducedPrice };
  reduced.set(product, copy as PriceSchedule);
  return copy as Product;
}
