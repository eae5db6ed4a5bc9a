import type { Booking, BookingContent } from "@tresen/contract/closing/booking";
import { isAtDoor } from "@tresen/contract/closing/closing-sums";
import type { Cents } from "@tresen/contract/kit/money";
import { MINUTE } from "@tresen/contract/kit/time";
import type { OrderPaid } from "@tresen/contract/payment/order-money";
import { isAwaited } from "@tresen/contract/payment/payment.state";
import type { PaidBy } from "@tresen/contract/statistics/statistics";

/** What staff enter twice within this time may be meant once. */
const CLOSE_TOGETHER = 10 * MINUTE;

/** Another entry of staff, by whomever, that moves the same within a few minutes. The reason may be worded otherwise. */
export function equalEntry({
  to,
  entries,
}: {
  to: BookingContent & { sequence?: number };
  entries: readonly Booking[];
}): Booking | undefined {
  return entries.find(
    (entry) =>
      entry.by !== null &&
      entry.sequence !== to.sequence &&
      Math.abs(Date.parse(entry.at) - Date.parse(to.at)) <= CLOSE_TOGETHER &&
      movedBy(entry) === movedBy(to),
  );
}

function movedBy({ kind, taxes, payments }: BookingContent): string {
  const rates = taxes.map(({ rate, gross }) => [rate, gross]);
  return JSON.stringify([kind, rates, payments.map(({ payment, amount }) => [payment, amount])]);
}

export interface OfOrders {
  orders: number;
  amount: Cents;
}

type Entries = readonly Pick<Booking, "uid" | "payments">[];

/** How much of the cash of these entries belongs to orders that are still open, and to how many of them. */
export function openCash({ entries, orders }: { entries: Entries; orders: readonly { uid: string }[] }): OfOrders {
  const uids = new Set(orders.map(({ uid }) => uid));
  const cash = sumByOrder({ entries, isOf: (payment) => payment === "cash" });
  return summed([...cash].flatMap(([uid, amount]) => (uids.has(uid) ? [amount] : [])));
}

/** How much of what these entries have as paid online is asked for by a link that nobody has paid yet. */
export function unpaidOnline({
  entries,
  orders,
}: {
  entries: Entries;
  orders: readonly { uid: string; payments: readonly Pick<OrderPaid, "kind" | "state" | "amount">[] }[];
}): OfOrders {
  const online = sumByOrder({ entries, isOf: (payment) => !isAtDoor(payment) });
  const amounts = orders.map(({ uid, payments }) => {
    const asked = payments.filter(({ kind, state }) => kind === "link" && isAwaited(state));
    return Math.min(
      online.get(uid) ?? 0,
      asked.reduce((sum, { amount }) => sum + amount, 0),
    );
  });
  return summed(amounts);
}

function sumByOrder({ entries, isOf }: { entries: Entries; isOf: (payment: PaidBy) => boolean }): Map<string, Cents> {
  const sums = new Map<string, Cents>();
  for (const { uid, payments } of entries)
    for (const { payment, amount } of payments)
      if (uid !== null && isOf(payment)) sums.set(uid, (sums.get(uid) ?? 0) + amount);
  return sums;
}

function summed(all: readonly Cents[]): OfOrders {
  const amounts = all.filter((amount) => amount !== 0);
  return { orders: amounts.length, amount: amounts.reduce((sum, amount) => sum + amount, 0) };
}
