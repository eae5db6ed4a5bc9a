import {
  PRICE_ENDINGS,
  ROUNDING_DIRECTIONS,
  ROUNDING_STEPS,
  type Adjustment,
  adjustment,
} from "@tresen/contract/bulk/adjustment";
import { parseMoney, parseNumber } from "../../model/entry";

/** How an amount of money is changed, as it is entered. */
export interface AdjustmentDraft {
  way: "percent" | "amount";
  text: string;
  rounding: Rounding;
}

/** What an amount is rounded to, and in which direction. */
export type Rounding = Pick<Adjustment, "step" | "ending" | "direction">;

/** The change as the call takes it; the German fault of what was entered, and null for nothing. */
export function adjustmentOf({ way, text, rounding }: AdjustmentDraft): Adjustment | { fault: string } | null {
  const value = way === "percent" ? parseNumber(text) : parseMoney(text);
  if (value === null) return null;
  const { data, error } = adjustment.safeParse({ [way]: value, ...rounding });
  return data ?? { fault: error?.issues[0]?.message ?? "" };
}

/** The changes of all fields; null while one of them is missing or faulty. */
export function adjustmentsOf(
  drafts: Readonly<Record<string, AdjustmentDraft>>,
): Readonly<Record<string, Adjustment>> | null {
  const read = Object.entries(drafts).map(([key, draft]) => [key, adjustmentOf(draft)] as const);
  const good = read.flatMap(([key, value]) => (value && !("fault" in value) ? [[key, value] as const] : []));
  return good.length === read.length ? Object.fromEntries(good) : null;
}

/** The choices of what amounts are rounded to: steps of cents, and the cents in which they end. */
export const ROUNDINGS = [...ROUNDING_STEPS.map(String), ...PRICE_ENDINGS.map(String)];

export function roundingText({ step, ending }: Rounding): string {
  return String(ending ?? step);
}

/** @param text one of `ROUNDINGS`. */
export function roundedTo(text: string): Pick<Rounding, "step" | "ending"> {
  const ending = PRICE_ENDINGS.find((one) => String(one) === text);
  return ending ? { step: 1, ending } : { step: ROUNDING_STEPS.find((step) => String(step) === text) ?? 1 };
}

export function directionOf(text: string): Pick<Rounding, "direction"> {
  const direction = ROUNDING_DIRECTIONS.find((one) => one === text);
  return direction ? { direction } : {};
}
