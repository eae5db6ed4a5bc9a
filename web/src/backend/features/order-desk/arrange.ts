import type { StaffOrder } from "@tresen/contract/orders";
import { dueAt } from "../../order/urgency";

export type ColumnName = "missed" | "pending" | "confirmed" | "inDelivery";

export interface Column {
  name: ColumnName;
  title: string;
  empty: string;
  orders: StaffOrder[];
}

const TITLES: Record<ColumnName, { title: string; empty: string }> = {
  missed: { title: "Verpasst", empty: "Nichts verpasst" },
  pending: { title: "Neu", empty: "Keine neuen Bestellungen" },
  confirmed: { title: "In Arbeit", empty: "Nichts in Arbeit" },
  inDelivery: { title: "Bereit / In Zustellung", empty: "Nichts bereit oder unterwegs" },
};

/**
 * The board: open orders by state, the most pressing on top. Missed ones stand in a column of their own, which is
 * only there when it has to be; an order that both lists name stands in it once, with its newer state.
 */
export function arrange({ current, missed }: { current: readonly StaffOrder[]; missed: readonly StaffOrder[] }): Column[] {
  const orders = new Map<string, StaffOrder>();
  for (const order of [...missed, ...current]) {
    const known = orders.get(order.id);
    if (!known || order.version >= known.version) orders.set(order.id, order);
  }
  const missedIds = new Set(missed.map(({ id }) => id));
  const columnOf = ({ id, state }: StaffOrder): string => (state === "pending" && missedIds.has(id) ? "missed" : state);
  const byDue = [...orders.values()].sort((a, b) => dueAt(a) - dueAt(b) || a.ticketNumber - b.ticketNumber);
  const names: ColumnName[] = ["missed", "pending", "confirmed", "inDelivery"];
  return names.map((name) => ({ name, ...TITLES[name], orders: byDue.filter((order) => columnOf(order) === name) })).filter(({ name, orders: list }) => name !== "missed" || list.length > 0);
}

/** Orders that wait for a first look: new, not opened on this screen, and not already answered with a proposal. */
export function unseen({ columns, seen }: { columns: readonly Column[]; seen: ReadonlySet<string> }): StaffOrder[] {
  return columns.flatMap(({ orders }) => orders).filter(({ id, state, counterAppointment }) => state === "pending" && counterAppointment === null && !seen.has(id));
}
