import type { ListedOrder } from "@tresen/contract/order/order";
import { useCallback, useMemo, useState } from "react";
import { flushSync } from "react-dom";
import { isTyping, useSlashKey } from "../../../../shared/use-slash-key";
import type { Column } from "../arrange";
import { DESK_TEXTS } from "../desk.texts";
import type { Find } from "./find";

type OrderTest = (order: ListedOrder) => boolean;

/** The search of the desk: whether its bar is open, and the columns with the orders that are found. */
export function useFind<Search extends Find & { branch?: string | undefined }>({
  columns,
  search,
  onSearch,
}: {
  columns: readonly Column[] | null;
  search: Search;
  onSearch: (search: Search) => void;
}) {
  const [isOpen, setIsOpen] = useState(false);
  // The rules are loaded with the bar. Until then the desk shows all orders.
  const [test, setTest] = useState<OrderTest | null>(null);
  const startFinding = (): void => setIsOpen(true);
  useSlashKey(() => {
    // What is typed next belongs to the search: the field has the focus before the next key, or nothing has it.
    flushSync(startFinding);
    const { activeElement } = document;
    if (activeElement instanceof HTMLElement && !isTyping(activeElement)) activeElement.blur();
  });
  const { find, method, station, driver, branch } = search;
  const shown = useMemo(
    () =>
      columns && test
        ? columns.map((column) => ({ ...column, empty: DESK_TEXTS.notFound, orders: column.orders.filter(test) }))
        : columns,
    [columns, test],
  );
  return {
    isFinding: isOpen || [find, method, station, driver].some((one) => one !== undefined),
    startFinding,
    shown,
    barProps: {
      find,
      method,
      station,
      driver,
      branch,
      onFind: (changed: Find) => onSearch({ ...search, ...changed }),
      onTest: useCallback((next: OrderTest | null) => setTest(() => next), []),
      onClose: () => {
        setIsOpen(false);
        onSearch({ ...search, find: undefined, method: undefined, station: undefined, driver: undefined });
      },
    },
  };
}
