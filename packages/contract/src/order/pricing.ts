import type { DeliveryMethod } from "../branch/branch-hours";
import { type Cents, type Rate, divideRounded, netOf, toMicro } from "../kit/money";
import { type Measured, exactRatio } from "../catalog/quantity";
import { type Unit, type UnitType, unitFactor, unitType } from "../catalog/units";

/** The customer's answer to one configuration step; null where an optional one was left out. */
export type PartValue = string | string[] | null;

export interface PricedOption {
  name: string;
  modifier: "add" | "subtract" | "overwrite";
  /** Null where it is hidden with the product's price. */
  value: Cents | null;
}

export interface PricedProduct extends Measured {
  /** Null where it is hidden from whoever asks: it counts as nothing, and no sum of it is to be shown. */
  price: Cents | null;
  /** Deposit per one of the product's unit: charged with it, but no part of its price or unit price. */
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

/** Everything in whole cents. `total…` is goods and delivery together; `taxes` adds up to it, line by line. */
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

/** No position may cost more: sums of positions stay whole numbers that a float holds exactly. */
export const LARGEST_ITEM_GROSS: Cents = 1_000_000_000_000;

/** What the shop gives to the chosen organisation for an order; the customer pays nothing for it. */
export const DONATION: Cents = 7;

/** The options chosen in a select or multiselect step. Names that are no option of the step are passed over. */
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
 * The gross price of one of the product's unit as configured: the last overwriting option replaces the product's
 * price, then all others add or subtract, whatever the order of the steps. Never below 0.
 */
export function configuredPrice({ product, parts }: Pick<PricedItem, "product" | "parts">): Cents {
  const options = product.config.parts.flatMap((part, index) => chosenOptions({ part, value: parts[index] }));
  const base = options.findLast(({ modifier }) => modifier === "overwrite")?.value ?? product.price ?? 0;
  const change = options.reduce((sum, { modifier, value }) => sum + (value ?? 0) * SIGNS[modifier], 0);
  return Math.max(0, base + change);
}

const SIGNS = { add: 1, subtract: -1, overwrite: 0 };

/**
 * Gross price of a position with its deposit: configured price × quantity in the product's unit, rounded half up. A
 * unit the product is not sold in costs 0.
 */
export function itemGross(item: PricedItem): Cents {
  return timesQuantity({ ...item, cents: configuredPrice(item) }) + itemDeposit(item);
}

/** The deposit contained in a position's gross price. It is taxed like the goods it comes with. */
export function itemDeposit(item: Omit<PricedItem, "parts">): Cents {
  return timesQuantity({ ...item, cents: item.product.deposit ?? 0 });
}

function timesQuantity({ product, amount, unit, cents }: Omit<PricedItem, "parts"> & { cents: Cents }): Cents {
  const ratio = exactRatio({ product, unit });
  if (ratio === null || !(amount > 0) || !Number.isFinite(amount)) return 0;
  return divideRounded({
    numerator: BigInt(cents) * BigInt(toMicro(amount)) * ratio.numerator,
    denominator: BigInt(toMicro(1)) * ratio.denominator,
  });
}

/** takeaway → takeawayTax, dine-in → dineInTax, delivery → tax. */
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

/** Free if the area is free or the order's gross value exceeds `freeFromOrderValue`; otherwise the area's price. */
export function deliveryGross({ area, gross }: { area: PricedArea | null | undefined; gross: Cents }): Cents {
  if (!area || area.free) return 0;
  const freeFrom = area.freeFromOrderValue;
  return freeFrom !== null && freeFrom !== undefined && gross > freeFrom ? 0 : area.price;
}

/** The minimum order value that is not reached yet, or null. */
export function missedMinimum({ area, gross }: { area: PricedArea | null | undefined; gross: Cents }): Cents | null {
  const minimum = area?.minimumOrderValue ?? 0;
  return gross < minimum ? minimum : null;
}

/**
 * The whole result for a cart. Net and tax are taken once per rate from the gross sum of all that is taxed at it, goods
 * and delivery together, so that every tax line obeys its own formula; totals are the sums of the lines. The goods' net
 * is their share of each line by the same formula, delivery has the rest, at most one cent off its own:
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
  const grossByRate = new Map<Rate, Cents>();
  for (const item of items) {
    const rate = taxRateFor({ product: item.product, method });
    grossByRate.set(rate, (grossByRate.get(rate) ?? 0) + itemGross(item));
  }
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

/** A line for each rate that anything is taxed at, the lowest first. */
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
 * The unit price that law asks for beside goods sold by measure: per 1 kg, l, m, m² or m³. Null for counted goods
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
