import type { Cents } from "../kit/money";
import type { TaxLine } from "../order/pricing";
import type { BookingContent, BookingKind } from "./booking";
import type { MoneyFacts, MoneyStep } from "./money-facts";

const NOTHING: MoneyFacts = { isCounted: false, taxes: [], deposits: [], payments: [], donation: 0 };
const NO_TAX = { net: 0, tax: 0, gross: 0 };

/**
 * The booking entry of one step of an order: the differences to what was counted last. Null where no amount differs, such
 * as for an order that was canceled before it was counted.
 */
export function bookingOf({ uid, ticketNumber, method, at, action, before, after }: MoneyStep): BookingContent | null {
  const earlier = before ?? NOTHING;
  const taxes = taxDifferences({ before: earlier.taxes, after: after.taxes });
  const deposits = taxDifferences({ before: earlier.deposits, after: after.deposits });
  const payments = amountDifferences({ before: earlier.payments, after: after.payments });
  const donations = after.donation - earlier.donation;
  if (taxes.length + deposits.length + payments.length === 0 && donations === 0) return null;
  return {
    ...{ kind: kindOf({ action, before: earlier, after }), at, uid, ticketNumber, method },
    ...{ taxes, deposits, payments, donations, tips: 0, reason: "", by: null },
  };
}

function kindOf({ action, before, after }: Pick<MoneyStep, "action" | "after"> & { before: MoneyFacts }): BookingKind {
  if (!before.isCounted) return "sale";
  if (!after.isCounted) return "cancellation";
  return action === "refund" && paidOf(after) < paidOf(before) ? "refund" : "change";
}

function paidOf({ payments }: MoneyFacts): Cents {
  return payments.reduce((sum, { amount }) => sum + amount, 0);
}

function taxDifferences({ before, after }: Record<"before" | "after", readonly TaxLine[]>): TaxLine[] {
  const rates = [...new Set([...before, ...after].map(({ rate }) => rate))].sort((a, b) => a - b);
  return rates
    .map((rate) => {
      const [was, is] = [before, after].map((lines) => lines.find((line) => line.rate === rate) ?? NO_TAX);
      return { rate, net: less("net", is, was), tax: less("tax", is, was), gross: less("gross", is, was) };
    })
    .filter(({ net, tax, gross }) => net !== 0 || tax !== 0 || gross !== 0);
}

function less(key: keyof typeof NO_TAX, is = NO_TAX, was = NO_TAX): Cents {
  return is[key] - was[key];
}

type Payments = MoneyFacts["payments"];

function amountDifferences({ before, after }: Record<"before" | "after", Payments>): Payments[number][] {
  const kinds = [...new Set([...before, ...after].map(({ payment }) => payment))];
  const amountIn = (payments: Payments, kind: string): Cents =>
    payments.filter(({ payment }) => payment === kind).reduce((sum, { amount }) => sum + amount, 0);
  return kinds
    .map((payment) => ({ payment, amount: amountIn(after, payment) - amountIn(before, payment) }))
    .filter(({ amount }) => amount !== 0);
}
