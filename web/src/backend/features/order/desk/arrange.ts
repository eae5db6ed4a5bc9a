import type { ListedOrder } from "@tresen/contract/order/order";
import { dueAt } from "../urgency";
import { COLUMN_TEXTS } from "./desk.texts";

export type ColumnName = "missed" | "pending" | "confirmed" | "inDelivery";

export interface Column {
  name: ColumnName;
  title: string;
  /** The title where there is little room. */
  tab: string;
  empty: string;
  orders: ListedOrder[];
}

interface OpenOrders {
  current: readonly ListedOrder[];
  missed: readonly ListedOrder[];
  isLeftOver: (order: ListedOrder) => boolean;
}

export interface Arrangement {
  columns: Column[];
  /** What nobody has worked on for a day, the oldest first: it stands on no column. */
  leftOver: ListedOrder[];
}

/**
 * The board: open orders by state, the most pressing on top. Missed ones stand in a column of their own, which is
 * only there when it has to be; an order that both lists name stands in it once, with its newer state.
 */
export function arrange({ current, missed, isLeftOver }: OpenOrders): Arrangement {
  const orders = new Map<string, ListedOrder>();
  for (const order of [...missed, ...current]) {
    const known = orders.get(order.id);
    if (!known || order.version >= known.version) orders.set(order.id, order);
  }
  const missedIds = new Set(missed.map(({ id }) => id));
  const columnOf = ({ id, state }: ListedOrder): string =>
    state === "pending" && missedIds.has(id) ? "missed" : state;
  const all = [...orders.values()].sort((a, b) => dueAt(a) - dueAt(b) || a.ticketNumber - b.ticketNumber);
  const { leftOver = [], onDesk = [] } = Object.groupBy(all, (order) => (isLeftOver(order) ? "leftOver" : "onDesk"));
  const names: ColumnName[] = ["missed", "pending", "confirmed", "inDelivery"];
  const columns = names.map((name) => ({
    name,
    ...COLUMN_TEXTS[name],
    orders: onDesk.filter((order) => columnOf(order) === name),
  }));
  return { columns: columns.filter(({ name, orders: list }) => name !== "missed" || list.length > 0), leftOver };
}

/** Orders that wait for a first look: new, not opened on this screen, and not already answered with a proposal. */
export function unseen({ columns, seen }: { columns: readonly Column[]; seen: ReadonlySet<string> }): ListedOrder[] {
  return columns
    .flatMap(({ orders }) => orders)
    .filter(({ id, state, counterAppointment }) => state === "pending" && counterAppointment === null && !seen.has(id));
}
