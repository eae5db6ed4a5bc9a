import { lowestPrice } from "@tresen/contract/catalog/price/lowest-price";
import { isReduced, pricedAt } from "@tresen/contract/catalog/price/price-at";
import type { Product } from "@tresen/contract/catalog/product.resource";
import { unitAbbreviation } from "@tresen/contract/catalog/units";
import { serverNow } from "../../../../../shared/server-clock";
import type { Money } from "../../../../shared/visibility";
import { BOARD_TEXTS } from "../board.texts";

/** The price of a product as the shop shows it now; empty for one that is not known. */
export function priceText({
  product,
  currency,
  money,
}: {
  product: Product | undefined;
  currency: string;
  money: Money;
}): string {
  if (!product) return "";
  if (product.isPriceHidden) return BOARD_TEXTS.isPriceHidden;
  const { cents, isFrom } = lowestPrice(pricedAt(product, serverNow()));
  const unit = product.unit === "piece" ? "" : ` / ${unitAbbreviation(product.unit)}`;
  return `${isFrom ? `${BOARD_TEXTS.from} ` : ""}${money(cents, currency)}${unit}${isReduced(product, serverNow()) ? ` ${BOARD_TEXTS.reduced}` : ""}`;
}
