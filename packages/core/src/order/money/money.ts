import type { Cents } from "@tresen/contract/kit/money";
import type { OrderPaid, OrderRefund } from "@tresen/contract/payment/order-money";
import { hasMoney, isAwaited, isUnpaidEnd } from "@tresen/contract/payment/payment.state";
import { type RefundedLine, isOpenRefund, refundableOf } from "@tresen/contract/payment/refund";
import type { StoredPayment, StoredRefund } from "../order.entity";
import type { OrderRow } from "../store";

/** The id of what is paid on site, which is no stored payment. */
export const ON_SITE = "onSite";

type Money = Pick<OrderRow, "payments" | "refunds">;
type PricedMoney = Pick<OrderRow, "payments" | "refunds" | "items">;

/** The payment that the customer made with the order, or has to. */
export function onlinePayment({ payments = [] }: Pick<OrderRow, "payments">): StoredPayment | undefined {
  return payments.find(({ kind }) => kind === "online");
}

/** Whether the branch is told of the order: nothing is to be paid online, or it has been paid. */
export function isReleased(row: Pick<OrderRow, "payments">): boolean {
  const payment = onlinePayment(row);
  return payment === undefined || hasMoney(payment.state);
}

export function paymentWith({ row, id }: { row: Pick<OrderRow, "payments">; id: string }): StoredPayment | undefined {
  return row.payments?.find((payment) => payment.id === id);
}

/** The payment by link that the customer can make now; null without one. */
export function openLink({ payments = [], state }: Pick<OrderRow, "payments" | "state">): StoredPayment | null {
  if (state === "rejected" || state === "canceled" || state === "failed") return null;
  return payments.find((payment) => payment.kind === "link" && isAwaited(payment.state)) ?? null;
}

/**
 * The payment by link that the customer is still asked for: the open one, or the last one that ended without money, which
 * the page of the order begins anew. Null without one, and once nothing is due.
 */
export function linkToPay(row: OrderRow): StoredPayment | null {
  const last = row.payments?.at(-1);
  const isOff = row.state === "rejected" || row.state === "canceled" || row.state === "failed";
  return (
    openLink(row) ?? (last?.kind === "link" && !isOff && isUnpaidEnd(last.state) && dueOnSite(row) > 0 ? last : null)
  );
}

/** The order with one of its payments replaced, and with the flags that follow from all of them. */
export function withPaid({ row, payment }: { row: OrderRow; payment: StoredPayment }): OrderRow {
  return flagged({ ...row, payments: (row.payments ?? []).map((one) => (one.id === payment.id ? payment : one)) });
}

/** The order with one of its refunds replaced. */
export function withRefund({ row, refund }: { row: OrderRow; refund: StoredRefund }): OrderRow {
  return flagged({ ...row, refunds: (row.refunds ?? []).map((one) => (one.id === refund.id ? refund : one)) });
}

/** What is decided about a refund. */
export interface RefundDecision {
  amount: Cents;
  by: string;
  /** ISO. */
  at: string;
  reason?: string | undefined;
  lines?: RefundedLine[] | undefined;
  isAdjustment?: true;
  key?: string | undefined;
}

/**
 * The order with a refund of one payment. A payment of which nothing is left counts as refunding. What was paid on site
 * is given back by hand, so it is done at once.
 */
export function withNewRefund({
  row,
  payment,
  decision,
}: {
  row: OrderRow;
  payment: string;
  decision: RefundDecision;
}): OrderRow {
  const { refunds = [] } = row;
  const { amount, at, by, reason, lines, isAdjustment, key } = decision;
  const refund: StoredRefund = {
    id: String(refunds.length + 1),
    payment,
    amount,
    state: payment === ON_SITE ? "done" : "requested",
    at,
    by,
    attempt: 1,
    ...(reason ? { reason } : {}),
    ...(lines ? { lines } : {}),
    ...(isAdjustment ? { isAdjustment } : {}),
    ...(key === undefined ? {} : { key }),
  };
  const after: OrderRow = { ...row, refunds: [...refunds, refund] };
  const paid = paymentWith({ row, id: payment });
  return paid?.state === "paid" && refundableOf({ payment: paid, refunds: after.refunds ?? [] }) === 0
    ? withPaid({ row: after, payment: { ...paid, state: "refunding" } })
    : after;
}

/**
 * The order with a refund of what its change made too much. It is taken from the latest payment first; what is left to
 * pay is paid on site.
 */
export function withAdjustment({ row: changed, at, by }: { row: OrderRow; at: string; by: string }): OrderRow {
  const row = withoutExcessLink(changed);
  let tooMuch = throughProviders(row) - row.pricing.totalGross;
  return (row.payments ?? []).toReversed().reduce((before, payment) => {
    const amount = Math.min(tooMuch, refundableOf({ payment, refunds: before.refunds ?? [] }));
    if (amount <= 0) return before;
    tooMuch -= amount;
    return withNewRefund({ row: before, payment: payment.id, decision: { amount, at, by, isAdjustment: true } });
  }, flagged(row));
}

