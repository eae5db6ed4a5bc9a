import type { TextBlock } from "@tresen/contract/print/document/text-block";
import { CSV_START, csvLines } from "@tresen/contract/kit/table/csv";
import { XLSX_TYPE, xlsxOf } from "@tresen/contract/kit/table/xlsx";
import { textOfCell } from "@tresen/contract/kit/table/cell-text";
import type { SheetTable } from "@tresen/contract/time-sheet/export/sheet-table";
import { SHEET_WORDS } from "@tresen/contract/time-sheet/export/export.texts";
import { TIME_SHEETS_TITLE } from "@tresen/contract/time-sheet/time-sheet.texts";
import type { Instant } from "@tresen/contract/kit/time";
import { dispositionOf } from "../../platform/blob";
import { MEDIA_TYPES, type PaperFonts, drawDocument } from "../../print/render";
import { windows1252 } from "../../platform/windows-1252";

/** A file as it is answered. */
export interface SheetFile {
  type: string;
  disposition: string;
  bytes: Uint8Array;
}

export function csvFile({ name, rows }: { name: string; rows: readonly (readonly string[])[] }): SheetFile {
  const bytes = Buffer.from(CSV_START + csvLines(rows));
  return { type: "text/csv; charset=utf-8", disposition: dispositionOf(name), bytes };
}

/** A table as CSV or XLSX. */
export async function tableFile({
  name,
  table: { titles, columns, rows },
  format,
}: {
  name: string;
  table: SheetTable;
  format: "csv" | "xlsx";
}): Promise<SheetFile> {
  if (format === "csv") {
    const cells = rows.map((row) => columns.map((column) => textOfCell({ column, value: row[column.path] })));
    return csvFile({ name, rows: [titles, ...cells] });
  }
  const bytes = await xlsxOf({ sheet: TIME_SHEETS_TITLE, titles, columns, records: rows });
  return { type: XLSX_TYPE, disposition: dispositionOf(name), bytes };
}

/** A document on sheets of A4. */
export async function pdfFile({
  name,
  title,
  blocks,
  fonts,
  at,
}: {
  name: string;
  title: string;
  blocks: readonly TextBlock[];
  fonts: () => Promise<PaperFonts>;
  at: Instant;
}): Promise<SheetFile> {
  const bytes = await drawDocument({ blocks, title, at, pageText: SHEET_WORDS.page, fonts: await fonts() });
  return { type: MEDIA_TYPES.pdf, disposition: dispositionOf(name), bytes };
}

/** A text as programs for payroll read it. */
export function payrollFile({ name, text }: { name: string; text: string }): SheetFile {
  return { type: "text/csv; charset=windows-1252", disposition: dispositionOf(name), bytes: windows1252(text) };
}
