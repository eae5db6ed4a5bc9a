import { fromMicro, toMicro } from "../kit/money";
import { type Measured, type QuantityLimits, quantityLimits, ratioToProductUnit, snapQuantity } from "./quantity";
import type { Unit } from "./units";

/** The units in which a product can be ordered, its own first. Units that cannot be converted to it are left out. */
export function orderableUnits(product: Measured): Unit[] {
  const units = new Set([product.unit, ...product.alternativeUnits.map(({ unit }) => unit)]);
  return [...units].filter((unit) => ratioToProductUnit({ product, unit }) !== null);
}

/** Reads what the customer typed: a comma is a decimal point, and text that is not a number is 0. */
export function parseQuantity(text: string): number {
  const decimal = text.trim().replaceAll(",", ".");
  // `Number` alone would also accept `0x10` and `1e3`.
  return /^[+-]?(?:\d+\.?\d*|\.\d+)$/.test(decimal) ? Number(decimal) : 0;
}

/** The quantity one step higher (`direction` 1) or lower (-1), within the limits. */
export function stepQuantity({
  amount,
  direction,
  limits,
}: {
  amount: number;
  direction: 1 | -1;
  limits: QuantityLimits;
}): number {
  return snapQuantity({ amount: fromMicro(toMicro(amount) + direction * toMicro(limits.step)), limits });
}

export function canDecrease({ amount, limits }: { amount: number; limits: QuantityLimits }): boolean {
  return amount > limits.minimum;
}

export function canIncrease({ amount, limits }: { amount: number; limits: QuantityLimits }): boolean {
  return stepQuantity({ amount, direction: 1, limits }) > amount;
}

/**
 * Converts the quantity to another unit of the product and snaps it to that unit's limits. Null when the product is not
 * sold in one of the units.
 */
export function convertQuantity({
  product,
  amount,
  from,
  to,
}: {
  product: Measured;
  amount: number;
  from: Unit;
  to: Unit;
}): number | null {
  const source = ratioToProductUnit({ product, unit: from });
  const target = ratioToProductUnit({ product, unit: to });
  const limits = quantityLimits({ product, unit: to });
  if (source === null || target === null || limits === null) return null;
  return snapQuantity({ amount: (amount * source) / target, limits });
}

/** The quantity that the picker shows first. */
export function initialQuantity(product: Measured): { amount: number; unit: Unit } {
  const preferred = product.defaultUnit ?? product.unit;
  const preferredLimits = quantityLimits({ product, unit: preferred });
  const unit = preferredLimits ? preferred : product.unit;
  const limits = preferredLimits ?? quantityLimits({ product, unit });
  if (!limits) throw new RangeError(`Product has no limits for its own unit: ${product.unit}`);
  return { unit, amount: snapQuantity({ amount: product.defaultQuantity ?? limits.minimum, limits }) };
}
