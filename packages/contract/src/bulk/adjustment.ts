import * as z from "zod";
import { BULK_MESSAGES } from "./bulk.texts";

/** To how many cents a changed amount is rounded. */
export const ROUNDING_STEPS = [1, 5, 10] as const;
/** The cents in which a changed amount ends instead: 9,90 or 9,99. */
export const PRICE_ENDINGS = [90, 99] as const;
/** Without a direction the nearest amount is taken, and the higher one of two equally near. */
export const ROUNDING_DIRECTIONS = ["up", "down"] as const;
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
    ending: z
      .literal([...PRICE_ENDINGS])
      .optional()
      .meta({ description: "Statt auf Cent-Schritte auf einen Betrag mit diesen Cent, etwa 9,90" }),
    direction: z
      .enum(ROUNDING_DIRECTIONS)
      .optional()
      .meta({ description: "Nur auf- oder nur abrunden; ohne Angabe zum nächsten Betrag" }),
  })
  .refine(({ percent, amount }) => (percent === undefined) !== (amount === undefined), BULK_MESSAGES.adjustment);
export type Adjustment = z.output<typeof adjustment>;

/** Whether an amount becomes 0 or changes by more than half: somebody should look at it twice. */
export function isDrastic({ before, after }: { before: number; after: number }): boolean {
  return before !== after && (after === 0 || 2 * Math.abs(after - before) > Math.abs(before));
}

/**
 * The changed amount in cents, rounded to the step or to the next amount with the ending; a half is rounded up. With an
 * ending, what costs something costs at least the ending itself, and what becomes 0 stays 0. An amount below 0 is
 * returned as it is, so that its field refuses it.
 */
export function adjusted({
  cents,
  adjustment: { percent = 0, amount = 0, step, ending, direction },
}: {
  cents: number;
  adjustment: Adjustment;
}): number {
  // In ten thousandths of a cent, so that no fraction is lost.
  const exact = cents * (10_000 + Math.round(percent * 100)) + amount * 10_000;
  if (ending === undefined || exact <= 0) return steps({ exact, size: step, direction }) * step;
  return Math.max(0, steps({ exact: exact - ending * 10_000, size: 100, direction })) * 100 + ending;
}

/** How many steps of so many cents the amount, in ten thousandths of a cent, is rounded to. */
function steps({
  exact,
  size,
  direction,
}: {
  exact: number;
  size: number;
  direction: Adjustment["direction"];
}): number {
  const unit = size * 10_000;
  if (direction === "up") return Math.ceil(exact / unit);
  return Math.floor(direction === "down" ? exact / unit : (2 * exact + unit) / (2 * unit));
}
