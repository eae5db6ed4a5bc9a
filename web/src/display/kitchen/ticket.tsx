import { formatAmount, formatQuantity } from "@tresen/contract/catalog/units";
import type { KitchenItem, KitchenOrder } from "@tresen/contract/display/display";
import { formatTime } from "@tresen/contract/kit/time";
import { KITCHEN_TEXTS } from "./kitchen.texts";
import { SoldOutButton } from "./sold-out/sold-out-parts";
import { type Naming, type Station, ageOf, itemsAt, minutesSince, othersOf, owing, stateOf } from "./tickets";

interface TicketProps {
  order: KitchenOrder;
  station: Station;
  nameOf: Naming;
  now: number;
  /** The key that finishes it, 1 to 9. */
  hotkey: number | null;
  /** Shows what each station still owes. */
  isPass: boolean;
  onLine: (item: KitchenItem) => void;
  onSoldOut: (item: KitchenItem) => void;
  onDone: () => void;
}

/** An order at a station: what is to be prepared, how long it has been waiting, and a button to finish it. */
export function Ticket({ order, station, nameOf, now, hotkey, isPass, onLine, onSoldOut, onDone }: TicketProps) {
  const minutes = minutesSince({ order, now });
  const age = ageOf(minutes);
  const others = station === undefined ? [] : othersOf({ order, station, nameOf });
  const owed = isPass ? owing({ order, nameOf }) : [];
  return (
    <article className={`ticket ${age}`} aria-label={KITCHEN_TEXTS.itemOf(order.ticketNumber)}>
      <header>
        {hotkey !== null && <kbd>{hotkey}</kbd>}
        <strong>{order.ticketNumber}</strong>
        <span className="where">
          {order.table === null ? KITCHEN_TEXTS.methods[order.method] : KITCHEN_TEXTS.table(order.table)}
          {order.appointment !== null && (
            <b>{KITCHEN_TEXTS.wanted(formatTime({ at: Date.parse(order.appointment), zone: order.timeZone }))}</b>
          )}
        </span>
        <span className="age">
          {KITCHEN_TEXTS.ages[age]}
          {KITCHEN_TEXTS.age(minutes)}
        </span>
      </header>
      <ul>
        {itemsAt({ order, station }).map((item) => (
          <li key={item.line} className="with-button">
            <Line item={item} station={station} onPress={() => onLine(item)} />
            {item.change !== "removed" && <SoldOutButton item={item} onPress={() => onSoldOut(item)} />}
          </li>
        ))}
      </ul>
      {order.comment !== "" && (
        <p className="comment">
          <b>{KITCHEN_TEXTS.comment}</b> {order.comment}
        </p>
      )}
      {others.length > 0 && <p className="also">{KITCHEN_TEXTS.also(others)}</p>}
      {owed.length > 0 && <p className="also">{KITCHEN_TEXTS.owes(owed)}</p>}
      <button type="button" className="done" aria-label={KITCHEN_TEXTS.finish(order.ticketNumber)} onClick={onDone}>
        {KITCHEN_TEXTS.done}
      </button>
    </article>
  );
}

function Line({ item, station, onPress }: { item: KitchenItem; station: Station; onPress: () => void }) {
  const state = stateOf({ item, station });
  const amount = item.unit === "piece" ? `${formatAmount(item.amount)} ×` : formatQuantity(item);
  if (item.change === "removed")
    return (
      <p className="line removed">
        <span className="tag">{KITCHEN_TEXTS.changes.removed}</span>
        <s>
          {amount} {item.name}
        </s>
      </p>
    );
  return (
    <button
      type="button"
      className={`line ${state}`}
      aria-pressed={state === "done"}
      aria-label={KITCHEN_TEXTS.line({ amount, name: item.name, isDone: state === "done" })}
      onClick={onPress}
    >
      <span className="name">
        {item.change && <span className="tag">{KITCHEN_TEXTS.changes[item.change]}</span>}
        <b>{amount}</b> {item.name}
      </span>
      {item.parts.map(({ name, value }) => (
        <span key={name} className="option">
          {typeof value === "string" ? value : value?.join(", ")}
        </span>
      ))}
      {item.allergens.length > 0 && <span className="allergens">{KITCHEN_TEXTS.allergens(item.allergens)}</span>}
    </button>
  );
}
