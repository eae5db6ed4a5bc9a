import { lowestPrice } from "../../catalog/price/lowest-price";
import { pricedAt } from "../../catalog/price/price-at";
import { savingOf } from "../../catalog/price/saving";
import { percentOff } from "../../catalog/price/saving.texts";
import type { Product } from "../../catalog/product.resource";
import { unitAbbreviation } from "../../catalog/units";
import type { Instant } from "../../kit/time";
import { labelContent } from "../../print/label/label-content";
import type { TableRow } from "../layer/layer-value-fields";
import type { TemplateData } from "./bind";
import { PRICE_FROM, perUnit } from "./data.texts";

/** What templates show of a product at the moment, in the words of labels. A price that the shop hides is no value. */
export function productData({
  product: stored,
  currency,
  now,
}: {
  product: Product;
  currency: string;
  now: Instant;
}): TemplateData {
  const product = pricedAt(stored, now);
  const { name, description, uid, gtin, unit, images, isEnabled, deposit } = product;
  const price = shownPrice(product);
  const { unitPrice, allergens } = labelContent({
    ...{ product, currency, parts: ["unitPrice", "allergens"], code: "none", now },
  });
  const saving = price && savingOf({ product, currency });
  return {
    "product.name": name,
    "product.description": description,
    "product.uid": uid,
    "product.gtin": gtin ?? "",
    "product.price": price?.cents ?? null,
    // Struck out only where something is saved.
    "product.priorPrice": saving && saving.percent > 0 ? saving.before : null,
    "product.saving": saving && saving.percent > 0 ? percentOff(saving.percent) : "",
    "product.priceNote": saving?.text ?? "",
    "product.pricePrefix": price?.isFrom ? PRICE_FROM : "",
    "product.unit": unit === "piece" ? "" : unitAbbreviation(unit),
    "product.unitPrice": [price ? unitText(product) : "", unitPrice].filter((text) => text !== "").join(" · "),
    "product.deposit": (price && deposit) || null,
    "product.allergens": allergens,
    "product.image": images[0] ?? null,
    "product.isEnabled": isEnabled,
  };
}

/** A product in a table of products, as it is at the moment. */
export function productRow(stored: Product, now: Instant): TableRow {
  const product = pricedAt(stored, now);
  const price = shownPrice(product);
  return {
    isHeading: false,
    title: product.name,
    description: product.description.slice(0, 1000),
    note: [unitText(product), product.allergens.join(", ")]
      .filter((text) => text !== "")
      .join(" · ")
      .slice(0, 200),
    price: price?.cents ?? null,
    isFrom: price?.isFrom ?? false,
    isStruck: false,
  };
}

export function headingRow(title: string): TableRow {
  return { isHeading: true, title, description: "", note: "", price: null, isFrom: false, isStruck: false };
}

/** What the price is for where that is no piece. */
function unitText({ unit }: Pick<Product, "unit">): string {
  return unit === "piece" ? "" : perUnit(unitAbbreviation(unit));
}

function shownPrice(product: Product): { cents: number; isFrom: boolean } | null {
  return product.isPriceHidden || product.price === null ? null : lowestPrice(product);
}
