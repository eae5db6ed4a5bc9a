import { type Cents, formatMoney } from "@tresen/contract/kit/money";
import { isForeignAmount, isUnpaidEnd, reported } from "@tresen/contract/payment/payment.state";
import { type Instant, MINUTE } from "@tresen/contract/kit/time";
import { PAYMENT_STATE_LABELS } from "@tresen/contract/payment/payment-state.texts";
import { AMOUNT_WRONG, PROVIDER_TITLE } from "@tresen/contract/payment/payment.texts";
import { type OrderRow, type StoredPayment, isAwaitingPayment, stepped, withRefundDue } from "../../order";
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

/** The order after a report of the provider; the same object when the report contains nothing new. */
export function withReport({ row, report, now }: { row: OrderRow; report: PaymentReport; now: Instant }): OrderRow {
  if (!row.payment) return row;
  const isWrong = report.state === "paid" && isForeignAmount({ payment: row.payment, report });
  const payment = withRefundReport({
    payment: withChargeback({ payment: reported({ payment: row.payment, report }), report }),
    report,
    now,
  });
  return withPayment({
    row,
    payment,
    now,
    ...(isWrong ? { message: AMOUNT_WRONG } : {}),
  });
}

/** The order with the new state of its payment and its consequences: a failed order, or a refund that is due. */
export function withPayment({ row, payment, now, message }: Progress & { message?: string }): OrderRow {
  const before = row.payment;
  if (!before || isSame(before, payment)) return row;
  const isNewState = before.state !== payment.state;
  const isPaid = payment.state === "paid" || payment.state === "refunding" || payment.state === "refunded";
  const changed: OrderRow = {
    ...row,
    payment,
    isPaid,
    isRefunded: payment.state === "refunded" || (payment.refund?.isAccepted ?? false),
  };
  if (isAwaitingPayment(row) && isUnpaidEnd(payment.state))
    return failed({ row: changed, now, message: message ?? PAYMENT_STATE_LABELS[payment.state] });
  const at = new Date(now).toISOString();
  const entries = [
    ...(isNewState && payment.state === "paid" ? [{ action: "payment-paid" }] : []),
    ...(isNewState && payment.state === "refunded" ? [{ action: "payment-refunded" }] : []),
    ...(chargedBackOf(payment) > chargedBackOf(before)
      ? [{ action: "payment-charged-back", message: formatMoney(chargedBackOf(payment), payment.currency) }]
      : []),
  ].map((entry) => ({ at, by: SYSTEM.id, name: SYSTEM.name, ...entry }));
  return withRefundDue({
    ...changed,
    version: row.version + 1,
    updatedAt: at,
    timeline: [...row.timeline, ...entries],
  });
}

/** When the payment was created at the provider. */
export function startOf({ payment, createdAt }: Pick<OrderRow, "payment" | "createdAt">): Instant {
  return Date.parse(payment?.startedAt ?? createdAt);
}

/** The order as failed, because it was not paid. */
export function failed({ row, now, message }: { row: OrderRow; now: Instant; message: string }): OrderRow {
  return stepped({ before: row, action: "payment-failed", actor: "system", by: SYSTEM, now, message });
}

/** The cents that are stored as charged back. */
export function chargedBackOf({ chargedBack = 0 }: Pick<StoredPayment, "chargedBack">): Cents {
  return chargedBack;
}

function withChargeback({ payment, report }: { payment: StoredPayment; report: PaymentReport }): StoredPayment {
  return report.chargedBack > chargedBackOf(payment) ? { ...payment, chargedBack: report.chargedBack } : payment;
}

/**
 * Applies the report to the current refund. It is done if the rest was charged back. A refund that the provider
 * accepted and does not know any more has failed, so the next attempt is a new one.
 */
function withRefundReport({
  payment,
  report,
  now,
}: {
  payment: StoredPayment;
  report: PaymentReport;
  now: Instant;
}): StoredPayment {
  const { refund } = payment;
  if (payment.state !== "refunding" || !refund?.isAccepted) return payment;
  if (report.refunded + report.chargedBack >= payment.amount) return { ...payment, state: "refunded" };
  if (report.refunded + report.refunding >= payment.amount || now - Date.parse(refund.at) < REFUND_SHOWN_AFTER)
    return payment;
  return { ...payment, refund: { attempt: refund.attempt + 1, at: "" } };
}

function isSame(a: StoredPayment, b: StoredPayment): boolean {
  return (
    a.state === b.state &&
    a.refunded === b.refunded &&
    a.chargedBack === b.chargedBack &&
    a.id === b.id &&
    a.redirectUrl === b.redirectUrl &&
    JSON.stringify(a.refund) === JSON.stringify(b.refund)
  );
}
