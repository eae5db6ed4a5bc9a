import { type Measured, quantityLimits } from "../../catalog/quantity";
import { type Unit, conversionRatio, unitType } from "../../catalog/units";
import { fromMicro, toMicro } from "../../kit/money";

/** The units of time in which a product is sold, the product's own one first. */
export function timeUnitsOf(product: Measured): Unit[] {
  return [product.unit, ...product.alternativeUnits.map(({ unit }) => unit)].filter(
    (unit, index, all) => unitType(unit) === "time" && all.indexOf(unit) === index,
  );
}

/**
 * How much of a product that is sold by time is charged for recorded seconds: rounded up to a whole step of the unit, and at
 * least what the product is sold in. Null for a product or unit that is none of time.
 */
export function billedAmount({
  product,
  unit,
  seconds,
}: {
  product: Measured;
  unit: Unit;
  seconds: number;
}): number | null {
  const limits = quantityLimits({ product, unit });
  const minutes = unitType(unit) === "time" ? conversionRatio({ from: unit, to: "minute" }) : null;
  if (!limits || minutes === null) return null;
  const [least, step] = [toMicro(limits.minimum), Math.max(1, toMicro(limits.step))];
  const wanted = (seconds / 60 / minutes) * toMicro(1);
  // The smallest part of a unit is what rounding of the division leaves.
  const steps = Math.max(0, Math.ceil((wanted - least) / step - 1e-9));
  return fromMicro(least + steps * step);
}
