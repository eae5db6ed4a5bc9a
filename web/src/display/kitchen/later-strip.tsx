import type { KitchenOrder } from "@tresen/contract/display/display";
import { SHARED_TEXTS } from "../shared/shared.texts";
import { KITCHEN_TEXTS } from "./kitchen.texts";

/** Orders whose time has not come, with the time at which they have to be begun. Touching one begins it now. */
export function LaterStrip({
  orders,
  onBegin,
}: {
  orders: readonly KitchenOrder[];
  onBegin: (order: KitchenOrder) => void;
}) {
  if (orders.length === 0) return null;
  return (
    <nav className="later" aria-label={KITCHEN_TEXTS.later}>
      <h2>{KITCHEN_TEXTS.later}</h2>
      {orders.map((order) => (
        <button
          key={order.uid}
          type="button"
          className="tool"
          aria-label={KITCHEN_TEXTS.begin(order.ticketNumber)}
          onClick={() => onBegin(order)}
        >
          <b>{order.ticketNumber}</b> {SHARED_TEXTS.time(Date.parse(order.beginsAt))}
        </button>
      ))}
    </nav>
  );
}
