import type { CellKind } from "@tresen/contract/kit/table/columns";
import { formatDateTime } from "@tresen/contract/kit/time";
import type { ListedOrder } from "@tresen/contract/order/order";
import type { ReactNode } from "react";
import { columnField } from "../../../admin/list/screen-columns";
import type { Field } from "../../../admin/model/field";
import { type Money, Private } from "../../../shared/visibility";
import { customerName, methodLabel, methodOfOrder, paymentLabel, stateLabel } from "../labels";
import { MethodIcon } from "../method-icon";
import { ORDER_TEXTS } from "../order.texts";
import { StateBadge } from "../state-badge";
import { HISTORY_COLUMNS } from "./history.texts";

export type HistoryKey = keyof typeof HISTORY_COLUMNS;

/** What the columns need besides the order. */
export interface HistoryContext {
  currency: string;
  money: Money;
  zoneOf: (branchId: string) => string;
}

interface HistoryColumn {
  isNumeric?: true;
  /** The text of the cell, and what the column is sorted by unless `sortValue` says otherwise. */
  textOf: (order: ListedOrder, context: HistoryContext) => string;
  sortValue?: (order: ListedOrder) => number;
  /** The cell of a file, where it is more than the text: numbers, amounts and times are told as in every table file. */
  fileCell?: { kind: CellKind; valueOf: (order: ListedOrder) => unknown };
  /** The cell, where it is more than the text. */
  cell?: (order: ListedOrder, text: string) => ReactNode;
}

const customers = (_order: ListedOrder, text: string): ReactNode => <Private kind="customer">{text}</Private>;

export const COLUMNS: Readonly<Record<HistoryKey, HistoryColumn>> = {
  ticket: {
    textOf: ({ ticketNumber }) => String(ticketNumber),
    fileCell: { kind: "number", valueOf: ({ ticketNumber }) => ticketNumber },
  },
  ordered: {
    textOf: ({ createdAt, branch }, { zoneOf }) =>
      formatDateTime({ at: Date.parse(createdAt), zone: zoneOf(branch.id) }),
    sortValue: ({ createdAt }) => Date.parse(createdAt),
    fileCell: { kind: "moment", valueOf: ({ createdAt }) => createdAt },
  },
  state: { textOf: stateLabel, cell: (order) => <StateBadge order={order} /> },
  total: {
    isNumeric: true,
    textOf: ({ pricing }, { currency, money }) => (pricing ? money(pricing.totalGross, currency) : ""),
    sortValue: ({ pricing }) => pricing?.totalGross ?? -1,
    fileCell: { kind: "money", valueOf: ({ pricing }) => pricing?.totalGross },
    cell: (_order, text) => text !== "" && <Private kind="product">{text}</Private>,
  },
  payment: { textOf: (order) => (order.isQuotation ? ORDER_TEXTS.quotation : paymentLabel(order)) },
  method: {
    textOf: methodLabel,
    cell: (order, text) => (
      <span className="flex items-center gap-2">
        <MethodIcon method={methodOfOrder(order)} size={16} /> {text}
      </span>
    ),
  },
  customer: { textOf: customerName, cell: customers },
  phone: { textOf: ({ phone }) => phone, cell: customers },
  branch: { textOf: ({ branch }) => branch.name },
};

export function historyColumn(key: string): HistoryColumn | undefined {
  return isHistoryKey(key) ? COLUMNS[key] : undefined;
}

function isHistoryKey(key: string): key is HistoryKey {
  return Object.hasOwn(COLUMNS, key);
}

/** The columns as fields, so that they are chosen, ordered and widened as in any list. */
export const HISTORY_FIELDS: readonly Field[] = Object.entries(HISTORY_COLUMNS).map(([key, title]) => {
  const field = columnField({ key, title, isColumn: true });
  return historyColumn(key)?.isNumeric ? { ...field, kind: "money" } : field;
});
