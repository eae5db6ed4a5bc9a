import { textOfCell } from "@tresen/contract/kit/table/cell-text";
import type { CellColumn } from "@tresen/contract/kit/table/columns";
import { CSV_START, csvLines } from "@tresen/contract/kit/table/csv";
import { XLSX_TYPE, xlsxOf } from "@tresen/contract/kit/table/xlsx";
import { DEFAULT_TIME_ZONE } from "@tresen/contract/kit/time";
import type { PlaysRow } from "@tresen/contract/signage/plays/plays-query";
import { PLAYS_TITLE } from "@tresen/contract/signage/plays/plays.texts";
import { PLAYS_PAGE as texts } from "./plays.texts";

const COLUMNS: readonly (CellColumn & { title: string })[] = [
  { path: "day", kind: "date", title: texts.day },
  { path: "branch", kind: "text", title: texts.branch },
  { path: "name", kind: "text", title: texts.scene },
  { path: "version", kind: "number", title: texts.version },
  { path: "plays", kind: "number", title: texts.plays },
  { path: "seconds", kind: "number", title: texts.seconds },
];

/** A table file of what was shown: a row for each day, branch, and version of a scene. */
export async function playsFile({
  rows,
  format,
  branchName,
}: {
  rows: readonly PlaysRow[];
  format: "csv" | "xlsx";
  branchName: (id: string) => string;
}): Promise<{ content: BlobPart; type: string }> {
  const titles = COLUMNS.map(({ title }) => title);
  const records = rows.map((row): Readonly<Record<string, unknown>> => ({ ...row, branch: branchName(row.branch) }));
  // Days are those of the branches already.
  const zoneOf = (): string => DEFAULT_TIME_ZONE;
  if (format === "xlsx")
    return {
      type: XLSX_TYPE,
      content: await xlsxOf({ sheet: PLAYS_TITLE, titles, columns: COLUMNS, records, zoneOf }),
    };
  const lines = records.map((record) => COLUMNS.map((column) => textOfCell({ column, value: record[column.path] })));
  return { type: "text/csv;charset=utf-8", content: `${CSV_START}${csvLines([titles, ...lines])}` };
}
