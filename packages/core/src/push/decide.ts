import type { OrderPushEvent, PushEvent } from "@tresen/contract/push/push";
import { isOpenState } from "@tresen/contract/order/order.state";
import { type OrderChange, type OrderRow, isReleased } from "../order";

/** Something that devices are told about an order. */
export interface OrderPush {
  event: OrderPushEvent;
  /** Distinguishes it from an earlier one of the same event, where that may happen again. */
  instance?: string;
}

/**
 * What devices are told after a step of an order. An order that is paid online is told of once it is paid. The decision
 * depends on the two rows alone, so a change that is delivered again leads to the same.
 */
export function decidePushes({ before, after }: OrderChange): OrderPush[] {
  if (!isReleased(after)) return [];
  if (!before || !isReleased(before)) {
    // Paid too late: the money goes back, and nothing is to be prepared.
    if (!isOpenState(after.state)) return [];
    return [{ event: "newOrder" }, ...(after.state === "confirmed" ? [{ event: "confirmed" } as const] : [])];
  }
  if (before.state !== after.state) {
    const last = after.timeline.at(-1)?.action;
    // An earlier step was taken back: nothing new is to be told.
    if (last === "undo" || last === "reopen") return [];
    if (after.state === "confirmed") return [{ event: "confirmed" }];
    return after.state === "canceled" ? [{ event: "cancelled" }] : [];
  }
  const isChanged = after.timeline.slice(before.timeline.length).some(({ action }) => action === "change-item");
  return [
    ...(isChanged ? [{ event: "changed", instance: String(after.version) } as const] : []),
    ...(after.escalations ?? [])
      .slice(before.escalations?.length ?? 0)
      .flatMap(({ action, key }) => (action === "device" ? [{ event: "escalated", instance: key } as const] : [])),
  ];
}

/** Whether what was decided is still so: a late message about an order that is over would only mislead. */
export function isStillSo({ event, order }: { event: PushEvent; order: OrderRow }): boolean {
  switch (event) {
    case "escalated":
      return order.state === "pending";
    case "cancelled":
    case "alarm":
    case "test":
      return true;
    default:
      return isOpenState(order.state);
  }
}
