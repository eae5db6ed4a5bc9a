import * as z from "zod";
import { BULK_MESSAGES } from "./bulk.texts";

/** To how many cents a changed amount is rounded. */
export const ROUNDING_STEPS = [1, 5, 10] as const;
const MOST_PERCENT = 1000;
const MOST_CENTS = 100_000_000;

/** How an amount of money is changed: by percent with at most two places, or by cents. */
export const adjustment = z
  .strictObject({
    percent: z
      .number(BULK_MESSAGES.percent)
      .min(-100, BULK_MESSAGES.percent)
      .max(MOST_PERCENT, BULK_MESSAGES.percent)
      .refine((percent) => Math.abs(percent * 100 - Math.round(percent * 100)) < 1e-6, BULK_MESSAGES.percent)
      .optional(),
    amount: z
      .int(BULK_MESSAGES.amount)
      .min(-MOST_CENTS, BULK_MESSAGES.amount)
      .max(MOST_CENTS, BULK_MESSAGES.amount)
      .optional(),
    step: z
      .literal([...ROUNDING_STEPS])
      .default(1)
      .meta({ description: "Auf so viele Cent wird gerundet, die Hälfte nach oben" }),
  })
  .refine(({ percent, amount }) => (percent === undefined) !== (amount === undefined), BULK_MESSAGES.adjustment);
export type Adjustment = z.output<typeof adjustment>;

/** Whether an amount becomes 0 or changes by more than half: somebody should look at it twice. */
export function isDrastic({ before, after }: { before: number; after: number }): boolean {
  return before !== after && (after === 0 || 2 * Math.abs(after - before) > Math.abs(before));
}

/** The changed amount in cents, rounded to the step; a half is rounded up. */
export function adjusted({
  cents,
  adjustment: { percent = 0, amount = 0, step },
}: {
  cents: number;
  adjustment: Adjustment;
}): number {
  // In ten thousandths of a cent, so that no fraction is lost.
  const exact = cents * (10_000 + Math.round(percent * 100)) + amount * 10_000;
  const unit = step * 10_000;
  return Math.floor((2 * exact + unit) / (2 * unit)) * step;
}
