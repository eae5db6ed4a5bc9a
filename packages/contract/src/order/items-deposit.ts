import type { Cents } from "../kit/money";

/** The deposit that is part of what the positions cost. */
export function itemsDeposit(items: readonly { deposit?: Cents | undefined }[]): Cents {
  return items.reduce((sum, { deposit = 0 }) => sum + deposit, 0);
}
