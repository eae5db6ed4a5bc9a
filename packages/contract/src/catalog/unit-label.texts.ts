import type { Unit } from "./units";

/** The name of one unit, and of several where it is another. */
export const UNIT_LABELS: Record<Unit, { one: string; many?: string }> = {
  piece: { one: "Stück" },
  serving: { one: "Portion", many: "Portionen" },
  pair: { one: "Paar" },
  person: { one: "Person", many: "Personen" },
  package: { one: "Packung", many: "Packungen" },
  gram: { one: "Gramm" },
  decagram: { one: "Dekagramm" },
  kilogram: { one: "Kilogramm" },
  milliliter: { one: "Milliliter" },
  centiliter: { one: "Zentiliter" },
  deciliter: { one: "Deziliter" },
  liter: { one: "Liter" },
  millimeter: { one: "Millimeter" },
  centimeter: { one: "Zentimeter" },
  decimeter: { one: "Dezimeter" },
  meter: { one: "Meter" },
  kilometer: { one: "Kilometer" },
  squareMillimeter: { one: "Quadratmillimeter" },
  squareCentimeter: { one: "Quadratzentimeter" },
  squareDecimeter: { one: "Quadratdezimeter" },
  squareMeter: { one: "Quadratmeter" },
  cubicMillimeter: { one: "Kubikmillimeter" },
  cubicCentimeter: { one: "Kubikzentimeter" },
  cubicDecimeter: { one: "Kubikdezimeter" },
  cubicMeter: { one: "Kubikmeter" },
  minute: { one: "Minute", many: "Minuten" },
  hour: { one: "Stunde", many: "Stunden" },
  day: { one: "Tag", many: "Tage" },
};

/** The name of one unit, or of several. */
export function unitLabel(unit: Unit, amount = 1): string {
  const { one, many = one } = UNIT_LABELS[unit];
  return amount === 1 ? one : many;
}
