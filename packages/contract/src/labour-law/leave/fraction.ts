/** An exact number, so that twelfths and days of a year add up without drift. Always reduced, with a positive divisor. */
export interface Fraction {
  numerator: bigint;
  divisor: bigint;
}

export const ZERO: Fraction = { numerator: 0n, divisor: 1n };

/** The quotient of two whole numbers. */
export function fraction(numerator: number | bigint, divisor: number | bigint = 1): Fraction {
  return reduced(BigInt(numerator), BigInt(divisor));
}

/** A decimal number as it was entered, of which thousandths count. */
export const decimal = (value: number): Fraction => fraction(Math.round(value * 1000), 1000);

export const plus = (a: Fraction, b: Fraction): Fraction =>
  reduced(a.numerator * b.divisor + b.numerator * a.divisor, a.divisor * b.divisor);
export const minus = (a: Fraction, b: Fraction): Fraction => plus(a, { ...b, numerator: -b.numerator });
export const times = (a: Fraction, b: Fraction): Fraction => reduced(a.numerator * b.numerator, a.divisor * b.divisor);
export const over = (a: Fraction, b: Fraction): Fraction => reduced(a.numerator * b.divisor, a.divisor * b.numerator);
export const isLess = (a: Fraction, b: Fraction): boolean => a.numerator * b.divisor < b.numerator * a.divisor;
export const smaller = (a: Fraction, b: Fraction): Fraction => (isLess(b, a) ? b : a);
export const larger = (a: Fraction, b: Fraction): Fraction => (isLess(a, b) ? b : a);
export const sum = (all: readonly Fraction[]): Fraction => all.reduce(plus, ZERO);

/** The next whole number that is not below. */
export function ceiling({ numerator, divisor }: Fraction): number {
  return 0 - Number(floorDivision(-numerator, divisor));
}

/** The number in hundredths, rounded up. */
export const roundedUp = (value: Fraction): number => ceiling(times(value, fraction(100))) / 100;
/** The number in hundredths, rounded down. */
export const roundedDown = (value: Fraction): number => 0 - roundedUp(minus(ZERO, value));

function reduced(numerator: bigint, divisor: bigint): Fraction {
  if (divisor === 0n) throw new RangeError("Divided by zero");
  const factor = divisor < 0n ? -commonFactor(numerator, divisor) : commonFactor(numerator, divisor);
  return { numerator: numerator / factor, divisor: divisor / factor };
}

function commonFactor(a: bigint, b: bigint): bigint {
  let [x, y] = [a < 0n ? -a : a, b < 0n ? -b : b];
  while (y > 0n) [x, y] = [y, x % y];
  return x;
}

function floorDivision(a: bigint, b: bigint): bigint {
  const quotient = a / b;
  return a % b < 0n ? quotient - 1n : quotient;
}
