import { type Cents, formatMoney } from "../../kit/money";
import { DEFAULT_TIME_ZONE, formatDate } from "../../kit/time";
import type { Product } from "../product.resource";
import { lowestPrice } from "./lowest-price";
import { priorPriceText } from "./saving.texts";

/** What the law requires beside a reduced price, and what customers save. */
export interface Saving {
  /** The lowest price before the reduction, of the configuration that is cheapest. */
  before: Cents;
  /** Of `before`, rounded down; 0 where nothing is saved, or prices have not been known for 30 days. */
  percent: number;
  /** The sentence that names `before`. */
  text: string;
}

/**
 * Null unless the product is reduced and a price before is known. Expects the product as `pricedAt` returns it: a
 * reduced price is lower than the price, so the two are equal only while the reduction applies.
 */
export function savingOf({
  product,
  currency,
}: {
  product: Pick<Product, "price" | "config" | "reducedPrice" | "priorPrice">;
  currency: string;
}): Saving | null {
  const { price, reducedPrice, priorPrice } = product;
  if (!priorPrice || price === null || price !== reducedPrice) return null;
  const { cents: now } = lowestPrice(product);
  const { cents: before } = lowestPrice({ ...product, price: priorPrice.cents });
  const { since } = priorPrice;
  const day = since ? formatDate({ at: Date.parse(since), zone: DEFAULT_TIME_ZONE }) : null;
  const text = priorPriceText({ price: formatMoney(before, currency), since: day });
  return { before, text, percent: since || before <= now ? 0 : Math.floor(((before - now) * 100) / before) };
}
