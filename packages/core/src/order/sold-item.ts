import type { Product } from "@tresen/contract/catalog/product.resource";
import { quantityLimits } from "@tresen/contract/catalog/quantity";
import type { CheckedOrder } from "@tresen/contract/order/checkout/checkout-context";
import type { StoredItem } from "@tresen/contract/order/order";
import { configuredPrice, itemDeposit, itemGross, taxRateFor } from "@tresen/contract/order/pricing";
import { type Uploads, soldPart } from "./uploads";

/** A position as it is sold: with the current name and prices, independent of later changes to the catalogue. */
export function soldItem({
  item,
  method,
  uploads,
}: {
  item: CheckedOrder["items"][number];
  method: CheckedOrder["method"];
  uploads: Uploads;
}): StoredItem {
  const { amount, unit, parts } = item;
  const product: Product = item.product;
  const deposit = itemDeposit(item);
  return {
    product: product.id,
    name: product.name,
    amount,
    unit,
    calculationModel: quantityLimits({ product, unit })?.calculationModel ?? product.calculationModel,
    parts: product.config.parts.map((step, index) => soldPart({ step, value: parts[index] ?? null, uploads })),
    unitPrice: configuredPrice({ product, parts }),
    gross: itemGross(item),
    ...(deposit > 0 ? { deposit } : {}),
    taxRate: taxRateFor({ product, method }),
  };
}
