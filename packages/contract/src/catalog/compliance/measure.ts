import { type Unit, unitFactor, unitType } from "../units";

/** A measure in a name, such as `0,33 l`. */
export interface Measure {
  /** As it stands in the name. */
  text: string;
  quantity: number;
  unit: Unit;
}

const WORDS: Readonly<Record<string, Unit>> = {
  ml: "milliliter",
  cl: "centiliter",
  dl: "deciliter",
  l: "liter",
  lt: "liter",
  ltr: "liter",
  liter: "liter",
  g: "gram",
  gr: "gram",
  gramm: "gram",
  dag: "decagram",
  dkg: "decagram",
  kg: "kilogram",
  kilo: "kilogram",
  kilogramm: "kilogram",
  "m²": "squareMeter",
  qm: "squareMeter",
  laufmeter: "meter",
  lfm: "meter",
};

/** Longer words first, so that `ml` is not read as `m`. A comma or a point is a decimal sign. */
const MEASURE = new RegExp(
  `(?<![\\p{L}\\d.,])(\\d+(?:[.,]\\d+)?)\\s*(${Object.keys(WORDS)
    .sort((a, b) => b.length - a.length)
    .join("|")})(?![\\p{L}\\d²])`,
  "iu",
);

/** The first measure of weight, volume, area or running length that a name contains; null for none. */
export function measureIn(name: string): Measure | null {
  const [text, number, word] = MEASURE.exec(name) ?? [];
  const unit = word && WORDS[word.toLowerCase()];
  if (!text || !number || !unit) return null;
  const quantity = Number(number.replace(",", "."));
  return quantity > 0 ? { text, quantity, unit } : null;
}

/** The content in liters; null for anything that is no volume. */
export function litersOf({ quantity, unit }: { quantity: number; unit: Unit }): number | null {
  return unitType(unit) === "volume" ? (quantity * unitFactor(unit)) / unitFactor("liter") : null;
}
