import { type DeliveryMethod, methodOf } from "../../branch/branch-hours";
import type { OrderState } from "../../order/order.state";
import type { Pricing, TaxLine } from "../../order/pricing";
import type { OrderRefund } from "../../payment/order-money";
import type { PaymentMethod } from "../../payment/payment";
import type { DailySummary } from "./daily-summary";

/** What counts of an order that was placed on the day. */
export interface CountedOrder {
  state: OrderState;
  isQuotation: boolean;
  /** Whether it is to be paid online, and is not yet. */
  isAwaitingPayment: boolean;
  isDelivery: boolean;
  isDineIn: boolean;
  paymentMethod: PaymentMethod;
  pricing: Pick<Pricing, "totalGross" | "taxes">;
  refunds: readonly Pick<OrderRefund, "amount" | "state">[];
}

type Figures = Pick<DailySummary, "orders" | "cancelled" | "refunds" | "methods" | "payments" | "taxes">;

/**
 * A day's figures from the orders that were placed on it. Those that are not paid yet, or never were, do not count, and
 * quotations only once they are accepted. Money is in cents.
 */
export function dayFigures(orders: readonly CountedOrder[]): Figures {
  const placed = orders.filter(
    ({ state, isQuotation, isAwaitingPayment }) =>
      state !== "failed" && !isAwaitingPayment && !(isQuotation && !isAccepted(state)),
  );
  const kept = placed.filter(({ state }) => !isCancelled(state));
  const refunds = placed.flatMap((order) => order.refunds.filter(({ state }) => state === "done"));
  return {
    orders: countOf(kept),
    cancelled: countOf(placed.filter(({ state }) => isCancelled(state))),
    refunds: { count: refunds.length, gross: refunds.reduce((sum, { amount }) => sum + amount, 0) },
    methods: countedBy(kept, methodOf).map(([method, count]: [DeliveryMethod, Counted]) => ({ method, ...count })),
    payments: countedBy(kept, ({ paymentMethod }) => paymentMethod).map(([method, count]) => ({ method, ...count })),
    taxes: taxesOf(kept),
  };
}

type Counted = DailySummary["orders"];

const isCancelled = (state: OrderState): boolean => state === "canceled" || state === "rejected";
const isAccepted = (state: OrderState): boolean =>
  state === "confirmed" || state === "inDelivery" || state === "completed";

function countOf(orders: readonly CountedOrder[]): Counted {
  return { count: orders.length, gross: orders.reduce((sum, { pricing }) => sum + pricing.totalGross, 0) };
}

/** The orders by a property, that with the most money first. */
function countedBy<Key>(orders: readonly CountedOrder[], keyOf: (order: CountedOrder) => Key): [Key, Counted][] {
  return [...Map.groupBy(orders, keyOf)]
    .map(([key, of]): [Key, Counted] => [key, countOf(of)])
    .sort(([, a], [, b]) => b.gross - a.gross || b.count - a.count);
}

/** The sums for each rate, the lowest rate first. */
function taxesOf(orders: readonly CountedOrder[]): TaxLine[] {
  const lines = Map.groupBy(
    orders.flatMap(({ pricing }) => pricing.taxes),
    ({ rate }) => rate,
  );
  return [...lines]
    .map(([rate, of]) => ({
      rate,
      net: of.reduce((sum, { net }) => sum + net, 0),
      tax: of.reduce((sum, { tax }) => sum + tax, 0),
      gross: of.reduce((sum, { gross }) => sum + gross, 0),
    }))
    .sort((a, b) => a.rate - b.rate);
}
