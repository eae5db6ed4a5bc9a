import { orderPermissions } from "@tresen/contract/order/order.permissions";
import { MESSAGES } from "@tresen/contract/order/order.texts";
import { isAwaited, isForeignAmount } from "@tresen/contract/payment/payment.state";
import type { PublicOrder, StaffOrder } from "@tresen/contract/order/order";
import { type Instant, MINUTE } from "@tresen/contract/kit/time";
import type { Actor } from "../../platform/actor";
import { AppError, isAppError } from "../../platform/errors";
import { log } from "../../platform/log";
import {
  type OrderChange,
  type OrderRow,
  isAwaitingPayment,
  openOrder,
  ownOrder,
  publicView,
  staffView,
} from "../../order";
import { paymentProvider } from "..";
import { enforceRateLimit } from "../../platform/throttle";
import { chargedBackOf, failed, startOf, withReport } from "./progress";
import { writeOrder } from "./write";

/** Questions to the provider about one payment because of webhooks that anybody could have sent. */
const UNSIGNED = { kind: "payment-question", limit: 1, window: MINUTE / 2 };

/**
 * Asks the provider how the payment stands and takes that over. Whoever was told something about a payment, by webhook,
 * address or person, comes here: nobody else's word is ever believed.
 * @param beforeAsking runs once, before the provider is asked, and not where there is nothing to ask.
 */
export async function checkPayment({
  uid,
  now,
  beforeAsking,
}: {
  uid: string;
  now: Instant;
  beforeAsking?: () => Promise<void>;
}): Promise<OrderRow | null> {
  let hasAsked = false;
  return writeOrder({
    uid,
    change: async (before) => {
      const { payment } = before;
      if (!payment?.id) return before;
      if (!hasAsked) await beforeAsking?.();
      hasAsked = true;
      const provider = await paymentProvider(payment.provider);
      const report = await provider.fetch({ id: payment.id, startedAt: startOf(before), now });
      const named = { order: uid, provider: payment.provider, payment: payment.id };
      if (report.state === "paid" && isForeignAmount({ payment, report })) {
        log.error("payment.mismatch", { ...named, amount: report.amount, currency: report.currency });
      }
      if (report.chargedBack > chargedBackOf(payment))
        log.warn("payment.charged_back", { ...named, amount: report.chargedBack });
      const after = withReport({ row: before, report, now });
      if (payment.refund?.isAccepted && !after.payment?.refund?.isAccepted)
        log.error("refund.failed", {
          ...named,
          attempt: payment.refund.attempt,
          reason: "the provider took it on and does not show it",
        });
      return after;
    },
  });
}

/**
 * The check after a webhook without a signature, which anybody could have sent: at most one question to the provider
 * per payment and half minute. Whoever comes earlier is told when to come again, which providers do by themselves, so
 * that no news is lost.
 * @throws limit, upstream.
 */
export async function checkUnsignedWebhook({ uid, now }: { uid: string; now: Instant }): Promise<void> {
  await checkPayment({
    uid,
    now,
    beforeAsking: () => enforceRateLimit({ ...UNSIGNED, value: uid, now, code: "payment.asked_already" }),
  });
}

/** The check that staff ask for. @throws missing, forbidden, upstream. */
export async function updatePaymentStatus({
  actor,
  id,
  now,
}: {
  actor: Actor;
  id: string;
  now: Instant;
}): Promise<StaffOrder> {
  const order = await ownOrder({ actor, id, permission: orderPermissions.checkPayment });
  try {
    return staffView((await checkPayment({ uid: order.uid, now })) ?? order);
  } catch (cause) {
    // What the provider's adapter says is meant for a customer who orders.
    if (isAppError(cause) && cause.kind === "upstream")
      throw new AppError("payment.check_failed", "upstream", MESSAGES.paymentCheckFailed, [], { cause });
    throw cause;
  }
}

/**
 * The customer is back from the provider's page. @returns the order, checked where the provider answers. @throws
 * missing.
 */
export async function returnFromPayment({
  uid,
  hash,
  now,
}: {
  uid: string;
  hash: string;
  now: Instant;
}): Promise<OrderRow> {
  const order = await openOrder({ uid, hash });
  try {
    return (await checkPayment({ uid, now })) ?? order;
  } catch (error) {
    // The webhook or the reconciler will tell; the status page waits for it.
    log.failure(error, { order: uid });
    return order;
  }
}

/**
 * The customer came back without paying and orders otherwise: this order is off, unless it turns out to be paid
 * already. Should its payment still be made, it goes back. @throws missing, upstream while nobody knows whether it is
 * paid.
 */
export async function abandonPayment({
  uid,
  hash,
  now,
}: {
  uid: string;
  hash: string;
  now: Instant;
}): Promise<PublicOrder> {
  const order = await openOrder({ uid, hash });
  const checked = isAwaitingPayment(order) ? await checkPayment({ uid, now }) : order;
  const row =
    checked && isAwaitingPayment(checked) ? await giveUp({ uid, now, message: "Vom Kunden abgebrochen" }) : checked;
  return publicView(row ?? order);
}

/**
 * What nobody paid nobody shall pay any more: ends, where the provider can, the payment of an order that staff or
 * customer called off.
 */
export async function callOffPayment({ before, after }: OrderChange): Promise<void> {
  const { uid, payment, state } = after;
  const isOff = (state === "rejected" || state === "canceled") && before?.state !== state;
  if (!isOff || !payment?.id || !isAwaited(payment.state)) return;
  try {
    await (await paymentProvider(payment.provider)).cancel({ id: payment.id, uid });
    await checkPayment({ uid, now: Date.parse(after.updatedAt) });
  } catch (error) {
    // The reconciler tries it again. Should it be paid after all, that or the webhook tells, and it goes back.
    log.failure(error, { order: uid });
  }
}

/** Ends an order that waits for its money: at the provider where it can, and in any case here. */
export async function giveUp({
  uid,
  now,
  message,
}: {
  uid: string;
  now: Instant;
  message: string;
}): Promise<OrderRow | null> {
  const row = await writeOrder({
    uid,
    change: (before) => (isAwaitingPayment(before) ? failed({ row: before, now, message }) : before),
  });
  const payment = row?.payment;
  if (!row || !payment?.id || row.state !== "failed" || !isAwaited(payment.state)) return row;
  try {
    await (await paymentProvider(payment.provider)).cancel({ id: payment.id, uid });
    return await checkPayment({ uid, now });
  } catch (error) {
    // Stays on the work list, where it is canceled again until the provider says how it ended.
    log.failure(error, { order: uid });
    return row;
  }
}
