import { PAYMENT_CHECK_FAILED } from "@tresen/contract/payment/payment.texts";
import type { Cents } from "@tresen/contract/kit/money";
import type { Instant } from "@tresen/contract/kit/time";
import { AppError, isAppError } from "../../platform/errors";
import { log } from "../../platform/log";
import { type OrderChange, type OrderRow, findOrder, replaceOrder } from "../../order";
import { type PaymentReport, paymentProvider } from "..";
import { startOf, withPayment } from "./progress";
import { writeOrder } from "./write-order";

/** After this time a refund that another process started and did not finish is taken over. */
export const REFUND_PATIENCE = 120_000;
/** Attempts while others change the order. After that the reconciler tries again. */
const CLAIMS = 4;

/**
 * Carries out the refund that the change made due. If the provider cannot do it now, it stays due and the reconciler
 * tries again, so that an outage of the provider does not block the orders behind this one.
 */
export async function refundOrder({ before, after }: OrderChange): Promise<void> {
  if (after.payment?.state !== "refunding" || before?.payment?.state === "refunding") return;
  await carryOutRefund({ uid: after.uid, now: Date.parse(after.updatedAt) });
}

/**
 * Refunds what is due for an order, once. Only the process that claims the refund in the order asks the provider, with
 * an idempotency key of this attempt and for the amount that the provider still holds. Returns without an error when
 * another process holds the claim.
 */
export async function carryOutRefund({ uid, now }: { uid: string; now: Instant }): Promise<void> {
  const claimed = await claim({ uid, now });
  if (!claimed?.payment?.id || !claimed.payment.refund) return;
  const { id, amount, currency, provider: name, refund } = claimed.payment;
  try {
    const provider = await paymentProvider(name);
    const report = await provider.fetch({ id, startedAt: startOf(claimed), now });
    const outstanding = outstandingOf({ report, amount });
    const made =
      outstanding > 0
        ? await provider.refund({ id, uid, amount: outstanding, currency, attempt: refund.attempt })
        : { id: null, isDone: report.refunding === 0 };
    await writeOrder({
      uid,
      change: (before) =>
        before.payment?.state === "refunding" ? accepted({ row: before, made, now, amount }) : before,
    });
  } catch (error) {
    log.error("refund.failed", { order: uid, provider: name, payment: id, attempt: refund.attempt, error });
    await release({ uid, now, attempt: refund.attempt });
  }
}

/**
 * The cents to refund, without what the customer's bank took back.
 * @throws upstream when the provider holds no money, and nothing shows that it went back.
 */
function outstandingOf({ report, amount }: { report: PaymentReport; amount: Cents }): Cents {
  // A payment that was cancelled before settlement took no money, whatever was authorised.
  if (report.state === "canceled" || report.refunded + report.chargedBack >= amount) return 0;
  const outstanding = report.amount - report.refunded - report.chargedBack - report.refunding;
  const possible = Math.min(outstanding, report.refundable ?? outstanding);
  if (report.state !== "paid" || report.amount < amount || (outstanding > 0 && possible <= 0))
    throw new AppError("payment.not_refundable", "upstream", PAYMENT_CHECK_FAILED);
  return possible;
}

async function claim({
  uid,
  now,
  attempts = CLAIMS,
}: {
  uid: string;
  now: Instant;
  attempts?: number;
}): Promise<OrderRow | null> {
  const before = await findOrder(uid);
  const { payment } = before ?? {};
  if (!before || payment?.state !== "refunding" || !payment.id || payment.refund?.isAccepted) return null;
  const { attempt = 1, at = "" } = payment.refund ?? {};
  if (at !== "" && now - Date.parse(at) < REFUND_PATIENCE) return null;
  const row = {
    ...before,
    version: before.version + 1,
    payment: { ...payment, refund: { attempt, at: new Date(now).toISOString() } },
  };
  try {
    await replaceOrder({ before, row });
    return row;
  } catch (error) {
    // Another process changed the order first: either it claimed the refund, which the next read shows, or it changed
    // something else.
    if (!isAppError(error, "order.changed")) throw error;
    return attempts > 1 ? claim({ uid, now, attempts: attempts - 1 }) : null;
  }
}

function accepted({
  row,
  made,
  now,
  amount,
}: {
  row: OrderRow;
  made: { id: string | null; isDone: boolean };
  now: Instant;
  amount: number;
}): OrderRow {
  const { payment } = row;
  if (!payment?.refund) return row;
  const refund = { ...payment.refund, isAccepted: true, ...(made.id ? { id: made.id } : {}) };
  return withPayment({
    row,
    payment: { ...payment, refund, ...(made.isDone ? { state: "refunded" as const, refunded: amount } : {}) },
    now,
  });
}

/** Releases the claim, so that the next process may try at once. */
async function release({ uid, now, attempt }: { uid: string; now: Instant; attempt: number }): Promise<void> {
  await writeOrder({
    uid,
    change: (row) =>
      row.payment?.refund && !row.payment.refund.isAccepted
        ? withPayment({ row, payment: { ...row.payment, refund: { attempt, at: "" } }, now })
        : row,
  });
}
