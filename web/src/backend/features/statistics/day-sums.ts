import type { OrderState } from "@tresen/contract/order/order.state";
import type { ListedOrder } from "@tresen/contract/order/order";
import { isAwaited } from "@tresen/contract/payment/payment.state";
import { zonedTime } from "@tresen/contract/kit/time";
import { type Unit, formatQuantity } from "@tresen/contract/catalog/units";

/** The sales of one hour of the day. */
export interface HourSum {
  /** 0–23, on the branch's clock. */
  hour: number;
  orders: number;
  /** In cents. */
  revenue: number;
}

export interface ItemSum {
  name: string;
  unit: Unit;
  amount: number;
  /** In cents. */
  revenue: number;
}

export interface DaySums {
  orders: number;
  /** What customers pay, delivery included, in cents. */
  revenue: number;
  /** In cents; null without an order. */
  average: number | null;
  /** Rejected, canceled or not paid. */
  calledOff: number;
  quotations: number;
  /** Every hour from the first to the last that had an order. */
  hours: HourSum[];
  /** Sorted by revenue, highest first. */
  items: ItemSum[];
}

/** The fields of an order that the sums use. */
export interface SummedOrder extends Pick<ListedOrder, "createdAt" | "state" | "isQuotation"> {
  payment: Pick<NonNullable<ListedOrder["payment"]>, "state"> | null;
  branch: Pick<ListedOrder["branch"], "id">;
  pricing: Pick<NonNullable<ListedOrder["pricing"]>, "totalGross"> | null;
  items: readonly Pick<ListedOrder["items"][number], "product" | "name" | "unit" | "amount" | "gross">[];
}

const CALLED_OFF: readonly OrderState[] = ["rejected", "canceled", "failed"];

/**
 * The sums of a day's orders. Requests for quotations have no price yet, and canceled orders count nothing. An order
 * that waits for its online payment counts once it is paid, as it reaches the desk only then.
 */
export function daySums({
  orders,
  zoneOf,
}: {
  orders: readonly SummedOrder[];
  zoneOf: (branch: string) => string;
}): DaySums {
  const isOff = ({ state }: SummedOrder): boolean => CALLED_OFF.includes(state);
  const kept = orders.filter((order) => !isOff(order) && !isAwaitingPayment(order));
  const sold = kept.filter(({ isQuotation }) => !isQuotation);
  const revenue = sold.reduce((sum, order) => sum + grossOf(order), 0);
  return {
    orders: sold.length,
    revenue,
    average: sold.length > 0 ? Math.round(revenue / sold.length) : null,
    calledOff: orders.filter(isOff).length,
    quotations: kept.length - sold.length,
    hours: hoursOf({ orders: sold, zoneOf }),
    items: itemsOf(sold),
  };
}

/** `12 ×`, `3,5 m` */
export const amountText = ({ amount, unit }: ItemSum): string =>
  formatQuantity({ amount: Math.round(amount * 1000) / 1000, unit });

function isAwaitingPayment({ payment }: SummedOrder): boolean {
  return payment !== null && isAwaited(payment.state);
}

function grossOf({ pricing }: SummedOrder): number {
  return pricing?.totalGross ?? 0;
}

function hoursOf({
  orders,
  zoneOf,
}: {
  orders: readonly SummedOrder[];
  zoneOf: (branch: string) => string;
}): HourSum[] {
  const sums = new Map<number, HourSum>();
  for (const order of orders) {
    const hour = Math.floor(zonedTime({ at: Date.parse(order.createdAt), zone: zoneOf(order.branch.id) }).minutes / 60);
    const sum = sums.get(hour) ?? { hour, orders: 0, revenue: 0 };
    sums.set(hour, { hour, orders: sum.orders + 1, revenue: sum.revenue + grossOf(order) });
  }
  if (sums.size === 0) return [];
  const first = Math.min(...sums.keys());
  const last = Math.max(...sums.keys());
  return Array.from(
    { length: last - first + 1 },
    (_, index) => sums.get(first + index) ?? { hour: first + index, orders: 0, revenue: 0 },
  );
}

function itemsOf(orders: readonly SummedOrder[]): ItemSum[] {
  const sums = new Map<string, ItemSum>();
  for (const { product, name, unit, amount, gross } of orders.flatMap(({ items }) => items)) {
    const key = `${product} ${unit}`;
    const sum = sums.get(key) ?? { name, unit, amount: 0, revenue: 0 };
    sums.set(key, { ...sum, amount: sum.amount + amount, revenue: sum.revenue + gross });
  }
  return [...sums.values()].sort((a, b) => b.revenue - a.revenue || a.name.localeCompare(b.name, "de"));
}
