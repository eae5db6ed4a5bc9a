import type { Rate } from "../../kit/money";
import type { LocalDate } from "../../kit/time";
import { TAX_PRESETS } from "./tax-presets.texts";

export type PresetCountry = keyof typeof TAX_PRESETS;

/** Where products and delivery areas have a number, and where a named rate that wins over it. */
export const TAX_USES = {
  delivery: { number: "tax", named: "taxRate" },
  takeaway: { number: "takeawayTax", named: "takeawayTaxRate" },
  dineIn: { number: "dineInTax", named: "dineInTaxRate" },
} as const;
export type TaxUse = keyof typeof TAX_USES;

export interface TaxPreset {
  identifier: string;
  name: string;
  values: readonly { from?: LocalDate; rate: Rate }[];
  /** The law that says so. */
  source: string;
  note: string;
  /** What it is proposed for first. Without one it is never proposed: only people know which goods it is for. */
  uses: readonly TaxUse[];
}

/** The named rates of a country: facts, which people choose from. */
export function presetsOf(country: PresetCountry): readonly TaxPreset[] {
  return TAX_PRESETS[country].rates;
}

const ALL: readonly TaxPreset[] = [...presetsOf("AT"), ...presetsOf("DE")];

/** The preset with this identifier, under which it was created. */
export function presetNamed(identifier: string): TaxPreset | null {
  return ALL.find((preset) => preset.identifier === identifier) ?? null;
}
