import { type Cents, formatMoney } from "@tresen/contract/kit/money";
import { isForeignAmount, isUnpaidEnd, reported } from "@tresen/contract/payment/payment.state";
import { type Instant, MINUTE } from "@tresen/contract/kit/time";
import { PAYMENT_STATE_LABELS } from "@tresen/contract/payment/payment-state.texts";
import { AMOUNT_WRONG, PROVIDER_TITLE } from "@tresen/contract/payment/payment.texts";
import {
  type OrderRow,
  type StoredPayment,
  type StoredRefund,
  isAwaitingPayment,
  paymentWith,
  withAdjustment,
  withPaid,
  withRefund,
  withRefundDue,
  withStep,
} from "../../order";
import type { PaymentReport } from "..";

/** How long a provider may take to show a refund that it accepted. */
const REFUND_SHOWN_AFTER = 10 * MINUTE;
/** The timeline's author for reports of providers. */
const SYSTEM = { id: "system", name: PROVIDER_TITLE };

interface Progress {
  row: OrderRow;
  payment: StoredPayment;
  now: Instant;
}

interface Reported extends Progress {
  report: PaymentReport;
}

/** The order after the provider's report of one payment; the same object when the report contains nothing new. */
export function withReport({ row, payment: before, report, now }: Reported): OrderRow {
  const isWrong = report.state === "paid" && isForeignAmount({ payment: before, report });
  const payment = withChargeback({ payment: reported({ payment: before, report }), report });
  const refunds = refundsAfter({ row, payment, report, now });
  const isAllBack = payment.state === "refunding" && report.refunded + report.chargedBack >= payment.amount;
  return withPayment({
    row,
    payment: isAllBack ? { ...payment, state: "refunded" } : payment,
    refunds,
    now,
    ...(isWrong ? { message: AMOUNT_WRONG } : {}),
  });
}

/**
 * The order with the new state of a payment and of its refunds, and with what follows: a failed order, or a refund that
 * is due.
 */
export function withPayment({
  row,
  payment,
  refunds = [],
  now,
  message,
}: Progress & { refunds?: readonly StoredRefund[]; message?: string }): OrderRow {
  const before = paymentWith({ row, id: payment.id });
  if (!before || (isSame(before, payment) && refunds.length === 0)) return row;
  const isNewState = before.state !== payment.state;
  const changed = refunds.reduce((after, refund) => withRefund({ row: after, refund }), withPaid({ row, payment }));
  if (isAwaitingPayment(row) && isUnpaidEnd(payment.state))
    return failed({ row: changed, now, message: message ?? PAYMENT_STATE_LABELS[payment.state] });
  const at = new Date(now).toISOString();
  const entries = [
    ...(isNewState && payment.state === "paid" ? [{ action: "payment-paid" }] : []),
    ...(isNewState && payment.kind === "link" && payment.state === "expired" ? [{ action: "payment-expired" }] : []),
    ...(isNewState && payment.state === "refunded" ? [{ action: "payment-refunded" }] : []),
    ...(chargedBackOf(payment) > chargedBackOf(before)
      ? [{ action: "payment-charged-back", message: formatMoney(chargedBackOf(payment), payment.currency) }]
      : []),
  ].map((entry) => ({ at, by: SYSTEM.id, name: SYSTEM.name, ...entry }));
  const after: OrderRow = {
    ...changed,
    version: row.version + 1,
    updatedAt: at,
    timeline: [...row.timeline, ...entries],
  };
  // The order may have become cheaper while the customer was paying.
  const isPaidByLink = payment.kind === "link" && isNewState && payment.state === "paid";
  return withRefundDue(isPaidByLink ? withAdjustment({ row: after, at, by: SYSTEM.id }) : after);
}

/** When the payment was created at the provider. */
export function startOf({ createdAt }: Pick<OrderRow, "createdAt">, { startedAt }: StoredPayment): Instant {
  return Date.parse(startedAt ?? createdAt);
}

/** An order that waits for its payment, as failed, because it was not paid. */
export function failed({ row, now, message }: { row: OrderRow; now: Instant; message: string }): OrderRow {
  return withStep({ before: row, state: "failed", action: "payment-failed", by: SYSTEM, now, message });
}

/** The cents that are stored as charged back. */
export function chargedBackOf({ chargedBack = 0 }: Pick<StoredPayment, "chargedBack">): Cents {
  return chargedBack;
}

function withChargeback({ payment, report }: { payment: StoredPayment; report: PaymentReport }): StoredPayment {
  return report.chargedBack > chargedBackOf(payment) ? { ...payment, chargedBack: report.chargedBack } : payment;
}

/**
 * The refunds of the payment that the report changes. Providers report sums, so the refunds they took on first count as
 * done first. One that they took on and do not know any more has failed there, so the next attempt is a new one.
 */
function refundsAfter({ row, payment, report, now }: Reported): StoredRefund[] {
  const isAllBack = report.refunded + report.chargedBack >= payment.amount;
  const isAllShown = report.refunded + report.refunding + report.chargedBack >= payment.amount;
  let counted = 0;
  return (row.refunds ?? [])
    .filter((refund) => refund.payment === payment.id && (refund.state === "accepted" || refund.state === "done"))
    .flatMap((refund): StoredRefund[] => {
      counted += refund.amount;
      if (refund.state === "done") return [];
      if (isAllBack || report.refunded >= counted) return [{ ...refund, state: "done" }];
      const isShown = isAllShown || report.refunded + report.refunding >= counted;
      if (isShown || now - Date.parse(refund.acceptedAt ?? refund.at) < REFUND_SHOWN_AFTER) return [];
      const { claimedAt: _, acceptedAt: __, ...rest } = refund;
      return [{ ...rest, state: "requested", attempt: refund.attempt + 1 }];
    });
}

function isSame(a: StoredPayment, b: StoredPayment): boolean {
  return (
    a.state === b.state &&
    a.refunded === b.refunded &&
    a.chargedBack === b.chargedBack &&
    a.reference === b.reference &&
    a.redirectUrl === b.redirectUrl
  );
}
