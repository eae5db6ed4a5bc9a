import { DAY, HOUR, type Instant, MINUTE } from "@tresen/contract/kit/time";
import { PAYMENT_LINK_WINDOW } from "@tresen/contract/payment/payment-link";
import { isAwaited, isUnderWay } from "@tresen/contract/payment/payment.state";
import { PAYMENT_TOO_LATE } from "@tresen/contract/payment/payment.texts";
import { eachChunk } from "../../platform/db";
import { logFailure } from "../../platform/log";
import { isOpenRefund } from "@tresen/contract/payment/refund";
import {
  type OrderRow,
  type StoredPayment,
  findOrder,
  isAwaitingPayment,
  isMoneyDue,
  listPaymentWork,
  onlinePayment,
  openLink,
  unmarkDue,
} from "../../order";
import { checkPayment, giveUp } from "./check";
import { cancelAtProvider } from "./cancel-at-provider";
import { withPayment } from "./progress";
import { carryOutRefunds } from "./refund";
import { writeOrder } from "./write-order";

/** How long to wait for a webhook before asking the provider. */
const FIRST_LOOK = 2 * MINUTE;
/** An order whose payment has not begun after this time fails. A payment that arrives later is refunded. */
export const PAYMENT_WINDOW = HOUR;
/** Without a payment at the provider, the customer has no page on which to pay. */
const START_WINDOW = 15 * MINUTE;
/**
 * How long an order that is not paid yet holds minutes of stations. One that is paid later is placed again: see
 * `replacePaid`.
 */
const MINUTES_HELD = 15 * MINUTE;
/** After this time a pending payment is not waited for, and the provider is not asked any more. */
const LAST_LOOK = 14 * DAY;
const PARALLEL = 4;

/**
 * Repairs what lost webhooks, crashes and outages left behind: reads the state of every pending payment, ends those
 * that will not be made, and carries out refunds that are due. A failure with one order does not affect the others.
 */
export async function reconcilePayments({ now }: { now: Instant }): Promise<{ seen: number; troubled: number }> {
  const uids = await listPaymentWork();
  let troubled = 0;
  await eachChunk({
    all: uids,
    size: 1,
    parallel: PARALLEL,
    run: async ([uid]) => {
      try {
        if (uid !== undefined) await reconcile({ uid, now });
      } catch (error) {
        troubled += 1;
        logFailure(error, { order: uid });
      }
    },
  });
  return { seen: uids.length, troubled };
}

async function reconcile({ uid, now }: { uid: string; now: Instant }): Promise<void> {
  const row = await findOrder(uid);
  if (!row) return;
  if (!isMoneyDue(row)) return unmarkDue({ uid });
  if (row.capacity && isAwaitingPayment(row) && now - Date.parse(row.createdAt) >= MINUTES_HELD)
    await giveBackMinutes({ uid, now });
  const { refunds = [] } = row;
  if (refunds.some(isOpenRefund)) {
    if (refunds.some(({ state }) => state === "accepted")) await checkPayment({ uid, now });
    // Also for an order that was just found to have failed.
    await carryOutRefunds({ uid, now });
  }
  const payment = row.payments?.find(({ state }) => isAwaited(state));
  if (payment) await reconcileAwaited({ row, payment, now });
}

async function reconcileAwaited({
  row,
  payment: { reference: id, provider, kind, startedAt },
  now,
}: {
  row: OrderRow;
  payment: StoredPayment;
  now: Instant;
}): Promise<void> {
  const { uid } = row;
  const age = now - Date.parse(kind === "link" && startedAt ? startedAt : row.createdAt);
  if (age < FIRST_LOOK) return;
  if (age > (id ? LAST_LOOK : kind === "link" ? PAYMENT_LINK_WINDOW : START_WINDOW)) {
    if (id) await giveUp({ uid, now, message: PAYMENT_TOO_LATE });
    return expire({ uid, now });
  }
  if (!id) return;
  // The order was cancelled. Cancels the payment again in case the provider did not receive the first request.
  const isNotWanted = kind === "link" ? openLink(row) === null : !isAwaitingPayment(row);
  if (isNotWanted) await cancelAtProvider({ uid, id, provider });
  let seen: OrderRow | null = row;
  try {
    seen = await checkPayment({ uid, now });
  } finally {
    // Also while the provider does not answer: staff and slots must not wait for it.
    const online = seen ? onlinePayment(seen) : undefined;
    if (age >= PAYMENT_WINDOW && seen && online && isAwaitingPayment(seen) && !isUnderWay(online.state))
      await giveUp({ uid, now, message: PAYMENT_TOO_LATE });
  }
}

async function expire({ uid, now }: { uid: string; now: Instant }): Promise<void> {
  await writeOrder({
    uid,
    change: (row) => {
      const payment = row.payments?.find(({ state }) => isAwaited(state));
      return payment ? withPayment({ row, payment: { ...payment, state: "expired" }, now }) : row;
    },
  });
}

/** Gives back the minutes of stations that the order holds, and with them what it was promised. */
async function giveBackMinutes({ uid, now }: { uid: string; now: Instant }): Promise<void> {
  await writeOrder({
    uid,
    change: (row) => {
      if (!row.capacity || !isAwaitingPayment(row)) return row;
      const { capacity: _, promisedAt: __, ...rest } = row;
      return { ...rest, version: row.version + 1, updatedAt: new Date(now).toISOString() };
    },
  });
}
