import { formatAmount, formatQuantity } from "@tresen/contract/catalog/units";
import type { KitchenOrder } from "@tresen/contract/display/display";
import { KITCHEN_TEXTS } from "./kitchen.texts";
import type { Count } from "./tickets";

const RECALLED = 12;

/** How much of each product is to be prepared altogether. */
export function CountsPanel({ counts }: { counts: readonly Count[] }) {
  return (
    <aside className="side" aria-label={KITCHEN_TEXTS.counts}>
      <h2>{KITCHEN_TEXTS.counts}</h2>
      <ul>
        {counts.map(({ name, unit, amount }) => (
          <li key={`${name} ${unit}`}>
            <b>{unit === "piece" ? `${formatAmount(amount)} ×` : formatQuantity({ amount, unit })}</b> {name}
          </li>
        ))}
      </ul>
    </aside>
  );
}

/** The orders that were finished last, to bring one back. */
export function RecallPanel({
  orders,
  onRecall,
}: {
  orders: readonly KitchenOrder[];
  onRecall: (order: KitchenOrder) => void;
}) {
  return (
    <aside className="side" aria-label={KITCHEN_TEXTS.recallTitle}>
      <h2>{KITCHEN_TEXTS.recallTitle}</h2>
      {orders.length === 0 && <p>{KITCHEN_TEXTS.nothingDone}</p>}
      {orders.slice(0, RECALLED).map((order) => (
        <button
          key={order.uid}
          type="button"
          className="tool"
          aria-label={KITCHEN_TEXTS.reopen(order.ticketNumber)}
          onClick={() => onRecall(order)}
        >
          {order.ticketNumber}
        </button>
      ))}
    </aside>
  );
}