/** A link that asks for more than is due must not be paid any more. */
function withoutExcessLink(row: OrderRow): OrderRow {
  const link = openLink(row);
  if (!link || throughProviders(row) <= row.pricing.totalGross) return row;
  return withPaid({ row, payment: { ...link, state: "canceled" } });
}

/** The refunds that the provider has to be asked for. */
export function dueRefunds({ refunds = [] }: Money): StoredRefund[] {
  return refunds.filter(({ state }) => state === "requested");
}

/** Whether money of the order is on its way: to be received, or to be refunded. */
export function isMoneyDue({ payments = [], refunds = [] }: Money): boolean {
  return payments.some(({ state }) => isAwaited(state) || state === "refunding") || refunds.some(isOpenRefund);
}

/**
 * The cents that are paid on site: what the order costs beyond its payments. A refund of what a change took out of the
 * order lowers a payment, whether it was made by the change or by line before it; any other one leaves it as it is. A
 * quotation is not paid.
 */
export function dueOnSite(row: OrderRow): Cents {
  return row.isQuotation ? 0 : Math.max(0, row.pricing.totalGross - throughProviders(row));
}

/**
 * The cents that the order brings in: what it costs, without refunds that leave its positions as they are. What a change
 * took out of it lowers what it costs already.
 */
export function proceedsOf({ pricing, refunds = [], items }: Pick<OrderRow, "pricing" | "refunds" | "items">): Cents {
  const back = refunds.filter(({ state, isAdjustment }) => state !== "failed" && !isAdjustment);
  return Math.max(0, pricing.totalGross - sumOf(back) + refundedBeyond({ refunds: back, items }));
}

/** The cents that came or come through providers towards the order's total. */
function throughProviders({ payments = [], refunds = [], items }: PricedMoney): Cents {
  const paid = sumOf(payments.filter(({ state }) => hasMoney(state) || isAwaited(state)));
  const back = refunds.filter(({ state, payment }) => state !== "failed" && payment !== ON_SITE);
  const adjusted = sumOf(back.filter(({ isAdjustment }) => isAdjustment));
  const others = back.filter(({ isAdjustment }) => !isAdjustment);
  return paid - adjusted - Math.min(sumOf(others), refundedBeyond({ refunds: others, items }));
}

/** The cents refunded by line of what was taken out of the order: they are back already, and lower what was paid. */
function refundedBeyond({ refunds, items }: { refunds: readonly StoredRefund[]; items: OrderRow["items"] }): Cents {
  const lines = refunds.flatMap(({ lines = [] }) => lines);
  return items.reduce((sum, { gross }, index) => {
    const back = sumOf(lines.filter(({ line }) => Number(line) === index + 1));
    return sum + Math.max(0, back - gross);
  }, 0);
}

function sumOf(parts: readonly { amount: Cents }[]): Cents {
  return parts.reduce((sum, { amount }) => sum + amount, 0);
}

/** All payments of the order for people, with what is paid on site. It counts as paid once the order is completed. */
export function paymentsView(row: OrderRow): OrderPaid[] {
  const onSite = dueOnSite(row);
  const { state, payments = [], refunds = [] } = row;
  const isOff = state === "rejected" || state === "canceled" || state === "failed";
  return [
    ...payments.map(({ id, kind, provider, amount, state, refunded, chargedBack = 0 }) => ({
      ...{ id, kind, provider, amount, state, refunded, chargedBack },
    })),
    ...(onSite > 0 && !isOff
      ? [
          {
            id: ON_SITE,
            kind: ON_SITE,
            provider: null,
            amount: onSite,
            state: state === "completed" ? ("paid" as const) : ("open" as const),
            refunded: sumOf(refunds.filter(({ payment }) => payment === ON_SITE)),
            chargedBack: 0,
          } as const,
        ]
      : []),
  ];
}

export function refundsView({ refunds = [] }: Money): OrderRefund[] {
  return refunds.map(({ id, payment, amount, lines = [], reason = "", state, by, at }) => ({
    ...{ id, payment, amount, lines, reason, state, by, at },
  }));
}

/** `isPaid` is true once nothing is left to pay; `isRefunded` once all that was paid goes back. */
function flagged(row: OrderRow): OrderRow {
  const { payments = [], refunds = [] } = row;
  const paid = payments.filter(({ state }) => hasMoney(state));
  return {
    ...row,
    isPaid: paid.length > 0 && dueOnSite(row) === 0 && !payments.some(({ state }) => isAwaited(state)),
    isRefunded: paid.length > 0 && paid.every((payment) => isGoingBack({ payment, refunds })),
  };
}

function isGoingBack({ payment, refunds }: { payment: StoredPayment; refunds: readonly StoredRefund[] }): boolean {
  if (payment.state === "refunded") return true;
  return (
    payment.state === "refunding" &&
    refunds.every((refund) => refund.payment !== payment.id || refund.state !== "requested")
  );
}
