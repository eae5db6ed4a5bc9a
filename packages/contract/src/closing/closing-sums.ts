import * as z from "zod";
import { DELIVERY_METHODS, type DeliveryMethod } from "../branch/branch-hours";
import type { Cents } from "../kit/money";
import { PAID_BY, type PaidBy } from "../statistics/statistics";
import { type BookingContent, type BookingKind, BOOKING_KINDS, type TaxSum, taxSum } from "./booking";

const cents = z.int();

/** The sums of booking entries, in cents. */
export const closingSums = z.object({
  entries: z.int(),
  /** Revenue without deposits and tips. */
  net: cents,
  tax: cents,
  gross: cents,
  taxes: z.array(taxSum),
  /** With deposits and tips: what went into each kind of payment. */
  byPayment: z.array(z.object({ payment: z.enum(PAID_BY), amount: cents })),
  /** What orders brought in; corrections have no method. */
  byMethod: z.array(z.object({ method: z.enum(DELIVERY_METHODS), gross: cents })),
  byKind: z.array(z.object({ kind: z.enum(BOOKING_KINDS), entries: z.int(), gross: cents })),
  deposits: z.array(taxSum),
  donations: cents,
  tips: cents,
  /** Cash in the drawer without change: what was paid in cash, with cash tips. */
  expectedCash: cents,
});
export type ClosingSums = z.output<typeof closingSums>;

/** How is paid when the goods are handed over, for which the laws on cash registers hold. */
const AT_DOOR: readonly PaidBy[] = ["cash", "atm-card", "hydro-ag-voucher", "onSite"];

export function isAtDoor(payment: PaidBy): boolean {
  return AT_DOOR.includes(payment);
}

/** Adds up entries one after another, so that a large day is never in memory as a whole. */
export function sumBookings(): { add: (entry: BookingContent) => void; sums: () => ClosingSums } {
  let entries = 0;
  const totals = { donations: 0, tips: 0 };
  const taxes = sumRates();
  const deposits = sumRates();
  const payments = new Map<PaidBy, Cents>();
  const methods = new Map<DeliveryMethod, Cents>();
  const kinds = new Map<BookingKind, { entries: number; gross: Cents }>();
  const add = (entry: BookingContent): void => {
    entries += 1;
    totals.donations += entry.donations;
    totals.tips += entry.tips;
    taxes.add(entry.taxes);
    deposits.add(entry.deposits);
    for (const { payment, amount } of entry.payments) payments.set(payment, (payments.get(payment) ?? 0) + amount);
    const gross = entry.taxes.reduce((sum, one) => sum + one.gross, 0);
    if (entry.method !== null) methods.set(entry.method, (methods.get(entry.method) ?? 0) + gross);
    const kind = kinds.get(entry.kind) ?? { entries: 0, gross: 0 };
    kinds.set(entry.kind, { entries: kind.entries + 1, gross: kind.gross + gross });
  };
  const sums = (): ClosingSums => {
    const lines = taxes.lines();
    const total = (key: "net" | "tax" | "gross"): Cents => lines.reduce((sum, line) => sum + line[key], 0);
    return {
      ...{ entries, net: total("net"), tax: total("tax"), gross: total("gross"), taxes: lines, ...totals },
      deposits: deposits.lines(),
      byPayment: inOrder(PAID_BY, payments).map(([payment, amount]) => ({ payment, amount })),
      byMethod: inOrder(DELIVERY_METHODS, methods).map(([method, gross]) => ({ method, gross })),
      byKind: inOrder(BOOKING_KINDS, kinds).map(([kind, sum]) => ({ kind, ...sum })),
      expectedCash: payments.get("cash") ?? 0,
    };
  };
  return { add, sums };
}

/** Adds up lines of tax rates, lowest rate first. */
function sumRates(): { add: (lines: readonly TaxSum[]) => void; lines: () => TaxSum[] } {
  const rates = new Map<number, TaxSum>();
  const add = (lines: readonly TaxSum[]): void => {
    for (const line of lines) {
      const { rate, net, tax, gross } = rates.get(line.rate) ?? { rate: line.rate, net: 0, tax: 0, gross: 0 };
      rates.set(rate, { rate, net: net + line.net, tax: tax + line.tax, gross: gross + line.gross });
    }
  };
  return { add, lines: () => [...rates.values()].toSorted((a, b) => a.rate - b.rate) };
}

/** The entries of the map in the order of its possible keys, so that equal sums look equal. */
function inOrder<Key, Value>(order: readonly Key[], sums: ReadonlyMap<Key, Value>): [Key, Value][] {
  return order.flatMap((key): [Key, Value][] => {
    const value = sums.get(key);
    return value === undefined ? [] : [[key, value]];
  });
}
