import { fromMicro, toMicro } from "../kit/money";
import { type Unit, conversionRatio, unitFactor } from "./units";

export type CalculationModel = "fixed" | "approximate" | "minimum";

export interface AlternativeUnit {
  unit: Unit;
  /**
   * How many of the product's unit make one alternative unit. It is used only between units of different types, and for
   * a day.
   */
  ratio?: number | null;
  minimumQuantity?: number | null;
  maximumQuantity?: number | null;
  quantityStepSize?: number | null;
  calculationModel?: CalculationModel;
}

/** The part of a product that decides which quantities can be ordered. */
export interface Measured {
  unit: Unit;
  alternativeUnits: readonly AlternativeUnit[];
  minimumQuantity?: number | null;
  maximumQuantity?: number | null;
  quantityStepSize?: number | null;
  defaultQuantity?: number | null;
  defaultUnit?: Unit | null;
  calculationModel: CalculationModel;
}

export interface QuantityLimits {
  minimum: number;
  maximum: number;
  step: number;
  calculationModel: CalculationModel;
}

/** The largest quantity of a position in the product's unit, whatever limits the product sets. */
const LARGEST_QUANTITY = 1_000_000;
/** The largest number in any other unit, so that a kilometre given in millimetres is still an exact number. */
const LARGEST_AMOUNT = 1_000_000_000;

/**
 * The quantity limits for one unit, or null when the product is not sold in it. Limits that an alternative unit does
 * not set itself are derived from the product's: at least and at most the same amount of goods, rounded to whole steps
 * of that unit.
 */
export function quantityLimits({ product, unit }: { product: Measured; unit: Unit }): QuantityLimits | null {
  const source =
    unit === product.unit ? product : product.alternativeUnits.find((alternative) => alternative.unit === unit);
  const ratio = ratioToProductUnit({ product, unit });
  if (!source || ratio === null) return null;
  const step = source.quantityStepSize ?? 1;
  const minimum = source.minimumQuantity ?? stepsUp({ amount: (product.minimumQuantity ?? 0) / ratio, step });
  const calculationModel = source.calculationModel ?? product.calculationModel;
  const most = Math.min((product.maximumQuantity ?? LARGEST_QUANTITY) / ratio, LARGEST_AMOUNT);
  const maximum =
    source.maximumQuantity ??
    snapQuantity({ amount: most, limits: { minimum, maximum: most, step, calculationModel } });
  return { step, minimum, maximum, calculationModel };
}

/** The smallest number of whole steps that is at least `amount`; never less than one step. */
function stepsUp({ amount, step }: { amount: number; step: number }): number {
  const size = Math.max(1, toMicro(step));
  return fromMicro(Math.max(1, Math.ceil(toMicro(amount) / size)) * size);
}

/** How many of the product's unit make one `unit`, or null when the product is not sold in it. */
export function ratioToProductUnit({ product, unit }: { product: Measured; unit: Unit }): number | null {
  if (unit === product.unit) return 1;
  const alternative = product.alternativeUnits.find((candidate) => candidate.unit === unit);
  return alternative
    ? (countedRatio({ ...alternative, to: product.unit }) ?? conversionRatio({ from: unit, to: product.unit }))
    : null;
}

/** The same ratio as a fraction of whole numbers, since one sixtieth (minute to hour) has no exact decimal. */
export function exactRatio({
  product,
  unit,
}: {
  product: Measured;
  unit: Unit;
}): { numerator: bigint; denominator: bigint } | null {
  if (ratioToProductUnit({ product, unit }) === null) return null;
  const alternative =
    unit === product.unit ? undefined : product.alternativeUnits.find((candidate) => candidate.unit === unit);
  const counted = alternative ? countedRatio({ ...alternative, to: product.unit }) : null;
  if (counted === null) return { numerator: BigInt(unitFactor(unit)), denominator: BigInt(unitFactor(product.unit)) };
  // Reads exponent notation too: `1.25e-6` is 125 divided by ten to the eighth.
  const [digits = "", exponent] = counted.toExponential().split("e");
  const places = digits.replace(/^\d\.?/, "").length - Number(exponent);
  return {
    numerator: BigInt(digits.replace(".", "")) * 10n ** BigInt(Math.max(0, -places)),
    denominator: 10n ** BigInt(Math.max(0, places)),
  };
}

/**
 * The configured ratio where it is used, else null. Units of one type always have the ratio of the table of factors.
 * Only a day may have its own, since it is as long as the shop's working or rental day.
 */
function countedRatio({
  unit: from,
  ratio,
  to,
}: Pick<AlternativeUnit, "unit" | "ratio"> & { to: Unit }): number | null {
  if (typeof ratio !== "number") return null;
  const isCounted =
    conversionRatio({ from, to }) === null ||
    ((from === "day" || to === "day") && contradictsUnits({ from, to, ratio }));
  return isCounted ? ratio : null;
}

/**
 * Whether a configured ratio differs from the fixed ratio of two units of one type. Rounded ratios such as 0.33 or
 * 0.0167 are accepted.
 */
export function contradictsUnits({ from, to, ratio }: { from: Unit; to: Unit; ratio: number }): boolean {
  const fixed = conversionRatio({ from, to });
  return fixed !== null && Math.abs(ratio / fixed - 1) > 0.001;
}

/**
 * The orderable quantity nearest to `amount`. Steps count from the minimum, as in an HTML number field; ties are
 * rounded up; the result is never above the largest whole step within the maximum.
 */
export function snapQuantity({ amount, limits }: { amount: number; limits: QuantityLimits }): number {
  const minimum = toMicro(limits.minimum);
  const step = Math.max(1, toMicro(limits.step));
  const maximum = Math.max(minimum, toMicro(limits.maximum));
  const wanted = Math.min(Math.max(toMicro(Number.isFinite(amount) ? amount : 0), minimum), maximum);
  const steps = Math.min(Math.round((wanted - minimum) / step), Math.floor((maximum - minimum) / step));
  return fromMicro(minimum + steps * step);
}

export function isOrderableQuantity({ amount, limits }: { amount: number; limits: QuantityLimits }): boolean {
  return (
    amount > 0 &&
    snapQuantity({ amount, limits }) === fromMicro(toMicro(amount)) &&
    fromMicro(toMicro(amount)) === amount
  );
}
