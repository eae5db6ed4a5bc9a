import { MESSAGES } from "@tresen/contract/order/order.texts";
import { PAYMENT_UNREACHABLE, PROVIDER_SILENT, paidFor } from "@tresen/contract/payment/payment.texts";
import { isOpenState } from "@tresen/contract/order/order.state";
import { isAwaited } from "@tresen/contract/payment/payment.state";
import type { Branch } from "@tresen/contract/branch/branch.resource";
import type { Instant } from "@tresen/contract/kit/time";
import { setTimeout as wait } from "node:timers/promises";
import { AppError } from "../../platform/errors";
import { type OrderRow, type StoredPayment, findOrder, isAwaitingPayment, onlinePayment } from "../../order";
import { type PaymentStarter, ProviderFailure, isDuplicate, paymentStarter } from "..";
import { cachedCatalog } from "../../snapshot";
import { cancelAtProvider } from "./cancel-at-provider";
import { failed, withPayment } from "./progress";
import { writeOrder } from "./write-order";

/**
 * How long one of two concurrent requests waits for the other to start the payment: in total as long as the provider
 * may take.
 */
const RIVAL_PAUSE = 300;
const RIVAL_LOOKS = 25;
const STARTING = "order.payment_starting";

/**
 * Creates the payment of an order that is paid online. The provider's idempotency key is derived from the order's uid,
 * so starting it again, even concurrently or after a crash, returns the same payment.
 * @param publicUrl the shop's URL for customer and provider, without a trailing slash.
 * @returns the URL of the provider's page; undefined when nothing has to be paid.
 * @throws upstream when the provider cannot be reached: then the order has failed, and a new attempt is a new order.
 * `order.payment_starting` when another request is still starting it: then the same request may be repeated. conflict
 * when the order failed before or meanwhile: then the payment is cancelled.
 */
export async function startPayment({
  uid,
  publicUrl,
  now,
}: {
  uid: string;
  publicUrl: string;
  now: Instant;
}): Promise<string | undefined> {
  const row = await findOrder(uid);
  const payment = row && onlinePayment(row);
  if (!payment) return undefined;
  if (!isAwaitingPayment(row)) return afterwards(row);
  if (payment.redirectUrl) return payment.redirectUrl;
  try {
    const provider = await paymentStarter(payment.provider);
    const made = await created({ provider, row, payment, publicUrl });
    if (typeof made === "string") return made;
    const written = await writeOrder({
      uid,
      change: (before) => {
        const open = onlinePayment(before);
        const { id: reference, redirectUrl } = made;
        return open && !open.reference
          ? withPayment({
              row: before,
              payment: { ...open, reference, redirectUrl, startedAt: new Date(now).toISOString() },
              now,
            })
          : before;
      },
    });
    if (!written) return undefined;
    // Whichever request wrote first, both have the same payment.
    if (isAwaitingPayment(written)) return onlinePayment(written)?.redirectUrl;
    // The order was cancelled meanwhile, so the payment must not be made.
    if (!isOpenState(written.state)) await cancelAtProvider({ uid, id: made.id, provider: provider.name });
    return afterwards(written);
  } catch (error) {
    if (error instanceof AppError && error.code === STARTING) throw error;
    await writeOrder({
      uid,
      change: (before) =>
        isAwaitingPayment(before) && !onlinePayment(before)?.reference ? unpayable({ row: before, now }) : before,
    });
    throw error;
  }
}

async function created({
  provider,
  row,
  payment,
  publicUrl,
}: {
  provider: PaymentStarter;
  row: OrderRow;
  payment: StoredPayment;
  publicUrl: string;
}): Promise<{ id: string; redirectUrl: string } | string> {
  const { uid, hash, ticketNumber, branchName } = row;
  try {
    return await provider.create({
      uid,
      amount: payment.amount,
      currency: payment.currency,
      description: paidFor({ ticket: ticketNumber, branch: branchName }),
      country: countryOf(row),
      returnUrl: `${publicUrl}/api/payments/return/${uid}/${hash}`,
      webhookUrl: `${publicUrl}/api/payments/webhook/${provider.name}/${uid}`,
    });
  } catch (error) {
    const isRival = error instanceof ProviderFailure && error.status === 409;
    if (!isRival && !isDuplicate(error)) throw error;
    for (let look = 0; look < RIVAL_LOOKS; look += 1) {
      await wait(RIVAL_PAUSE);
      const other = await findOrder(uid);
      // The other request has failed, and so has the order.
      if (!other || !isAwaitingPayment(other)) throw error;
      const redirectUrl = onlinePayment(other)?.redirectUrl;
      if (redirectUrl) return redirectUrl;
    }
    throw new AppError(STARTING, "upstream", PAYMENT_UNREACHABLE, [], { cause: error });
  }
}

/** The customer's country, else the branch's. Austria, the default of the order form, is not stored. */
function countryOf({ customer, branch }: OrderRow): Branch["country"] {
  return customer.country ?? cachedCatalog()?.branches.get(branch)?.country ?? "AT";
}

function unpayable({ row, now }: { row: OrderRow; now: Instant }): OrderRow {
  const payment = onlinePayment(row);
  return payment && isAwaited(payment.state)
    ? withPayment({
        row,
        payment: { ...payment, state: "failed" },
        now,
        message: PROVIDER_SILENT,
      })
    : failed({ row, now, message: "" });
}

function afterwards({ state }: OrderRow): undefined {
  if (state === "failed") throw new AppError("payment.failed", "conflict", MESSAGES.paymentFailed);
  return undefined;
}
