import type { KitchenItem, KitchenOrder } from "@tresen/contract/display/display";
import { formatAmount, formatQuantity } from "@tresen/contract/catalog/units";
import { KITCHEN_TEXTS } from "./kitchen.texts";
import { SoldOutButton } from "./sold-out/sold-out-parts";
import { type Station, ageOf, itemsAt, minutesSince, stateOf } from "./tickets";

export interface OpenItem {
  order: KitchenOrder;
  item: KitchenItem;
}

/** The single positions that the station has to prepare, those of the oldest order first. */
export function openItems({ orders, station }: { orders: readonly KitchenOrder[]; station: Station }): OpenItem[] {
  return orders.flatMap((order) =>
    itemsAt({ order, station })
      .filter((item) => item.change !== "removed" && stateOf({ item, station }) !== "done")
      .map((item) => ({ order, item })),
  );
}

/** Single positions instead of whole orders. */
export function ItemList({
  items,
  now,
  onPress,
  onSoldOut,
}: {
  items: readonly OpenItem[];
  now: number;
  onPress: (open: OpenItem) => void;
  onSoldOut: (item: KitchenItem) => void;
}) {
  return (
    <ul className="items">
      {items.map(({ order, item }, index) => {
        const minutes = minutesSince({ order, now });
        return (
          <li key={`${order.uid} ${item.line}`} className="with-button">
            <button type="button" className={`line ${ageOf(minutes)}`} onClick={() => onPress({ order, item })}>
              <span className="name">
                {index < 9 && <kbd>{index + 1}</kbd>}{" "}
                {item.change && item.change !== "removed" && (
                  <span className="tag">{KITCHEN_TEXTS.changes[item.change]}</span>
                )}
                <b>{item.unit === "piece" ? `${formatAmount(item.amount)} ×` : formatQuantity(item)}</b> {item.name}
                <span className="age">
                  {KITCHEN_TEXTS.itemOf(order.ticketNumber)} · {KITCHEN_TEXTS.ages[ageOf(minutes)]}
                  {KITCHEN_TEXTS.age(minutes)}
                </span>
              </span>
              {item.parts.map(({ name, value }) => (
                <span key={name} className="option">
                  {typeof value === "string" ? value : value?.join(", ")}
                </span>
              ))}
              {item.allergens.length > 0 && (
                <span className="allergens">{KITCHEN_TEXTS.allergens(item.allergens)}</span>
              )}
            </button>
            <SoldOutButton item={item} onPress={() => onSoldOut(item)} />
          </li>
        );
      })}
    </ul>
  );
}
