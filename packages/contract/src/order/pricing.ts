import type { DeliveryMethod } from "../branch/branch-hours";
import { type Cents, type Rate, divideRounded, netOf, toMicro } from "../kit/money";
import { type Measured, exactRatio } from "../catalog/quantity";
import { type Unit, type UnitType, unitFactor, unitType } from "../catalog/units";

/** The customer's answer to one configuration step; null when an optional step was skipped. */
export type PartValue = string | string[] | null;

export interface PricedOption {
  name: string;
  modifier: "add" | "subtract" | "overwrite";
  /** Null when it is hidden together with the product's price. */
  value: Cents | null;
}

export interface PricedProduct extends Measured {
  /** Null when it is hidden from the caller: then it counts as 0, and sums with it must not be shown. */
  price: Cents | null;
  /**
   * The deposit for one of the product's unit. It is charged in addition, but is not part of the price or the unit
   * price.
   */
  deposit?: Cents | null;
  tax: Rate;
  takeawayTax: Rate;
  dineInTax: Rate;
  config: { parts: readonly { type: string; options: readonly PricedOption[] }[] };
}

export interface PricedItem {
  product: PricedProduct;
  amount: number;
  unit: Unit;
  /** One entry per configuration step, in order. */
  parts: readonly PartValue[];
}

export interface PricedArea {
  price: Cents;
  tax: Rate;
  free: boolean;
  freeFromOrderValue?: Cents | null;
  minimumOrderValue?: Cents | null;
}

export interface TaxLine {
  rate: Rate;
  net: Cents;
  tax: Cents;
  gross: Cents;
}

/** All amounts are whole cents. `total…` is goods and delivery together; `taxes` adds up to it, line by line. */
export interface Pricing {
  net: Cents;
  tax: Cents;
  gross: Cents;
  deliveryNet: Cents;
  deliveryTax: Cents;
  deliveryGross: Cents;
  totalNet: Cents;
  totalTax: Cents;
  totalGross: Cents;
  taxes: TaxLine[];
}

/** The highest price of a position, so that sums stay whole numbers that a float represents exactly. */
export const LARGEST_ITEM_GROSS: Cents = 1_000_000_000_000;

/** The amount that the shop donates to the chosen organisation per order. The customer does not pay it. */
export const DONATION: Cents = 7;

/** The options chosen in a select or multiselect step. Unknown names are ignored. */
export function chosenOptions<O extends { name: string }>({
  part,
  value,
}: {
  part: { type: string; options: readonly O[] };
  value: PartValue | undefined;
}): O[] {
  if (part.type === "select") return part.options.filter(({ name }) => name === value).slice(0, 1);
  if (part.type === "multiselect" && Array.isArray(value))
    return part.options.filter(({ name }) => value.includes(name));
  return [];
}

/**
 * The gross price of one of the product's unit as configured. The last overwriting option replaces the product's price;
 * then all other options add or subtract, whatever the order of the steps. Never below 0.
 */
export function configuredPrice({ product, parts }: Pick<PricedItem, "product" | "parts">): Cents {
  const options = product.config.parts.flatMap((part, index) => chosenOptions({ part, value: parts[index] }));
  const base = options.findLast(({ modifier }) => modifier === "overwrite")?.value ?? product.price ?? 0;
  const change = options.reduce((sum, { modifier, value }) => sum + (value ?? 0) * SIGNS[modifier], 0);
  return Math.max(0, base + change);
}

const SIGNS = { add: 1, subtract: -1, overwrite: 0 };

/**
 * The gross price of a position including its deposit: configured price × quantity in the product's unit, rounded half
 * up. 0 for a unit in which the product is not sold.
 */
export function itemGross(item: PricedItem): Cents {
  return timesQuantity({ ...item, cents: configuredPrice(item) }) + itemDeposit(item);
}

/** The deposit that is part of a position's gross price. It is taxed at the rate of the goods. */
export function itemDeposit(item: Omit<PricedItem, "parts">): Cents {
  return timesQuantity({ ...item, cents: item.product.deposit ?? 0 });
}

/** Cents for one of the product's unit, times the quantity; 0 for a unit in which it is not sold. */
export function timesQuantity({ product, amount, unit, cents }: Omit<PricedItem, "parts"> & { cents: Cents }): Cents {
  const ratio = exactRatio({ product, unit });
  if (ratio === null || !(amount > 0) || !Number.isFinite(amount)) return 0;
  return divideRounded({
    numerator: BigInt(cents) * BigInt(toMicro(amount)) * ratio.numerator,
    denominator: BigInt(toMicro(1)) * ratio.denominator,
  });
}

