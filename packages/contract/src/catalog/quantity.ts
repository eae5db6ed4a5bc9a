import { fromMicro, toMicro } from "../kit/money";
import { type Unit, conversionRatio, unitFactor } from "./units";

export type CalculationModel = "fixed" | "approximate" | "minimum";

/** Long label (in a form) and short label (before a quantity). */
export const CALCULATION_MODEL_LABELS: Record<CalculationModel, { long: string; short: string }> = {
  fixed: { long: "Exakt", short: "Fix" },
  approximate: { long: "Ungefähr", short: "ca." },
  minimum: { long: "Minimum", short: "ab" },
};

export interface AlternativeUnit {
  unit: Unit;
  /**
   * How many of the product's unit one alternative unit is. It counts only between units of different types, and for a
   * day.
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

/** No position is larger than this in the product's unit, whatever the product says. */
const LARGEST_QUANTITY = 1_000_000;
/** Nor its number in any other: a kilometre in millimetres still counts exactly. */
const LARGEST_AMOUNT = 1_000_000_000;

/** The units a product can be ordered in, its own first. One that cannot be converted to it is none. */
export function orderableUnits(product: Measured): Unit[] {
  const units = new Set([product.unit, ...product.alternativeUnits.map(({ unit }) => unit)]);
  return [...units].filter((unit) => ratioToProductUnit({ product, unit }) !== null);
}

/**
 * The limits for one unit, or null when the product is not sold in it. What an alternative unit does not limit itself
 * is limited as the product is: at least and at most the same goods, in whole steps of that unit.
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

/** The least whole steps that are no less than `amount`, one at the least. */
function stepsUp({ amount, step }: { amount: number; step: number }): number {
  const size = Math.max(1, toMicro(step));
  return fromMicro(Math.max(1, Math.ceil(toMicro(amount) / size)) * size);
}

/** How many of the product's unit one `unit` is, or null when the product is not sold in it. */
export function ratioToProductUnit({ product, unit }: { product: Measured; unit: Unit }): number | null {
  if (unit === product.unit) return 1;
  const alternative = product.alternativeUnits.find((candidate) => candidate.unit === unit);
  return alternative
    ? (countedRatio({ ...alternative, to: product.unit }) ?? conversionRatio({ from: unit, to: product.unit }))
    : null;
}

/** The same ratio as a fraction of whole numbers: a minute is a sixtieth of an hour, which no decimal is. */
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
  // The number as it is written: `1.25e-6` is 125 of ten to the eighth.
  const [digits = "", exponent] = counted.toExponential().split("e");
  const places = digits.replace(/^\d\.?/, "").length - Number(exponent);
  return {
    numerator: BigInt(digits.replace(".", "")) * 10n ** BigInt(Math.max(0, -places)),
    denominator: 10n ** BigInt(Math.max(0, places)),
  };
}

/**
 * The stated ratio where it counts, else null: units of one type have theirs from the table of factors, however it is
 * said again. A day alone is as long as the shop works or hires out, so a ratio other than the calendar's counts there.
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
 * Whether a stated ratio is another one than two units of one type have, not just that one rounded, as thirds and
 * sixtieths are.
 */
export function contradictsUnits({ from, to, ratio }: { from: Unit; to: Unit; ratio: number }): boolean {
  const fixed = conversionRatio({ from, to });
  return fixed !== null && Math.abs(ratio / fixed - 1) > 0.001;
}

/** What the customer typed: commas are decimal points, whatever is not a number is 0. */
export function parseQuantity(text: string): number {
  const decimal = text.trim().replaceAll(",", ".");
  // `Number` alone would take `0x10` and `1e3` for numbers that nobody typed.
  return /^[+-]?(?:\d+\.?\d*|\.\d+)$/.test(decimal) ? Number(decimal) : 0;
}

/**
 * The orderable quantity nearest to `amount`: steps count from the minimum (as in an HTML number field),
 * ties go up, and the largest step not above the maximum is the end.
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

/** One step more (`direction` 1) or less (-1), within the limits. */
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
 * The same quantity in another of the product's units, snapped to that unit's limits. Null when not sold in one of
 * them.
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

/** What the quantity picker shows first. */
export function initialQuantity(product: Measured): { amount: number; unit: Unit } {
  const preferred = product.defaultUnit ?? product.unit;
  const preferredLimits = quantityLimits({ product, unit: preferred });
  const unit = preferredLimits ? preferred : product.unit;
  const limits = preferredLimits ?? quantityLimits({ product, unit });
  if (!limits) throw new RangeError(`Product has no limits for its own unit: ${product.unit}`);
  return { unit, amount: snapQuantity({ amount: product.defaultQuantity ?? limits.minimum, limits }) };
}
