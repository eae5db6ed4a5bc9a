import type { Cents } from "../kit/money";
import type { TaxLine } from "../order/pricing";
import type { BookingContent, BookingKind } from "./booking";
import type { MoneyFacts, MoneyStep } from "./money-facts";

const NOTHING = { taxes: [], payments: [], deposits: 0, donations: 0, refunded: 0, isCanceled: false } as const;
const NO_TAX = { net: 0, tax: 0, gross: 0 };

/**
 * The booking entry of one step of an order: the differences to what was counted last. Null where no amount differs, such
 * as for an order that was canceled before it was counted.
 */
export function bookingOf({ uid, ticketNumber, at, before, after }: MoneyStep): BookingContent | null {
  const earlier = before ?? NOTHING;
  const taxes = taxDifferences({ before: earlier.taxes, after: after.taxes });
  const payments = amountDifferences({ before: earlier.payments, after: after.payments });
  const deposits = after.deposits - earlier.deposits;
  const donations = after.donations - earlier.donations;
  if (taxes.length === 0 && payments.length === 0 && deposits === 0 && donations === 0) return null;
  return {
    ...{ kind: kindOf({ before, after }), at, uid, ticketNumber, method: after.method },
    ...{ taxes, payments, deposits, donations, tips: 0, reason: "", by: null },
  };
}

function kindOf({ before, after }: Pick<MoneyStep, "before" | "after">): BookingKind {
  if (!before) return "sale";
  if (after.isCanceled !== before.isCanceled) return after.isCanceled ? "cancellation" : "sale";
  return after.refunded > before.refunded ? "refund" : "change";
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
