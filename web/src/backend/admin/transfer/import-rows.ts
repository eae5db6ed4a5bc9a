import { IMPORT_BYTES, IMPORT_ROWS } from "@tresen/contract/bulk/bulk.limits";
import { BULK_MESSAGES } from "@tresen/contract/bulk/bulk.texts";
import type { Resource } from "@tresen/contract/kit/resource";
import { ID_TITLE } from "@tresen/contract/kit/table/columns";
import { type ImportRow, type MatchedColumn, matchedColumns, matchedRows } from "@tresen/contract/kit/table/rows";
import { FILE_FAULTS } from "@tresen/contract/kit/table/table.texts";
import type { ReadTable } from "./read-table";
import { READ_FAULTS } from "./transfer.texts";

/** What each column of a table is, as far as the titles in its first line tell. */
export function proposedColumns({ resource, table }: { resource: Resource; table: ReadTable }): MatchedColumn[] {
  const head = table.grid[0] ?? [];
  const width = Math.max(...table.grid.slice(0, 100).map(({ length }) => length));
  return matchedColumns({ resource, head: Array.from({ length: width }, (_, index) => head[index] ?? "") });
}

/** The lines below the titles that have any text: no others are imported. */
export function filledLines({
  table,
  isHeaded,
}: {
  table: ReadTable;
  isHeaded: boolean;
}): readonly (readonly string[])[] {
  return table.grid.slice(isHeaded ? 1 : 0).filter((cells) => cells.some((cell) => cell.trim() !== ""));
}

/** The columns after one was given another field: no field has two columns. */
export function withMatch({
  matched,
  index,
  path,
}: {
  matched: readonly MatchedColumn[];
  index: number;
  path: MatchedColumn;
}): MatchedColumn[] {
  return matched.map((known, at) => (at === index ? path : known === path ? null : known));
}

/** The rows to import, or why there are none. */
export function rowsToImport({
  resource,
  table: { grid, first },
  matched,
  isHeaded,
}: {
  resource: Resource;
  table: ReadTable;
  matched: readonly MatchedColumn[];
  isHeaded: boolean;
}): { rows: ImportRow[] } | { fault: string } {
  if (!matched.some((path) => path && path !== ID_TITLE)) return { fault: FILE_FAULTS.noColumns };
  const skipped = isHeaded ? 1 : 0;
  const rows = matchedRows({ resource, grid: grid.slice(skipped), matched, first: first + skipped });
  if (rows.length === 0) return { fault: READ_FAULTS.onlyHead };
  const bytes = new TextEncoder().encode(JSON.stringify(rows)).length;
  // The call has some bytes besides the rows.
  const isTooLarge = rows.length > IMPORT_ROWS || bytes > IMPORT_BYTES - 500;
  return isTooLarge ? { fault: BULK_MESSAGES.importTooLarge } : { rows };
}
