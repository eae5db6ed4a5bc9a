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

const LABELS: Record<Unit, { short: string; one: string; many: string }> = {
  piece: { short: "Stk.", one: "Stück", many: "Stück" },
  serving: { short: "Port.", one: "Portion", many: "Portionen" },
  pair: { short: "Paar", one: "Paar", many: "Paar" },
  person: { short: "Pers.", one: "Person", many: "Personen" },
  package: { short: "Pkg.", one: "Packung", many: "Packungen" },
  gram: { short: "g", one: "Gramm", many: "Gramm" },
  decagram: { short: "dag", one: "Dekagramm", many: "Dekagramm" },
  kilogram: { short: "kg", one: "Kilogramm", many: "Kilogramm" },
  milliliter: { short: "ml", one: "Milliliter", many: "Milliliter" },
  centiliter: { short: "cl", one: "Zentiliter", many: "Zentiliter" },
  deciliter: { short: "dl", one: "Deziliter", many: "Deziliter" },
  liter: { short: "l", one: "Liter", many: "Liter" },
  millimeter: { short: "mm", one: "Millimeter", many: "Millimeter" },
  centimeter: { short: "cm", one: "Zentimeter", many: "Zentimeter" },
  decimeter: { short: "dm", one: "Dezimeter", many: "Dezimeter" },
  meter: { short: "m", one: "Meter", many: "Meter" },
  kilometer: { short: "km", one: "Kilometer", many: "Kilometer" },
  squareMillimeter: { short: "mm²", one: "Quadratmillimeter", many: "Quadratmillimeter" },
  squareCentimeter: { short: "cm²", one: "Quadratzentimeter", many: "Quadratzentimeter" },
  squareDecimeter: { short: "dm²", one: "Quadratdezimeter", many: "Quadratdezimeter" },
  squareMeter: { short: "m²", one: "Quadratmeter", many: "Quadratmeter" },
  cubicMillimeter: { short: "mm³", one: "Kubikmillimeter", many: "Kubikmillimeter" },
  cubicCentimeter: { short: "cm³", one: "Kubikzentimeter", many: "Kubikzentimeter" },
  cubicDecimeter: { short: "dm³", one: "Kubikdezimeter", many: "Kubikdezimeter" },
  cubicMeter: { short: "m³", one: "Kubikmeter", many: "Kubikmeter" },
  minute: { short: "min", one: "Minute", many: "Minuten" },
  hour: { short: "Std.", one: "Stunde", many: "Stunden" },
  day: { short: "Tag", one: "Tag", many: "Tage" },
};

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

export function unitLabel(unit: Unit, amount = 1): string {
  return amount === 1 ? LABELS[unit].one : LABELS[unit].many;
}

export function unitAbbreviation(unit: Unit): string {
  return LABELS[unit].short;
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
  return unit === "piece" ? `${formatAmount(amount)} ×` : `${formatAmount(amount)} ${unitAbbreviation(unit)}`;
}
