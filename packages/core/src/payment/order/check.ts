import { orderPermissions } from "@tresen/contract/order/order.permissions";
import { isAwaited, isForeignAmount } from "@tresen/contract/payment/payment.state";
import type { ActedOrder, PublicOrder } from "@tresen/contract/order/order";
import { type Instant, MINUTE } from "@tresen/contract/kit/time";
import { PAYMENT_ABANDONED, PAYMENT_CHECK_FAILED } from "@tresen/contract/payment/payment.texts";
import type { Actor } from "../../platform/actor";
import { AppError, isAppError } from "../../platform/errors";
import { log, logFailure } from "../../platform/log";
import {
  type OrderChange,
  type OrderRow,
  dueRefunds,
  isAwaitingPayment,
  openLink,
  openOrder,
  ownOrder,
  paymentWith,
  replaceOrder,
  replacePaid,
} from "../../order";
import { actedView, publicView } from "../../order/view";
import { paymentProvider } from "..";
import { cancelAtProvider } from "./cancel-at-provider";
import { enforceRateLimit } from "../../platform/throttle";
import { chargedBackOf, failed, startOf, withReport } from "./progress";
import { writeOrder } from "./write-order";

/** The rate limit of requests to the provider per payment that are caused by unsigned webhooks. */
const UNSIGNED = { kind: "payment-question", limit: 1, window: MINUTE / 2 };

/**
 * Reads the state of the payment from the provider and applies it. Webhooks, return URLs and people only trigger this
 * check; their content is never trusted.
 * @param beforeAsking runs once before the provider is asked, and not when there is nothing to ask.
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
      let row = before;
      for (const { id, reference } of before.payments ?? []) {
        if (!reference) continue;
        if (!hasAsked) await beforeAsking?.();
        hasAsked = true;
        row = await checked({ row, id, reference, now });
      }
      return row;
    },
    replace: async ({ before, row }) => {
      if (isAwaitingPayment(before) && row.state === "pending" && !isAwaitingPayment(row))
        return replacePaid({ before, row, now });
      await replaceOrder({ before, row });
      return row;
    },
  });
}

/** The order after the provider's report of one of its payments. */
async function checked({
  row,
  id,
  reference,
  now,
}: {
  row: OrderRow;
  id: string;
  reference: string;
  now: Instant;
}): Promise<OrderRow> {
  const payment = paymentWith({ row, id });
  if (!payment) return row;
  const provider = await paymentProvider(payment.provider);
  const report = await provider.fetch({ id: reference, startedAt: startOf(row, payment), now });
  const named = { order: row.uid, provider: payment.provider, payment: reference };
  if (report.state === "paid" && isForeignAmount({ payment, report })) {
    log.error("payment.mismatch", { ...named, amount: report.amount, currency: report.currency });
  }
  if (report.chargedBack > chargedBackOf(payment))
    log.warn("payment.charged_back", { ...named, amount: report.chargedBack });
  const after = withReport({ row, payment, report, now });
  for (const { id: refund, attempt, state } of row.refunds ?? []) {
    const isRequestedAgain = state === "accepted" && dueRefunds(after).some((one) => one.id === refund);
    if (isRequestedAgain)
      log.error("refund.failed", { ...named, attempt, reason: "the provider took it on and does not show it" });
  }
  return after;
}

/**
 * The check after an unsigned webhook, which anybody could have sent: at most one request to the provider per payment
 * and half minute. An earlier webhook is answered with the time to retry, which providers do, so no report is lost.
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
}): Promise<ActedOrder> {
  const order = await ownOrder({ actor, id, permission: orderPermissions.checkPayment });
  try {
    return actedView({ row: (await checkPayment({ uid: order.uid, now })) ?? order, actor });
  } catch (cause) {
    // The adapter's message is written for customers, so staff get another one.
    if (isAppError(cause) && cause.kind === "upstream")
      throw new AppError("payment.check_failed", "upstream", PAYMENT_CHECK_FAILED, [], { cause });
    throw cause;
  }
}

/**
 * Handles a customer who returns from the provider's page.
 * @returns the order, checked if the provider answers.
 * @throws missing.
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
    // The webhook or the reconciler will update the order; the status page waits for it.
    logFailure(error, { order: uid });
    return order;
  }
}

/**
 * Handles a customer who returned without paying and orders again: this order fails, unless it was paid after all. If
 * its payment is still made later, it is refunded.
 * @throws missing, upstream when it is unknown whether it was paid.
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
  const row = checked && isAwaitingPayment(checked) ? await giveUp({ uid, now, message: PAYMENT_ABANDONED }) : checked;
  return publicView(row ?? order);
}

/** Ends a payment by link, where the provider can, that asks for more than is due since the order was changed. */
export async function callOffLink({ before, after }: OrderChange): Promise<void> {
  const link = before && openLink(before);
  const ended = link && paymentWith({ row: after, id: link.id });
  if (ended?.reference && ended.state === "canceled")
    await cancelAtProvider({ uid: after.uid, id: ended.reference, provider: ended.provider });
}

/** Ends the payment, where the provider can, of an order that staff or the customer cancelled before it was paid. */
export async function callOffPayment({ before, after }: OrderChange): Promise<void> {
  const { uid, state } = after;
  const isOff = (state === "rejected" || state === "canceled") && before?.state !== state;
  if (!isOff) return;
  try {
    if (await cancelAwaited(after)) await checkPayment({ uid, now: Date.parse(after.updatedAt) });
  } catch (error) {
    // The reconciler tries again. If the payment was made after all, the reconciler or the webhook learns of it and it
    // is refunded.
    logFailure(error, { order: uid });
  }
}

/** Ends an order that waits for its payment: here in any case, and at the provider if it can. */
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
  if (row?.state !== "failed") return row;
  try {
    return (await cancelAwaited(row)) ? await checkPayment({ uid, now }) : row;
  } catch (error) {
    // The order stays on the work list, so the reconciler cancels the payment again until the provider reports its end.
    logFailure(error, { order: uid });
    return row;
  }
}

/** Cancels the payments of the order that are still awaited, where the provider can. @returns whether there is one. */
async function cancelAwaited({ uid, payments = [] }: OrderRow): Promise<boolean> {
  let isAny = false;
  for (const { provider, reference, state } of payments) {
    if (!reference || !isAwaited(state)) continue;
    await (await paymentProvider(provider)).cancel({ id: reference, uid });
    isAny = true;
  }
  return isAny;
}
