import type { ListedOrder } from "@tresen/contract/order/order";
import { CELL, isNumeric, widthStyle } from "../../../admin/list/table/cell-styles";
import { SortChoice } from "../../../admin/list/table/sort-choice";
import { HeadCell } from "../../../admin/list/table/head-cell";
import type { ListColumn } from "../../../admin/list/views/list-columns";
import { type HistoryContext, historyColumn } from "./history-columns";
import { HISTORY_TEXTS } from "./history.texts";

/** On a phone a value stands beside the next one as long as there is room: what it is can be seen without its title. */
const VALUE =
  "max-w-60 truncate px-1.5! 2xl:px-2! py-1.5 max-sm:max-w-full! max-sm:items-center max-sm:px-0! " +
  "max-sm:wrap-anywhere max-sm:whitespace-normal max-sm:[grid-column:auto]!";

const OPEN_BUTTON =
  "figures min-h-8 min-w-8 text-start font-semibold text-action-text underline-offset-4 " +
  "hover:underline pointer-coarse:min-h-11";
const ROW =
  "cursor-pointer bg-canvas hover:bg-action-soft " +
  "max-sm:flex max-sm:flex-wrap max-sm:items-center max-sm:gap-x-4 max-sm:border-b max-sm:border-line " +
  "max-sm:px-4 max-sm:py-2";
/** The column that leads to the order stays in place when the table scrolls to the side. */
const FIRST = "edge-start sm:ps-4! sm:sticky sm:start-0 sm:z-1 sm:bg-inherit max-sm:text-lg";

interface HistoryTableProps {
  orders: readonly ListedOrder[];
  columns: readonly ListColumn[];
  context: HistoryContext;
  sort: string | undefined;
  onSort: (sort: string | undefined) => void;
  onWidth: (column: { key: string; width: number }) => void;
  onOpen: (id: string) => void;
}

/** Dense rows, on a phone cards; pressing the first column or any other part of a row opens the order. */
export function HistoryTable({ orders, columns, context, sort, onSort, onWidth, onOpen }: HistoryTableProps) {
  return (
    <table className="w-full border-separate border-spacing-0 max-sm:block">
      <caption className="sr-only">{HISTORY_TEXTS.caption}</caption>
      <thead className="max-sm:block">
        <tr className="max-sm:flex max-sm:border-b max-sm:border-line max-sm:px-4 max-sm:py-2">
          <th scope="col" className="flex min-w-0 flex-1 font-normal sm:hidden">
            <SortChoice
              fields={columns.map(({ field }) => field)}
              search={{ sort }}
              onSearch={(changed) => onSort(changed.sort)}
            />
          </th>
          {columns.map((column, index) => (
            <HeadCell
              key={column.field.key}
              column={column}
              search={{ sort }}
              onSearch={(changed) => onSort(changed.sort)}
              isSortable
              isSortedByMany
              onWidth={(width) => onWidth({ key: column.field.key, width })}
              className={`px-1.5! 2xl:px-2! max-sm:hidden ${index === 0 ? "edge-start z-2! ps-4! sm:start-0" : ""}`}
            />
          ))}
        </tr>
      </thead>
      <tbody className="max-sm:block">
        {orders.map((order) => (
          <tr key={order.id} onClick={() => onOpen(order.id)} className={ROW}>
            {columns.map(({ field, width }, index) => {
              const column = historyColumn(field.key);
              const text = column?.textOf(order, context) ?? "";
              const content = column?.cell?.(order, text) ?? text;
              return (
                <td
                  key={field.key}
                  style={widthStyle(width)}
                  className={`${CELL} ${VALUE} ${isNumeric(field) ? "figures text-end font-medium" : ""} ${
                    index === 0 ? FIRST : ""
                  }`}
                >
                  {/* On a phone the heads are no heads of columns any more. */}
                  <span className="sr-only sm:hidden">{`${field.title} `}</span>
                  {index === 0 ? (
                    <button
                      type="button"
                      className={OPEN_BUTTON}
                      onClick={(event) => {
                        event.stopPropagation();
                        onOpen(order.id);
                      }}
                    >
                      {content}
                      <span className="sr-only">{HISTORY_TEXTS.open}</span>
                    </button>
                  ) : (
                    content
                  )}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
