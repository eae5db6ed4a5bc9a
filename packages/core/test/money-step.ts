import type { MoneyStep } from "@tresen/contract/closing/money-facts";

/** A step of an order by delivery that nothing was booked of before. */
export function moneyStep(changes: Pick<MoneyStep, "uid" | "after"> & Partial<MoneyStep>): MoneyStep {
  return { ticketNumber: 7, method: "delivery", action: "", at: "2026-06-05T16:30:00.000Z", before: null, ...changes };
}
