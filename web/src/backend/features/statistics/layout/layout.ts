import type { ListViews, ViewColumn } from "@tresen/contract/view/list-view";
import type { WidgetKey } from "../widget/widget-props";

/** A dashboard is kept like the columns of a list: widgets in their order, with their width in percent. */
export const DASHBOARD = "dashboard";
const [HALF, FULL] = [50, 100];

export interface Placed {
  key: WidgetKey;
  isFull: boolean;
}

/** What is shown to whoever has arranged nothing. */
export const STANDARD: readonly Placed[] = [
  { key: "today", isFull: true },
  { key: "revenue", isFull: false },
  { key: "orders", isFull: false },
  { key: "products", isFull: false },
  { key: "orderTimes", isFull: false },
  { key: "categories", isFull: false },
  { key: "methods", isFull: false },
  { key: "payments", isFull: false },
  { key: "waiting", isFull: false },
  { key: "cancellations", isFull: false },
  { key: "cancelReasons", isFull: false },
  { key: "ratings", isFull: false },
  { key: "comments", isFull: false },
  { key: "customers", isFull: false },
  { key: "funnel", isFull: false },
  { key: "visitors", isFull: false },
  { key: "areas", isFull: false },
];

type Stored = ListViews["columns"];

/** The widgets of the dashboard that the person may see. @param allowed their keys. */
export function placedOf({ stored, allowed }: { stored: Stored; allowed: readonly WidgetKey[] }): Placed[] {
  return columnsOf(stored).flatMap(({ field, width }) => {
    const key = allowed.find((one) => one === field);
    return key ? [{ key, isFull: width === FULL }] : [];
  });
}

/*
 * Changes of what is stored. Each is made on the newest dashboard, so that those of two windows both stay; and widgets
 * that this version or this person does not know keep their place.
 */
/** What is dragged beside a shown widget is shown there, also if it was not shown before. */
export function moved({
  stored,
  keys,
  target,
  isAfter,
}: {
  stored: Stored;
  keys: ReadonlySet<string>;
  target: string;
  isAfter: boolean;
}): ViewColumn[] {
  const columns = columnsOf(stored);
  const rest = columns.filter(({ field }) => !keys.has(field));
  const at = rest.findIndex(({ field }) => field === target);
  const held = columns.filter(({ field }) => keys.has(field));
  if (at < 0) return [...rest, ...held];
  const added = [...keys].filter((key) => !held.some(({ field }) => field === key));
  const dragged = [...held, ...added.map((field) => ({ field, width: HALF }))];
  return rest.toSpliced(at + (isAfter ? 1 : 0), 0, ...dragged);
}

/** Adds a widget at the end, or takes it away. The last one stays. */
export function toggled({ stored, key, isOn }: { stored: Stored; key: WidgetKey; isOn: boolean }): ViewColumn[] {
  const rest = columnsOf(stored).filter(({ field }) => field !== key);
  if (isOn) return [...rest, columnsOf(stored).find(({ field }) => field === key) ?? columnOf({ key, isFull: false })];
  return rest.length > 0 ? rest : [...columnsOf(stored)];
}

export function resized({ stored, key, isFull }: { stored: Stored } & Placed): ViewColumn[] {
  return columnsOf(stored).map((column) => (column.field === key ? columnOf({ key, isFull }) : column));
}

const columnOf = ({ key, isFull }: Placed): ViewColumn => ({ field: key, width: isFull ? FULL : HALF });
const columnsOf = (stored: Stored): readonly ViewColumn[] => stored ?? STANDARD.map(columnOf);
