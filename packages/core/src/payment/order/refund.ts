import { PAYMENT_CHECK_FAILED } from "@tresen/contract/payment/payment.texts";
import type { Cents } from "@tresen/contract/kit/money";
import type { Instant } from "@tresen/contract/kit/time";
import { AppError } from "../../platform/errors";
import { log } from "../../platform/log";
import {
  type OrderChange,
  type OrderRow,
  type StoredPayment,
  type StoredRefund,
  dueRefunds,
  findOrder,
  paymentWith,
  withRefund,
} from "../../order";
import { type PaymentReport, paymentProvider } from "..";
import { startOf, withPayment } from "./progress";
import { writeOrder } from "./write-order";

/** After this time a refund that another process started and did not finish is taken over. */
export const REFUND_PATIENCE = 120_000;

/**
 * Carries out the refunds that the change made due. If the provider cannot do it now, they stay due and the reconciler
 * tries again, so that an outage of the provider does not block the orders behind this one.
 */
export async function refundOrder({ before, after }: OrderChange): Promise<void> {
  const known = new Set((before?.refunds ?? []).map(({ id }) => id));
  if (dueRefunds(after).every(({ id }) => known.has(id))) return;
  await carryOutRefunds({ uid: after.uid, now: Date.parse(after.updatedAt) });
}

/**
 * Carries out every refund of an order that is due, one after the other, once. Only the process that claims a refund in
 * the order asks the provider, with an idempotency key of this attempt. Returns without an error when another process
 * holds the claim.
 */
export async function carryOutRefunds({ uid, now }: { uid: string; now: Instant }): Promise<void> {
  const order = await findOrder(uid);
  for (const { id } of order ? dueRefunds(order) : []) await carryOut({ uid, id, now });
}

interface Claim {
  row: OrderRow;
  payment: StoredPayment & { reference: string };
  refund: StoredRefund;
  /** Whether an earlier process may have asked the provider already. */
  isTakenOver: boolean;
}

async function carryOut({ uid, id, now }: { uid: string; id: string; now: Instant }): Promise<void> {
  const claimed = await claim({ uid, id, now });
  if (!claimed) return;
  const { row, payment, refund } = claimed;
  const { reference, currency, provider: name } = payment;
  try {
    const provider = await paymentProvider(name);
    const report = await provider.fetch({ id: reference, startedAt: startOf(row, payment), now });
    const amount = amountToAsk({ ...claimed, report });
    const made =
      amount > 0
        ? await provider.refund({
            id: reference,
            uid,
            amount,
            isAll: amount === payment.amount,
            currency,
            key: keyOf(refund),
          })
        : { id: null, isDone: report.refunding === 0 };
    await writeOrder({ uid, change: (before) => accepted({ row: before, id, amount, made, now }) });
  } catch (error) {
    const { attempt } = refund;
    log.error("refund.failed", { order: uid, provider: name, payment: reference, attempt, error });
    await release({ uid, id, attempt });
  }
}

/** Names the attempt at a refund: the first of an order as it was before an order could have several. */
function keyOf({ id, attempt }: StoredRefund): RefundKey {
  return { refund: Number(id), attempt };
}
type RefundKey = { refund: number; attempt: number };

/**
 * The cents to ask the provider for: those of the refund, as far as the provider still holds them. Nothing where an
 * earlier process has asked already, which the provider's sums show.
 * @throws upstream when the provider holds no money, and nothing shows that it went back.
 */
function amountToAsk({ row, payment, refund, isTakenOver, report }: Claim & { report: PaymentReport }): Cents {
  const { amount } = payment;
  // A payment that was cancelled before settlement took no money, whatever was authorised.
  if (report.state === "canceled" || report.refunded + report.chargedBack >= amount) return 0;
  const known = (row.refunds ?? [])
    .filter(({ payment: of, state }) => of === payment.id && (state === "accepted" || state === "done"))
    .reduce((sum, one) => sum + one.amount, 0);
  if (isTakenOver && report.refunded + report.refunding - known >= refund.amount) return 0;
  const held = report.amount - report.refunded - report.chargedBack - report.refunding;
  const outstanding = Math.min(refund.amount, held);
  const possible = Math.min(outstanding, report.refundable ?? outstanding);
  if (report.state !== "paid" || report.amount < amount || (outstanding > 0 && possible <= 0))
    throw new AppError("payment.not_refundable", "upstream", PAYMENT_CHECK_FAILED);
  return Math.max(0, possible);
}

/** @returns null when there is nothing to do, or another process is doing it. */
async function claim({ uid, id, now }: { uid: string; id: string; now: Instant }): Promise<Claim | null> {
  let claimed: Claim | null = null;
  await writeOrder({
    uid,
    change: (before) => {
      claimed = null;
      const refund = dueRefunds(before).find((one) => one.id === id);
      const payment = refund && paymentWith({ row: before, id: refund.payment });
      if (!refund || !payment?.reference) return before;
      const { claimedAt } = refund;
      if (claimedAt !== undefined && now - Date.parse(claimedAt) < REFUND_PATIENCE) return before;
      const held = { ...refund, claimedAt: new Date(now).toISOString() };
      const row = { ...withRefund({ row: before, refund: held }), version: before.version + 1 };
      claimed = {
        row,
        payment: { ...payment, reference: payment.reference },
        refund: held,
        isTakenOver: claimedAt !== undefined,
      };
      return row;
    },
  });
  return claimed;
}

function accepted({
  row,
  id,
  amount,
  made,
  now,
}: {
  row: OrderRow;
  id: string;
  amount: Cents;
  made: { id: string | null; isDone: boolean };
  now: Instant;
}): OrderRow {
  const refund = dueRefunds(row).find((one) => one.id === id);
  const payment = refund && paymentWith({ row, id: refund.payment });
  if (!refund || !payment) return row;
  const taken: StoredRefund = {
    ...refund,
    ...(amount > 0 ? { amount } : {}),
    state: made.isDone ? "done" : "accepted",
    acceptedAt: new Date(now).toISOString(),
    ...(made.id ? { reference: made.id } : {}),
  };
  const refunded = made.isDone ? Math.min(payment.amount, payment.refunded + taken.amount) : payment.refunded;
  const isAllBack = payment.state === "refunding" && made.isDone;
  return withPayment({
    row,
    payment: { ...payment, refunded, ...(isAllBack ? { state: "refunded" as const } : {}) },
    refunds: [taken],
    now,
  });
}

/** Releases the claim, so that the next process may try at once. */
async function release({ uid, id, attempt }: { uid: string; id: string; attempt: number }): Promise<void> {
  await writeOrder({
    uid,
    change: (row) => {
      const refund = dueRefunds(row).find((one) => one.id === id);
      if (refund?.attempt !== attempt) return row;
      const { claimedAt: _, ...free } = refund;
      return { ...withRefund({ row, refund: free }), version: row.version + 1 };
    },
  });
}