/** The tax rate of a product: takeaway uses takeawayTax, dine-in dineInTax, delivery tax. */
export function taxRateFor({
  product,
  method,
}: {
  product: Pick<PricedProduct, "tax" | "takeawayTax" | "dineInTax">;
  method: DeliveryMethod;
}): Rate {
  if (method === "takeaway") return product.takeawayTax;
  return method === "dineIn" ? product.dineInTax : product.tax;
}

/**
 * The delivery price: 0 if the area is free or the order's gross value exceeds `freeFromOrderValue`, else the area's
 * price.
 */
export function deliveryGross({ area, gross }: { area: PricedArea | null | undefined; gross: Cents }): Cents {
  if (!area || area.free) return 0;
  const freeFrom = area.freeFromOrderValue;
  return freeFrom !== null && freeFrom !== undefined && gross > freeFrom ? 0 : area.price;
}

/** The minimum order value that the cart has not reached, or null. */
export function missedMinimum({ area, gross }: { area: PricedArea | null | undefined; gross: Cents }): Cents | null {
  const minimum = area?.minimumOrderValue ?? 0;
  return gross < minimum ? minimum : null;
}

/**
 * The sums of a cart. Net and tax are calculated once per rate from the gross sum of all goods and delivery at that
 * rate, so that every tax line is consistent; the totals are the sums of the lines. The net of the goods is their share
 * of each line by the same formula; delivery gets the rest, which may differ from its own formula by a cent:
 * docs/decisions/0014.
 */
export function calculatePricing({
  items,
  method,
  area,
}: {
  items: readonly PricedItem[];
  method: DeliveryMethod;
  area?: PricedArea | null;
}): Pricing {
  const goods = items.map((item) => ({
    gross: itemGross(item),
    rate: taxRateFor({ product: item.product, method }),
  }));
  return pricingOf({ goods, method, area });
}

/** The same for positions whose prices are known. */
export function pricingOf({
  goods: sold,
  method,
  area,
}: {
  goods: readonly { gross: Cents; rate: Rate }[];
  method: DeliveryMethod;
  area?: PricedArea | null | undefined;
}): Pricing {
  const grossByRate = new Map<Rate, Cents>();
  for (const { gross, rate } of sold) grossByRate.set(rate, (grossByRate.get(rate) ?? 0) + gross);
  const goods = taxLines(grossByRate);
  const gross = sum(goods, "gross");
  const net = sum(goods, "net");
  const deliveryArea = method === "delivery" ? area : null;
  const delivery = deliveryGross({ area: deliveryArea, gross });
  if (deliveryArea && delivery > 0)
    grossByRate.set(deliveryArea.tax, (grossByRate.get(deliveryArea.tax) ?? 0) + delivery);

  const taxes = taxLines(grossByRate);
  const totalNet = sum(taxes, "net");
  const totalTax = sum(taxes, "tax");
  return {
    net,
    tax: gross - net,
    gross,
    deliveryNet: totalNet - net,
    deliveryTax: totalTax - (gross - net),
    deliveryGross: delivery,
    totalNet,
    totalTax,
    totalGross: gross + delivery,
    taxes,
  };
}

/** One line for each rate, lowest rate first. */
function taxLines(grossByRate: ReadonlyMap<Rate, Cents>): TaxLine[] {
  return [...grossByRate]
    .filter(([, gross]) => gross > 0)
    .sort(([a], [b]) => a - b)
    .map(([rate, gross]) => {
      const net = netOf(gross, rate);
      return { rate, net, tax: gross - net, gross };
    });
}

function sum(lines: readonly TaxLine[], key: "net" | "tax" | "gross"): Cents {
  return lines.reduce((total, line) => total + line[key], 0);
}

/**
 * The unit price that the law requires beside goods sold by measure: per 1 kg, l, m, m² or m³. Null for counted goods
 * without a stated content.
 */
export function basePrice(
  product: Pick<PricedProduct, "price" | "unit"> & { pricing?: { quantity: number; unit: Unit } | null },
): { cents: Cents; unit: Unit } | null {
  const content = product.pricing ?? { quantity: 1, unit: product.unit };
  const reference = BASE_UNITS[unitType(content.unit)];
  if (!reference || !(content.quantity > 0) || product.price === null) return null;
  if (!product.pricing && product.unit === reference) return null;
  const cents = divideRounded({
    numerator: BigInt(product.price) * BigInt(toMicro(1)) * BigInt(unitFactor(reference)),
    denominator: BigInt(toMicro(content.quantity)) * BigInt(unitFactor(content.unit)),
  });
  return { cents, unit: reference };
}

const BASE_UNITS: Partial<Record<UnitType, Unit>> = {
  weight: "kilogram",
  volume: "liter",
  length: "meter",
  square: "squareMeter",
  cubic: "cubicMeter",
};
