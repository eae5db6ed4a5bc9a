import type { ListedOrder } from "@tresen/contract/order/order";
import type { Instant } from "@tresen/contract/kit/time";
import { isLater } from "@tresen/contract/order/preparation/later";
import { dueAt } from "../urgency";
import { COLUMN_TEXTS } from "./desk.texts";

export type ColumnName = "missed" | "pending" | "later" | "confirmed" | "inDelivery";

export interface Column {
  name: ColumnName;
  title: string;
  /** The short title for narrow screens. */
  tab: string;
  empty: string;
  orders: ListedOrder[];
}

interface OpenOrders {
  current: readonly ListedOrder[];
  missed: readonly ListedOrder[];
  isLeftOver: (order: ListedOrder) => boolean;
  now: Instant;
}

export interface Arrangement {
  columns: Column[];
  /** Orders that nobody has worked on for a day, oldest first. They are in no column. */
  leftOver: ListedOrder[];
}

/** The columns that are shown only if there are orders in them. */
const RARE: readonly ColumnName[] = ["missed", "later"];

/**
 * Arranges the desk: open orders by state, most urgent first. Missed orders, and those whose time to be begun has not
 * come, have columns of their own; an order in both lists is shown once, with its newer state.
 */
export function arrange({ current, missed, isLeftOver, now }: OpenOrders): Arrangement {
  const orders = new Map<string, ListedOrder>();
  for (const order of [...missed, ...current]) {
    const known = orders.get(order.id);
    if (!known || order.version >= known.version) orders.set(order.id, order);
  }
  const missedIds = new Set(missed.map(({ id }) => id));
  const columnOf = (order: ListedOrder): string =>
    order.state === "pending" && missedIds.has(order.id) ? "missed" : isLater({ order, now }) ? "later" : order.state;
  const all = [...orders.values()].sort((a, b) => dueAt(a) - dueAt(b) || a.ticketNumber - b.ticketNumber);
  const { leftOver = [], onDesk = [] } = Object.groupBy(all, (order) => (isLeftOver(order) ? "leftOver" : "onDesk"));
  const names: ColumnName[] = ["missed", "pending", "later", "confirmed", "inDelivery"];
  const columns = names.map((name) => ({
    name,
    ...COLUMN_TEXTS[name],
    orders: onDesk.filter((order) => columnOf(order) === name),
  }));
  return { columns: columns.filter(({ name, orders: list }) => !RARE.includes(name) || list.length > 0), leftOver };
}

/** Orders that nobody has looked at: new, not opened on this screen, and without a proposed time. */
export function unseen({ columns, seen }: { columns: readonly Column[]; seen: ReadonlySet<string> }): ListedOrder[] {
  return columns
    .flatMap(({ orders }) => orders)
    .filter(({ id, state, counterAppointment }) => state === "pending" && counterAppointment === null && !seen.has(id));
}
