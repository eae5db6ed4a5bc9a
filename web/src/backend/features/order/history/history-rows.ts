import type { ListedOrder } from "@tresen/contract/order/order";
import { ordersOf } from "../../../admin/list/list-search";
import { type HistoryContext, historyColumn } from "./history-columns";

const collator = new Intl.Collator("de", { numeric: true, sensitivity: "base" });

/** The orders in the order of the chosen columns; without one as the server answers them, newest first. */
export function sortedOrders({
  orders,
  sort,
  context,
}: {
  orders: readonly ListedOrder[];
  sort: string | undefined;
  context: HistoryContext;
}): readonly ListedOrder[] {
  const wanted = ordersOf(sort).flatMap(({ key, isDown }) => {
    const column = historyColumn(key);
    return column ? [{ column, sign: isDown ? -1 : 1 }] : [];
  });
  if (wanted.length === 0) return orders;
  return orders.toSorted((a, b) => {
    for (const { column, sign } of wanted) {
      const difference = column.sortValue
        ? column.sortValue(a) - column.sortValue(b)
        : collator.compare(column.textOf(a, context), column.textOf(b, context));
      if (difference !== 0) return sign * difference;
    }
    return 0;
  });
}
