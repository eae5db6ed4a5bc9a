import { textOfCell } from "@tresen/contract/kit/table/cell-text";
import { CSV_START, csvLines } from "@tresen/contract/kit/table/csv";
import { XLSX_TYPE, xlsxOf } from "@tresen/contract/kit/table/xlsx";
import type { Figures } from "./figures";

/** A table file of the rows that a chart draws, with numbers that a spreadsheet computes with. */
export async function figuresFile({
  figures: { columns, rows },
  format,
  sheet,
  zone,
}: {
  figures: Figures;
  format: "csv" | "xlsx";
  sheet: string;
  /** Of instants. */
  zone: string;
}): Promise<{ content: BlobPart; type: string }> {
  const titles = columns.map(({ title }) => title);
  if (format === "xlsx")
    return {
      type: XLSX_TYPE,
      content: await xlsxOf({ sheet, titles, columns, records: rows, zoneOf: () => zone }),
    };
  const lines = rows.map((row) => columns.map((column) => textOfCell({ column, value: row[column.path], zone })));
  return { type: "text/csv;charset=utf-8", content: `${CSV_START}${csvLines([titles, ...lines])}` };
}
