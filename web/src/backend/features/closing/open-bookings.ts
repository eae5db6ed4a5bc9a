import type { Booking, BookingContent } from "@tresen/contract/closing/booking";
import type { Cents } from "@tresen/contract/kit/money";
import { MINUTE } from "@tresen/contract/kit/time";

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

/** How much of the cash of these entries belongs to orders that are still open, and to how many of them. */
export function openCash({ entries, orders }: { entries: readonly Booking[]; orders: readonly { uid: string }[] }): {
  orders: number;
  amount: Cents;
} {
  const byOrder = new Map(orders.map(({ uid }) => [uid, 0]));
  for (const { uid, payments } of entries) {
    const known = uid === null ? undefined : byOrder.get(uid);
    if (uid === null || known === undefined) continue;
    const cash = payments.find(({ payment }) => payment === "cash")?.amount ?? 0;
    byOrder.set(uid, known + cash);
  }
  const amounts = [...byOrder.values()].filter((amount) => amount !== 0);
  return { orders: amounts.length, amount: amounts.reduce((sum, amount) => sum + amount, 0) };
}
