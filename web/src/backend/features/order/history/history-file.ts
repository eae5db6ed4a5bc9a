import { textOfCell } from "@tresen/contract/kit/table/cell-text";
import type { CellColumn } from "@tresen/contract/kit/table/columns";
import { CSV_START, csvLines } from "@tresen/contract/kit/table/csv";
import { XLSX_TYPE, xlsxOf } from "@tresen/contract/kit/table/xlsx";
import type { ListedOrder } from "@tresen/contract/order/order";
import { HISTORY_FIELDS, type HistoryContext, historyColumn } from "./history-columns";
import { HISTORY_TEXTS } from "./history.texts";

/** A table file of these orders, with the columns that the keys name, in their order. */
export async function historyFile({
  orders,
  keys,
  context,
  format,
}: {
  orders: readonly ListedOrder[];
  keys: readonly string[];
  context: HistoryContext;
  format: "csv" | "xlsx";
}): Promise<{ content: BlobPart; type: string }> {
  const found = keys.flatMap((key) => {
    const [column, field] = [historyColumn(key), HISTORY_FIELDS.find((one) => one.key === key)];
    return column && field ? [{ key, column, title: field.title }] : [];
  });
  const titles = found.map(({ title }) => title);
  const columns = found.map(({ key, column }): CellColumn => ({ path: key, kind: column.fileCell?.kind ?? "text" }));
  const records = orders.map((order): Readonly<Record<string, unknown>> => {
    const cells = found.map(({ key, column: { fileCell, textOf } }) => [
      key,
      fileCell ? fileCell.valueOf(order) : textOf(order, context),
    ]);
    return { ...Object.fromEntries(cells), [ZONE]: context.zoneOf(order.branch.id) };
  });
  const zoneOf = (record: Readonly<Record<string, unknown>>): string => String(record[ZONE]);
  if (format === "xlsx")
    return { type: XLSX_TYPE, content: await xlsxOf({ sheet: HISTORY_TEXTS.many, titles, columns, records, zoneOf }) };
  const lines = records.map((record) =>
    columns.map((column) => textOfCell({ column, value: record[column.path], zone: zoneOf(record) })),
  );
  return { type: "text/csv;charset=utf-8", content: `${CSV_START}${csvLines([titles, ...lines])}` };
}

/** Where a record has the time zone of its order. No column has this key. */
const ZONE = "zone";
