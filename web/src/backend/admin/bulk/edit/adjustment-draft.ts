import { ROUNDING_STEPS, type Adjustment, adjustment } from "@tresen/contract/bulk/adjustment";
import { parseMoney, parseNumber } from "../../model/entry";

/** How an amount of money is changed, as it is entered. */
export interface AdjustmentDraft {
  way: "percent" | "amount";
  text: string;
  step: Adjustment["step"];
}

/** The change as the call takes it; the German fault of what was entered, and null for nothing. */
export function adjustmentOf({ way, text, step }: AdjustmentDraft): Adjustment | { fault: string } | null {
  const value = way === "percent" ? parseNumber(text) : parseMoney(text);
  if (value === null) return null;
  const { data, error } = adjustment.safeParse({ [way]: value, step });
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

export function stepOf(text: string): Adjustment["step"] {
  return ROUNDING_STEPS.find((step) => String(step) === text) ?? 1;
}
