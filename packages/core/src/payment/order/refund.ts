import { MESSAGES } from "@tresen/contract/order/order.texts";
import type { Cents } from "@tresen/contract/kit/money";
import type { Instant } from "@tresen/contract/kit/time";
import { AppError, isAppError } from "../../platform/errors";
import { log } from "../../platform/log";
import { type OrderChange, type OrderRow, findOrder, replaceOrder } from "../../order";
import { type PaymentReport, paymentProvider } from "..";
import { startOf, withPayment } from "./progress";
import { writeOrder } from "./write";

/** A repayment that somebody began and never finished is taken up by another after this long. */
export const REFUND_PATIENCE = 120_000;
/** Looks at an order that others are changing too; after that the reconciler comes by. */
const CLAIMS = 4;

/**
 * Pays back what the change made due. What the provider cannot do now stays due: the reconciler tries it again, so that
 * one provider's outage does not hold up the orders behind this one.
 */
export async function refundOrder({ before, after }: OrderChange): Promise<void> {
  if (after.payment?.state !== "refunding" || before?.payment?.state === "refunding") return;
  await carryOutRefund({ uid: after.uid, now: Date.parse(after.updatedAt) });
}

/**
 * Pays back what is due of an order, once: only who claims the repayment in the order asks the provider, with a key
 * that belongs to this attempt, for what the provider says is still there. Returns without a word where another is at
 * it.
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
 * Cents that are still to be sent back, besides what the customer's bank has fetched.
 * @throws upstream where the provider knows of no money, or holds none any more, and nothing shows that it is back.
 */
function outstandingOf({ report, amount }: { report: PaymentReport; amount: Cents }): Cents {
  // One that was called off before it was settled took nothing, whatever it once was authorised for.
  if (report.state === "canceled" || report.refunded + report.chargedBack >= amount) return 0;
  const outstanding = report.amount - report.refunded - report.chargedBack - report.refunding;
  const possible = Math.min(outstanding, report.refundable ?? outstanding);
  if (report.state !== "paid" || report.amount < amount || (outstanding > 0 && possible <= 0))
    throw new AppError("payment.not_refundable", "upstream", MESSAGES.paymentCheckFailed);
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
    // Somebody else was faster: with this, which the next look shows, or with something else about the order.
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

/** The next one to come by may try at once. */
async function release({ uid, now, attempt }: { uid: string; now: Instant; attempt: number }): Promise<void> {
  await writeOrder({
    uid,
    change: (row) =>
      row.payment?.refund && !row.payment.refund.isAccepted
        ? withPayment({ row, payment: { ...row.payment, refund: { attempt, at: "" } }, now })
        : row,
  });
}
