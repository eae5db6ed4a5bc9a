import { beginsAt } from "@tresen/contract/order/preparation/begin";
import type { Instant } from "@tresen/contract/kit/time";
import type { OrderRow } from "../store";

const CONFIRMING: readonly string[] = ["confirm", "confirm-counter-appointment"];

/** When staff or the customer confirmed the order; null for one that nobody works on. */
export function confirmedAtOf(row: OrderRow): string | null {
  if (row.state !== "confirmed" && row.state !== "inDelivery") return null;
  return row.timeline.findLast(({ action }) => CONFIRMING.includes(action))?.at ?? row.createdAt;
}

/** When the order has to be begun; null for one that nobody works on, and for a request for a quotation. */
export function beginsAtOf(row: OrderRow): Instant | null {
  const confirmedAt = confirmedAtOf(row);
  return confirmedAt === null || row.isQuotation ? null : beginsAt({ order: row, confirmedAt });
}

/** Whether the order stands under „Später“. */
export function isLater({ row, now }: { row: OrderRow; now: Instant }): boolean {
  return row.state === "confirmed" && (beginsAtOf(row) ?? now) > now;
}
