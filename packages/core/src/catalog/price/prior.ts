import { type PriceSchedule, isReduced } from "@tresen/contract/catalog/price/price-at";
import { priorPrice } from "@tresen/contract/catalog/price/price-course";
import type { Instant } from "@tresen/contract/kit/time";
import { eachChunk } from "../../platform/db";
import { readPrices } from "../../records/prices";

/** How many products are asked for at once. */
const PARALLEL = 20;

/**
 * The products with the lowest price before their reduction, which the law requires beside it: see `priorPrice`. One
 * Query for each product whose reduction applies or is still to come; all others are the same objects.
 */
export async function withPriorPrices<Product extends { id: string } & Partial<PriceSchedule>>({
  products,
  now,
}: {
  products: readonly Product[];
  now: Instant;
}): Promise<Product[]> {
  const all = [...products];
  await eachChunk({
    all: all.flatMap((product, index) => (isAhead({ product, now }) ? [{ product, index }] : [])),
    size: 1,
    parallel: PARALLEL,
    run: async (chunk) => {
      for (const { product, index } of chunk) {
        const prior = priorPrice({ changes: await readPrices(product.id), at: now });
        if (prior) all[index] = { ...product, priorPrice: prior };
      }
    },
  });
  return all;
}

function isAhead({ product, now }: { product: Partial<PriceSchedule>; now: Instant }): boolean {
  const { price = null, reducedUntil, ...rest } = product;
  if (price === null || rest.reducedPrice == null) return false;
  return isReduced({ price, ...rest, reducedFrom: null, reducedUntil }, now);
}
