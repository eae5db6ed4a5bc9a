import { MESSAGES } from "@tresen/contract/order/order.texts";
import { PAYMENT_UNREACHABLE } from "@tresen/contract/payment/payment.texts";
import { isOpenState } from "@tresen/contract/order/order.state";
import { isAwaited } from "@tresen/contract/payment/payment.state";
import type { Branch } from "@tresen/contract/branch/branch.resource";
import type { Instant } from "@tresen/contract/kit/time";
import { setTimeout as wait } from "node:timers/promises";
import { AppError } from "../../platform/errors";
import { type OrderRow, findOrder, isAwaitingPayment } from "../../order";
import { type PaymentStarter, ProviderFailure, isDuplicate, paymentStarter } from "..";
import { cachedCatalog } from "../../snapshot";
import { endAtProvider } from "./end";
import { failed, withPayment } from "./progress";
import { writeOrder } from "./write";

/**
 * How long one waits for the other of two that start the same payment at once: together as long as the provider may
 * take.
 */
const RIVAL_PAUSE = 300;
const RIVAL_LOOKS = 25;
const STARTING = "order.payment_starting";

/**
 * Makes the payment of an order that is paid online. The provider's idempotency key follows from the order's number, so
 * starting it again, after a crash or at the same time, gives the same payment.
 * @param publicUrl where the customer and the provider reach the shop, without a trailing slash.
 * @returns the provider's page; undefined where nothing is to be paid (any more).
 * @throws upstream when the provider cannot be reached: the order has then failed, and the next one is a new one.
 * Nothing has failed where another request is still at it (`order.payment_starting`): the same key may be sent again.
 * conflict where the order has failed already, or did while its payment was made: that payment is then canceled.
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
  if (!row?.payment) return undefined;
  if (!isAwaitingPayment(row)) return afterwards(row);
  if (row.payment.redirectUrl) return row.payment.redirectUrl;
  try {
    const provider = await paymentStarter(row.payment.provider);
    const made = await created({ provider, row, publicUrl });
    if (typeof made === "string") return made;
    const written = await writeOrder({
      uid,
      change: (before) =>
        before.payment && !before.payment.id
          ? withPayment({
              row: before,
              payment: { ...before.payment, ...made, startedAt: new Date(now).toISOString() },
              now,
            })
          : before,
    });
    if (!written) return undefined;
    // Whoever wrote first has the payment; both are the same one.
    if (isAwaitingPayment(written)) return written.payment?.redirectUrl;
    // Meanwhile the order is off: nobody shall pay what nobody delivers.
    if (!isOpenState(written.state)) await endAtProvider({ uid, id: made.id, provider: provider.name });
    return afterwards(written);
  } catch (error) {
    if (error instanceof AppError && error.code === STARTING) throw error;
    await writeOrder({
      uid,
      change: (before) => (isAwaitingPayment(before) && !before.payment?.id ? unpayable({ row: before, now }) : before),
    });
    throw error;
  }
}

async function created({
  provider,
  row,
  publicUrl,
}: {
  provider: PaymentStarter;
  row: OrderRow;
  publicUrl: string;
}): Promise<{ id: string; redirectUrl: string } | string> {
  const { uid, hash, payment, ticketNumber, branchName } = row;
  if (!payment) throw new RangeError("An order without a payment");
  try {
    return await provider.create({
      uid,
      amount: payment.amount,
      currency: payment.currency,
      description: `Bestellung ${ticketNumber}, ${branchName}`,
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
      // The other one has failed, and so has the order.
      if (!other || !isAwaitingPayment(other)) throw error;
      if (other.payment?.redirectUrl) return other.payment.redirectUrl;
    }
    throw new AppError(STARTING, "upstream", PAYMENT_UNREACHABLE, [], { cause: error });
  }
}

/** The customer's; Austria, which every order form begins with, is not stored, and then it is the branch's. */
function countryOf({ customer, branch }: OrderRow): Branch["country"] {
  return customer.country ?? cachedCatalog()?.branches.get(branch)?.country ?? "AT";
}

function unpayable({ row, now }: { row: OrderRow; now: Instant }): OrderRow {
  const { payment } = row;
  return payment && isAwaited(payment.state)
    ? withPayment({
        row,
        payment: { ...payment, state: "failed" },
        now,
        message: "Der Zahlungsdienst war nicht erreichbar.",
      })
    : failed({ row, now, message: "" });
}

function afterwards({ state }: OrderRow): undefined {
  if (state === "failed") throw new AppError("payment.failed", "conflict", MESSAGES.paymentFailed);
  return undefined;
}
