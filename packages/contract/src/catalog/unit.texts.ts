import type { CalculationModel } from "./quantity";
import type { Unit } from "./units";

export const UNIT_LABELS: Record<Unit, { short: string; one: string; many: string }> = {
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

/** Long label (in a form) and short label (before a quantity). */
export const CALCULATION_MODEL_LABELS: Record<CalculationModel, { long: string; short: string }> = {
  fixed: { long: "Exakt", short: "Fix" },
  approximate: { long: "Ungefähr", short: "ca." },
  minimum: { long: "Minimum", short: "ab" },
};
