import { UNIT_ABBREVIATIONS } from "./unit.texts";

/**
 * Unit types, their units, and the factor of each unit to the smallest unit of its type. `time` is not in the
 * specification's list; it is added because a workshop sells by the hour.
 */
export const UNIT_TYPES = {
  amount: { piece: 1 },
  serving: { serving: 1 },
  pair: { pair: 1 },
  person: { person: 1 },
  package: { package: 1 },
  weight: { gram: 1, decagram: 10, kilogram: 1000 },
  volume: { milliliter: 1, centiliter: 10, deciliter: 100, liter: 1000 },
  length: { millimeter: 1, centimeter: 10, decimeter: 100, meter: 1000, kilometer: 1_000_000 },
  square: { squareMillimeter: 1, squareCentimeter: 100, squareDecimeter: 10_000, squareMeter: 1_000_000 },
  cubic: { cubicMillimeter: 1, cubicCentimeter: 1000, cubicDecimeter: 1_000_000, cubicMeter: 1_000_000_000 },
  time: { minute: 1, hour: 60, day: 1440 },
} as const;

export type UnitType = keyof typeof UNIT_TYPES;
export type Unit = { [T in UnitType]: keyof (typeof UNIT_TYPES)[T] }[UnitType];

const UNITS = new Map<string, { type: UnitType; factor: number }>();
for (const [type, units] of Object.entries(UNIT_TYPES)) {
  for (const [unit, factor] of Object.entries(units)) UNITS.set(unit, { type: type as UnitType, factor });
}

export const UNIT_NAMES = [...UNITS.keys()] as [Unit, ...Unit[]];

function known(unit: Unit): { type: UnitType; factor: number } {
  const entry = UNITS.get(unit);
  if (!entry) throw new RangeError(`Unknown unit: ${unit}`);
  return entry;
}

export function unitType(unit: Unit): UnitType {
  return known(unit).type;
}

/** How many of the type's smallest unit make one `unit`. */
export function unitFactor(unit: Unit): number {
  return known(unit).factor;
}

/** The short form of one unit, or of several. */
export function unitAbbreviation(unit: Unit, amount = 1): string {
  const text = UNIT_ABBREVIATIONS[unit];
  return typeof text === "string" ? text : text[amount === 1 ? 0 : 1];
}

/** How many `to` make one `from`, or null when the units have different types. */
export function conversionRatio({ from, to }: { from: Unit; to: Unit }): number | null {
  const source = known(from);
  const target = known(to);
  return source.type === target.type ? source.factor / target.factor : null;
}

/** Created on first use, since creating it costs more than everything else in this file. */
let decimals: Intl.NumberFormat | undefined;

/** `1.5` → `1,5`. */
export function formatAmount(amount: number): string {
  decimals ??= new Intl.NumberFormat("de-DE", { maximumFractionDigits: 6 });
  return decimals.format(amount);
}

/** For example `1.5 kilogram` → `1,5 kg`; pieces are only counted: `3 ×`. */
export function formatQuantity({ amount, unit }: { amount: number; unit: Unit }): string {
  return unit === "piece" ? `${formatAmount(amount)} ×` : `${formatAmount(amount)} ${unitAbbreviation(unit, amount)}`;
}
