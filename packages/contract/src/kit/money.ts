/** Whole cents of the shop's currency; never a fraction, never a float of euros. */
export type Cents = number;

/** A tax rate as an exact decimal with at most four places, e.g. 0.1 or 0.049. */
export type Rate = number;

/** The factor of the six decimal places that quantities and rates may have. */
const SCALE = 1_000_000;

/**
 * The quotient as a whole number, rounded half away from zero. It is computed with integers, so no binary fraction
 * affects the rounding.
 */
export function divideRounded({ numerator, denominator }: { numerator: bigint; denominator: bigint }): number {
  const half = denominator / 2n;
  const quotient = numerator >= 0n ? (numerator + half) / denominator : (numerator - half) / denominator;
  return Number(quotient);
}

/** A decimal with at most six places as an integer of millionths. */
export function toMicro(value: number): number {
  return Math.round(value * SCALE);
}

export function fromMicro(micro: number): number {
  return micro / SCALE;
}

/** price × factor, rounded half away from zero to whole cents. The factor has at most six decimal places. */
export function multiplyCents(cents: Cents, factor: number): Cents {
  return divideRounded({ numerator: BigInt(cents) * BigInt(toMicro(factor)), denominator: BigInt(SCALE) });
}

/** Net = gross / (1 + rate), rounded to two decimals of the currency, i.e. to whole cents. */
export function netOf(gross: Cents, rate: Rate): Cents {
  return divideRounded({ numerator: BigInt(gross) * BigInt(SCALE), denominator: BigInt(SCALE + toMicro(rate)) });
}

const formatters = new Map<string, Intl.NumberFormat>();

/** `1234` → `12,34 €`, with a no-break space so that the amount never wraps from its sign. */
export function formatMoney(cents: Cents, currency = "EUR"): string {
  let formatter = formatters.get(currency);
  if (!formatter) {
    formatter = new Intl.NumberFormat("de-DE", { style: "currency", currency });
    formatters.set(currency, formatter);
  }
  return formatter.format(cents / 100);
}

/** Created on first use, since creating it takes longer than formatting all prices of a menu. */
let percent: Intl.NumberFormat | undefined;

/** `0.1` → `10 %`. */
export function formatRate(rate: Rate): string {
  percent ??= new Intl.NumberFormat("de-DE", { style: "percent", maximumFractionDigits: 2 });
  return percent.format(rate);
}
