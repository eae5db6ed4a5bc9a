import type { KitchenOrder } from "@tresen/contract/display/display";
import { formatTime } from "@tresen/contract/kit/time";
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
          <b>{order.ticketNumber}</b> {formatTime({ at: Date.parse(order.beginsAt), zone: order.timeZone })}
        </button>
      ))}
    </nav>
  );
}
