import { isStatedFree } from "../../catalog/allergen/allergen-free";
import { ALLERGEN_FREE } from "../../catalog/allergen/allergen-free.texts";
import { allergensOf } from "../../catalog/allergen/allergen.texts";
import { eanOf } from "../../catalog/gtin/gtin";
import { type PriceSchedule, pricedAt } from "../../catalog/price/price-at";
import { lowestPrice } from "../../catalog/price/lowest-price";
import type { Product } from "../../catalog/product.resource";
import { unitAbbreviation } from "../../catalog/units";
import { formatMoney } from "../../kit/money";
import type { Instant } from "../../kit/time";
import { basePrice } from "../../order/pricing";
import type { LabelCode, LabelPart } from "./label-request";
import { LABEL_TEXTS } from "./label.texts";

/** What is printed on one label. What it does not have is empty. */
export interface LabelContent {
  name: string;
  price: string;
  unitPrice: string;
  deposit: string;
  allergens: string;
  /** Null where the product has no number for the code. */
  code: { kind: Exclude<LabelCode, "none">; data: string } | null;
}

type Labelled = Pick<
  Product,
  "name" | "uid" | "gtin" | "price" | "unit" | "pricing" | "deposit" | "isPriceHidden" | "allergens" | "config"
> & { isAllergenFree?: boolean } & PriceSchedule;

/** What the label of a product says at the moment, in the words in which the shop shows the same. */
export function labelContent({
  product: stored,
  parts,
  code,
  currency,
  now,
}: {
  product: Labelled;
  parts: readonly LabelPart[];
  code: LabelCode;
  currency: string;
  now: Instant;
}): LabelContent {
  const product = pricedAt(stored, now);
  const has = (part: LabelPart): boolean => parts.includes(part);
  const isPriced = !product.isPriceHidden && product.price !== null;
  const money = (cents: number): string => formatMoney(cents, currency);
  return {
    name: has("name") ? product.name : "",
    price: has("price") ? (isPriced ? priceOf({ product, money }) : LABEL_TEXTS.priceOnRequest) : "",
    unitPrice: has("unitPrice") && isPriced ? unitPriceOf({ product, money }) : "",
    deposit: has("deposit") && isPriced && product.deposit ? LABEL_TEXTS.plusDeposit(money(product.deposit)) : "",
    allergens: has("allergens") ? allergensText(product) : "",
    code: labelCode({ product, code }),
  };
}

function allergensText(product: Labelled): string {
  if (product.allergens.length > 0) return allergensOf(product.allergens);
  return isStatedFree(product) ? ALLERGEN_FREE : "";
}

interface Priced {
  product: Labelled;
  money: (cents: number) => string;
}

function priceOf({ product, money }: Priced): string {
  const { cents, isFrom } = lowestPrice(product);
  const price = isFrom ? LABEL_TEXTS.from(money(cents)) : money(cents);
  return product.unit === "piece" ? price : LABEL_TEXTS.per({ price, unit: unitAbbreviation(product.unit) });
}

function unitPriceOf({ product, money }: Priced): string {
  const base = basePrice({ ...product, price: lowestPrice(product).cents });
  return base ? LABEL_TEXTS.per({ price: money(base.cents), unit: unitAbbreviation(base.unit) }) : "";
}

/** What Code 128 can hold in a width that labels have. */
const CODE_128 = /^[\x20-\x7E]{1,32}$/;

/**
 * The number that the code of a product contains: an EAN its GTIN alone, the others the article number where there is
 * no GTIN. Null where there is none, or the code cannot hold it.
 */
export function labelCode({
  product: { gtin = "", uid },
  code,
}: {
  product: Pick<Labelled, "gtin" | "uid">;
  code: LabelCode;
}): LabelContent["code"] {
  if (code === "none") return null;
  const data = code === "ean" ? eanOf(gtin) : gtin || uid;
  if (!data || (code === "code128" && !CODE_128.test(data))) return null;
  return { kind: code, data };
}
