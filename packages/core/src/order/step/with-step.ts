import { type OrderAction, isOpenState } from "@tresen/contract/order/order.state";
import { refundableOf } from "@tresen/contract/payment/refund";
import type { Instant } from "@tresen/contract/kit/time";
import { withNewRefund, withPaid } from "../money/money";
import type { OrderRow } from "../store";

/**
 * The order in its new state, with the entry of its timeline. If it ends without being fulfilled, its slot is freed, its
 * minutes are given back and a refund becomes due in the same write.
 */
export function withStep({
  before,
  state,
  action,
  by,
  now,
  change = {},
  message,
  requestId,
}: {
  before: OrderRow;
  state: OrderRow["state"];
  action: OrderAction;
  by: { id: string; name: string };
  now: Instant;
  change?: Partial<OrderRow>;
  message?: string | undefined;
  /** The request in which it was decided. */
  requestId?: string | undefined;
}): OrderRow {
  const at = new Date(now).toISOString();
  const row = withRefundDue({
    ...before,
    ...change,
    state,
    version: before.version + 1,
    updatedAt: at,
    timeline: [
      ...before.timeline,
      { at, by: by.id, name: by.name, action, ...(message ? { message } : {}), ...(requestId ? { requestId } : {}) },
    ],
  });
  // An order that is not fulfilled frees its slot and gives its minutes back; a completed one has used them.
  if (isOff(state)) {
    delete row.slot;
    delete row.capacity;
  }
  return row;
}

/** Requests the refund of all that was paid for an order that is not fulfilled. */
export function withRefundDue(row: OrderRow): OrderRow {
  if (!isOff(row.state)) return row;
  return (row.payments ?? [])
    .filter(({ state }) => state === "paid")
    .reduce((before, payment) => {
      const amount = refundableOf({ payment, refunds: before.refunds ?? [] });
      const decision = { amount, at: before.updatedAt, by: before.timeline.at(-1)?.by ?? "system" };
      return amount > 0
        ? withNewRefund({ row: before, payment: payment.id, decision })
        : withPaid({ row: before, payment: { ...payment, state: "refunded" } });
    }, row);
}

function isOff(state: OrderRow["state"]): boolean {
  return !isOpenState(state) && state !== "completed";
}
