import { products } from "@tresen/contract/catalog/product.resource";
import { DEFAULT_TIME_ZONE, type Instant } from "@tresen/contract/kit/time";
import { productData } from "@tresen/contract/template/data/product-data";
import { withOrdinaryParts } from "../../catalog/option-group";
import { withPriorPrices } from "../../catalog/price";
import type { Actor } from "../../platform/actor";
import { visibleRecord } from "./visible-record";
import type { RecordValues } from "./record-values";

export async function productValues({
  actor,
  record,
  currency,
  now,
}: {
  actor: Actor;
  record: string;
  currency: string;
  now: Instant;
}): Promise<RecordValues> {
  const stored = await visibleRecord({ resource: products, actor, id: record });
  const priced = await withPriorPrices({ products: [stored], now });
  const [product] = await withOrdinaryParts(priced);
  const data = product ? productData({ product, currency, now }) : {};
  return { data, title: stored.name, timeZone: DEFAULT_TIME_ZONE };
}
