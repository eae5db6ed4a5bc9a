import { type Cents, formatMoney } from "@tresen/contract/kit/money";
import type { Instant } from "@tresen/contract/kit/time";
import type { ActedOrder } from "@tresen/contract/order/order";
import { orderPermissions } from "@tresen/contract/order/order.permissions";
import { ORDER_CHANGED } from "@tresen/contract/order/refusal.texts";
import { type OnlineMethod, offeredPaymentMethods, isOnlineMethod } from "@tresen/contract/payment/payment";
import { LINK_IS_OPEN, NOTHING_DUE, NO_PROVIDER, paidFor } from "@tresen/contract/payment/payment.texts";
import { isAwaited, isUnpaidEnd } from "@tresen/contract/payment/payment.state";
import { getConfig } from "../../config";
import { type Actor, requireStaff } from "../../platform/actor";
import { AppError } from "../../platform/errors";
import { requestFields } from "../../platform/request";
import {
  type OrderRow,
  type StoredPayment,
  changedMeanwhile,
  dueOnSite,
  isAwaitingPayment,
  onlinePayment,
  openLink,
  openOrder,
  ownOrder,
  requireUnerased,
  paymentWith,
  replaceDecided,
} from "../../order";
import { actedView } from "../../order/view";
import { readCatalog } from "../../snapshot";
import { paymentStarter } from "..";
import { cancelAtProvider } from "./cancel-at-provider";
import { withPayment } from "./progress";
import { writeOrder } from "./write-order";

/**
 * Asks the customer to pay by a link what is left to pay of the order. The payment begins at the provider only when the
 * customer opens it: see `startLink`.
 * @throws conflict when nothing is due, a link is open already or the order was changed meanwhile; missing, forbidden.
 */
export async function requestPaymentLink({
  actor,
  id,
  version,
  now,
}: {
  actor: Actor;
  id: string;
  version: number;
  now: Instant;
}): Promise<ActedOrder> {
  const { user } = requireStaff(actor);
  const before = await ownOrder({ actor, id, permission: orderPermissions.paymentLink });
  requireUnerased(before);
  if (version !== before.version) throw changedMeanwhile();
  if (openLink(before)) throw new AppError("payment.link_open", "conflict", LINK_IS_OPEN);
  const amount = dueByLink(before);
  if (amount === 0) throw new AppError("payment.nothing_due", "conflict", NOTHING_DUE);
  const { provider, currency } = await providerFor(before);
  const at = new Date(now).toISOString();
  const { requestId } = requestFields();
  const row = withLink({ row: before, amount, provider, currency, at });
  row.timeline = [
    ...before.timeline,
    {
      at,
      by: user.id,
      name: user.name,
      action: "payment-link",
      message: formatMoney(amount, currency),
      ...(requestId ? { requestId } : {}),
    },
  ];
  await replaceDecided({ before, row });
  return actedView({ row, actor });
}

/**
 * Starts the payment by link, on request of the customer who opened it. A payment that ended without money is started
 * anew, for what is due then.
 * @returns the URL of the provider's page.
 * @throws missing, conflict when nothing is to be paid by a link, upstream.
 */
export async function startLink({
  uid,
  hash,
  publicUrl,
  now,
}: {
  uid: string;
  hash: string;
  publicUrl: string;
  now: Instant;
}): Promise<{ paymentRedirectUrl: string }> {
  await openOrder({ uid, hash });
  const row = await writeOrder({ uid, change: (before) => renewed({ row: before, now }) });
  const link = row && openLink(row);
  if (!link) throw new AppError("payment.nothing_due", "conflict", NOTHING_DUE);
  if (link.redirectUrl) return { paymentRedirectUrl: link.redirectUrl };
  const provider = await paymentStarter(link.provider);
  const { id: reference, redirectUrl } = await provider.create({
    uid,
    number: link.id,
    amount: link.amount,
    currency: link.currency,
    description: paidFor({ ticket: row.ticketNumber, branch: row.branchName }),
    country: row.customer.country ?? (await readCatalog()).branches.get(row.branch)?.country ?? "AT",
    returnUrl: `${publicUrl}/api/payments/return/${uid}/${hash}`,
    webhookUrl: `${publicUrl}/api/payments/webhook/${provider.name}/${uid}`,
  });
  const startedAt = new Date(now).toISOString();
  const written = await writeOrder({
    uid,
    change: (before) => {
      const open = paymentWith({ row: before, id: link.id });
      return open && isAwaited(open.state) && !open.reference
        ? withPayment({ row: before, payment: { ...open, reference, redirectUrl, startedAt }, now })
        : before;
    },
  });
  const started = written && paymentWith({ row: written, id: link.id });
  // The order was changed or cancelled meanwhile, so that this payment must not be made.
  if (!started || !isAwaited(started.state) || !started.redirectUrl) {
    await cancelAtProvider({ uid, id: reference, provider: provider.name });
    throw new AppError("order.changed", "conflict", ORDER_CHANGED);
  }
  return { paymentRedirectUrl: started.redirectUrl };
}

/** The order with a new link in place of the last one, if that ended without money and something is still due. */
function renewed({ row, now }: { row: OrderRow; now: Instant }): OrderRow {
  const last = row.payments?.at(-1);
  const amount = dueByLink(row);
  if (last?.kind !== "link" || !isUnpaidEnd(last.state) || amount === 0) return row;
  const { provider, currency } = last;
  return withLink({ row, amount, provider, currency, at: new Date(now).toISOString() });
}

/** The cents that a link may ask for: what would be paid on site, of an order that takes place. */
function dueByLink(row: OrderRow): Cents {
  const isOff = row.state === "rejected" || row.state === "canceled" || row.state === "failed";
  return isOff || isAwaitingPayment(row) ? 0 : dueOnSite(row);
}

function withLink({
  row,
  at,
  ...asked
}: { row: OrderRow; at: string } & Pick<StoredPayment, "amount" | "provider" | "currency">): OrderRow {
  const { payments = [] } = row;
  const link: StoredPayment = {
    ...asked,
    id: String(payments.length + 1),
    kind: "link",
    state: "open",
    refunded: 0,
    // Since when the customer can pay; later when the provider's payment began.
    startedAt: at,
  };
  return { ...row, payments: [...payments, link], isPaid: false, version: row.version + 1, updatedAt: at };
}

/** The provider with which the order was paid, else the first one that its branch offers. */
async function providerFor(row: OrderRow): Promise<{ provider: OnlineMethod; currency: string }> {
  const earlier = onlinePayment(row);
  if (earlier) return { provider: earlier.provider, currency: earlier.currency };
  const [{ branches, paymentProviders: providers }, config] = await Promise.all([readCatalog(), getConfig()]);
  const branch = branches.get(row.branch);
  const method = branch && offeredPaymentMethods({ branch, config, providers }).find(isOnlineMethod);
  if (!method) throw new AppError("payment.no_provider", "conflict", NO_PROVIDER);
  return { provider: method, currency: config.currency };
}
