import type { Resource } from "../resource";
import { type LabelOf, textOfCell, valueAt } from "./cell-text";
import { type Exported, ID_TITLE, type TableColumn, type Tabled, exportColumns, tableColumns } from "./columns";
import { FILE_FAULTS } from "./table.texts";

/** A row of a file that is read in: the texts of its cells by the paths of their fields. */
export interface ImportRow {
  /** The record to change; without it a new one is made. */
  id?: string;
  /** Its number in the file, for messages. */
  line: number;
  values: Record<string, string>;
}

/** The titles of a file's columns. */
export function tableHead(columns: readonly TableColumn[]): string[] {
  return [ID_TITLE, ...columns.map(({ title }) => title)];
}

/** The texts of a record's cells, in the order of the head. */
export function tableCells({
  columns,
  record,
  labelOf,
  zone,
}: {
  columns: readonly TableColumn[];
  record: Readonly<Record<string, unknown>> & { id: string };
  labelOf?: LabelOf;
  /** The time zone of the record's times. */
  zone?: string;
}): string[] {
  return [
    record.id,
    ...columns.map((column) => textOfCell({ column, value: valueAt({ record, path: column.path }), labelOf, zone })),
  ];
}

/** The columns of an export with these paths, in the order of the paths; all of them without any. */
export function chosenColumns({
  resource,
  paths,
}: {
  resource: Exported;
  paths?: readonly string[] | undefined;
}): TableColumn[] {
  const columns = exportColumns(resource);
  return paths ? paths.flatMap((path) => columns.find((column) => column.path === path) ?? []) : [...columns];
}

/** What a column of a file is: the id, the field with this path, or null for nothing that is read in. */
export type MatchedColumn = typeof ID_TITLE | (string & {}) | null;

/**
 * The columns that the titles in the first line of a file name. A title may be the path of its field instead. Of
 * several titles for one field the first counts.
 */
export function matchedColumns({ resource, head }: { resource: Tabled; head: readonly string[] }): MatchedColumn[] {
  const columns = tableColumns(resource);
  const named = head.map((title) => (title.trim() === "" ? null : (pathOf({ columns, title: title.trim() }) ?? null)));
  return named.map((path, index) => (named.indexOf(path) === index ? path : null));
}

/**
 * The rows of a file by the paths of their fields. Cells of other columns and rows without any text are left out.
 * @param first the number of the line that the grid begins with.
 */
export function matchedRows({
  resource: { tableCells: cellsOf = (values) => values },
  grid,
  matched,
  first,
}: {
  resource: Pick<Resource, "tableCells">;
  grid: readonly (readonly string[])[];
  matched: readonly MatchedColumn[];
  first: number;
}): ImportRow[] {
  const idAt = matched.indexOf(ID_TITLE);
  return grid.flatMap((cells, index) => {
    if (cells.every((cell) => cell.trim() === "")) return [];
    const entries = matched.flatMap((path, at) =>
      path && path !== ID_TITLE ? [[path, cells[at] ?? ""] as const] : [],
    );
    const id = (cells[idAt] ?? "").trim();
    return [{ ...(id === "" ? {} : { id }), line: index + first, values: { ...cellsOf(Object.fromEntries(entries)) } }];
  });
}

/**
 * The rows of a file whose first line has the titles of columns, or what is wrong with that line. Columns that files only
 * tell are left out.
 */
export function rowsOfGrid({
  resource,
  grid,
}: {
  resource: Exported & Pick<Resource, "tableCells">;
  grid: readonly (readonly string[])[];
}): { rows: ImportRow[] } | { fault: string } {
  const head = (grid[0] ?? []).map((title) => title.trim());
  const columns = tableColumns(resource);
  const named = head.map((title) => (title === "" ? null : pathOf({ columns, title })));
  const exported = exportColumns(resource);
  const unknown = head.filter((title) => title !== "" && pathOf({ columns: exported, title }) === undefined);
  if (unknown.length > 0) return { fault: FILE_FAULTS.unknownColumns(unknown) };
  const repeated = head.find((_, index) => named[index] && named.indexOf(named[index]) !== index);
  if (repeated !== undefined) return { fault: FILE_FAULTS.repeatedColumn(repeated) };
  const matched = matchedColumns({ resource, head });
  if (!matched.some((path) => path && path !== ID_TITLE)) return { fault: FILE_FAULTS.noColumns };
  const rows = matchedRows({ resource, grid: grid.slice(1), matched, first: 2 });
  return rows.length > 0 ? { rows } : { fault: FILE_FAULTS.empty };
}

function pathOf({ columns, title }: { columns: readonly TableColumn[]; title: string }): string | undefined {
  const wanted = title.toLowerCase();
  if (wanted === ID_TITLE.toLowerCase()) return ID_TITLE;
  const column =
    columns.find((one) => one.title.toLowerCase() === wanted) ??
    columns.find(({ path }) => path === title) ??
    columns.find(({ alsoNamed }) => alsoNamed?.includes(wanted));
  return column?.path;
}
