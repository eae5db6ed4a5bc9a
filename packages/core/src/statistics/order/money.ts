import { type DeliveryMethod, methodOf } from "@tresen/contract/branch/branch-hours";
import { type Cents, type Rate, netOf } from "@tresen/contract/kit/money";
import { isOnlineMethod } from "@tresen/contract/payment/payment";
import { hasMoney, isAwaited } from "@tresen/contract/payment/payment.state";
import type { PaidBy } from "@tresen/contract/statistics/statistics";
import { ON_SITE, type OrderRow, countsAsOrder, dueOnSite } from "../../order";
import { shares } from "./shares";

/** What came of one tax rate. `gross` and `net` are without `deposit`, which is gross as well. */
export interface RateMoney {
  rate: Rate;
  gross: Cents;
  net: Cents;
  deposit: Cents;
}

/** What came by one kind of payment. */
export interface PaymentMoney {
  payment: PaidBy;
  gross: Cents;
  deposit: Cents;
}

/**
 * What an order brings in, after refunds. `gross` is revenue: goods and delivery without deposits. Rates and payments
 * add up to `gross` and to `deposit`; an order that does not count has none.
 */
export interface OrderMoney {
  method: DeliveryMethod;
  isCounted: boolean;
  gross: Cents;
  net: Cents;
  deposit: Cents;
  rates: RateMoney[];
  payments: PaymentMoney[];
}

export function moneyOf(order: OrderRow): OrderMoney {
  const method = methodOf(order);
  if (!countsAsOrder(order)) return { method, isCounted: false, gross: 0, net: 0, deposit: 0, rates: [], payments: [] };
  const rates = ratesOf(order);
  const [gross, net, deposit] = (["gross", "net", "deposit"] as const).map((field) =>
    rates.reduce((sum, rate) => sum + rate[field], 0),
  ) as [Cents, Cents, Cents];
  return { method, isCounted: true, gross, net, deposit, rates, payments: paymentsOf({ order, gross, deposit }) };
}

/** The cents of each position that are not refunded by line. A refunded position gives its part of the deposit back. */
export function positionsLeft({ items, refunds }: Pick<OrderRow, "items" | "refunds">): {
  gross: Cents;
  deposit: Cents;
}[] {
  const lines = refundsThatCount({ refunds }).flatMap(({ lines: refunded = [] }) => refunded);
  return items.map(({ gross, deposit = 0 }, index) => {
    const back = Math.min(gross, sumOf(lines.filter(({ line }) => Number(line) === index + 1)));
    const depositBack = gross > 0 ? Math.round((deposit * back) / gross) : 0;
    return { gross: gross - deposit - (back - depositBack), deposit: deposit - depositBack };
  });
}

/** Refunds of positions lower the rate of the position; other ones lower all rates in proportion. */
function ratesOf(order: OrderRow): RateMoney[] {
  const { items, pricing, refunds } = order;
  const byRate = new Map<Rate, { gross: Cents; deposit: Cents }>();
  const add = (rate: Rate, { gross, deposit }: { gross: Cents; deposit: Cents }): void => {
    const known = byRate.get(rate) ?? { gross: 0, deposit: 0 };
    byRate.set(rate, { gross: known.gross + gross, deposit: known.deposit + deposit });
  };
  const left = positionsLeft(order);
  for (const [index, { taxRate }] of items.entries()) add(taxRate, left[index] ?? { gross: 0, deposit: 0 });
  // What the lines of a rate cost beyond its positions is the delivery.
  for (const { rate, gross } of pricing.taxes) {
    const goods = items.reduce((sum, item) => sum + (item.taxRate === rate ? item.gross : 0), 0);
    if (gross > goods) add(rate, { gross: gross - goods, deposit: 0 });
  }
  const rates = [...byRate].toSorted(([a], [b]) => a - b);
  const weights = rates.flatMap(([, { gross, deposit }]) => [gross, deposit]);
  const back = shares({ total: Math.min(withoutLines({ refunds }), sum(weights)), weights });
  return rates.flatMap(([rate, before], index) => {
    const gross = before.gross - (back[2 * index] ?? 0);
    const deposit = before.deposit - (back[2 * index + 1] ?? 0);
    return gross > 0 || deposit > 0 ? [{ rate, gross, net: netOf(gross, rate), deposit }] : [];
  });
}

function paymentsOf({ order, gross, deposit }: { order: OrderRow; gross: Cents; deposit: Cents }): PaymentMoney[] {
  const { payments = [], refunds = [], paymentMethod, isQuotation } = order;
  const backOf = (id: string): Cents =>
    sumOf(refunds.filter(({ payment, state }) => payment === id && state !== "failed"));
  const isOnline = payments.some(({ kind }) => kind === "online") || (isOnlineMethod(paymentMethod) && !isQuotation);
  const parts = new Map<PaidBy, Cents>();
  const add = (payment: PaidBy, amount: Cents): void => {
    if (amount > 0) parts.set(payment, (parts.get(payment) ?? 0) + amount);
  };
  for (const { id, provider, amount, state } of payments)
    if (hasMoney(state) || isAwaited(state)) add(provider, amount - backOf(id));
  add(isOnline ? ON_SITE : paymentMethod, dueOnSite(order) - backOf(ON_SITE));
  // Everything is refunded, or it is a quotation, for which nothing is asked here.
  if (parts.size === 0) parts.set(paymentMethod, 0);
  const weights = [...parts.values()];
  const [ofGross, ofDeposit] = [shares({ total: gross, weights }), shares({ total: deposit, weights })];
  return [...parts.keys()].map((payment, index) => ({
    payment,
    gross: ofGross[index] ?? 0,
    deposit: ofDeposit[index] ?? 0,
  }));
}

/** Refunds that give back what a change made too much lower nothing: the change already did. */
function refundsThatCount({ refunds = [] }: Pick<OrderRow, "refunds">) {
  return refunds.filter(({ state, isAdjustment }) => state !== "failed" && !isAdjustment);
}

function withoutLines({ refunds }: Pick<OrderRow, "refunds">): Cents {
  return refundsThatCount({ refunds }).reduce(
    (all, { amount, lines = [] }) => all + Math.max(0, amount - sumOf(lines)),
    0,
  );
}

function sumOf(parts: readonly { amount: Cents }[]): Cents {
  return sum(parts.map(({ amount }) => amount));
}

function sum(parts: readonly Cents[]): Cents {
  return parts.reduce((all, part) => all + part, 0);
}
