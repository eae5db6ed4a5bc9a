import { zoneOf } from "../../branch/branch-hours";
import type { FieldError } from "../../kit/errors";
import { type Instant, formatTime } from "../../kit/time";
import { busyAt } from "../../live/live";
import { soldOutIn } from "../../live/sold-out";
import type { Check } from "./checkout-context";
import { ORDER_MESSAGES } from "./checkout.texts";

/**
 * Faults of an order because of what holds in the branch right now: a position that is sold out at the time for which
 * it is ordered, and a method that is paused. That an appointment is too early for either, `laterWhile` says.
 * @param at the appointment, or now.
 */
export function liveErrors({
  draft: { items, appointmentDate },
  context: { live, products, branch },
  method,
  at,
}: Check & { at: Instant }): FieldError[] {
  const errors = items.flatMap(({ product: id, parts }, index) => {
    const product = products.get(id);
    const soldOut = product && soldOutIn({ live, at, product, parts });
    return soldOut
      ? [
          {
            field: `items.${index}.product`,
            code: "order.sold_out",
            message: ORDER_MESSAGES.soldOut(soldOut.option),
          },
        ]
      : [];
  });
  const busy = appointmentDate === null && busyAt({ live, method, at });
  if (busy && busy.isPaused)
    errors.push({
      field: "isDelivery",
      code: "order.method_paused",
      message: ORDER_MESSAGES.methodPaused(formatTime({ at: Date.parse(busy.until), zone: zoneOf(branch) })),
    });
  return errors;
}
