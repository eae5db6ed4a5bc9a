import type { CalculationModel } from "./quantity";
import type { Unit } from "./units";

/** The short form of one unit, and of several where it is another. */
export const UNIT_ABBREVIATIONS: Record<Unit, string | readonly [one: string, many: string]> = {
  piece: "Stk.",
  serving: "Port.",
  pair: "Paar",
  person: "Pers.",
  package: "Pkg.",
  gram: "g",
  decagram: "dag",
  kilogram: "kg",
  milliliter: "ml",
  centiliter: "cl",
  deciliter: "dl",
  liter: "l",
  millimeter: "mm",
  centimeter: "cm",
  decimeter: "dm",
  meter: "m",
  kilometer: "km",
  squareMillimeter: "mm²",
  squareCentimeter: "cm²",
  squareDecimeter: "dm²",
  squareMeter: "m²",
  cubicMillimeter: "mm³",
  cubicCentimeter: "cm³",
  cubicDecimeter: "dm³",
  cubicMeter: "m³",
  minute: "min",
  hour: "Std.",
  day: ["Tag", "Tage"],
};

/** Long label (in a form) and short label (before a quantity). */
export const CALCULATION_MODEL_LABELS: Record<CalculationModel, { long: string; short: string }> = {
  fixed: { long: "Exakt", short: "Fix" },
  approximate: { long: "Ungefähr", short: "ca." },
  minimum: { long: "Minimum", short: "ab" },
};
