import type { Resource } from "../resource";
import { type LabelOf, textOfCell, valueAt } from "./cell-text";
import { ID_TITLE, type TableColumn, tableColumns } from "./columns";
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
}: {
  columns: readonly TableColumn[];
  record: Readonly<Record<string, unknown>> & { id: string };
  labelOf?: LabelOf;
}): string[] {
  return [
    record.id,
    ...columns.map((column) => textOfCell({ column, value: valueAt({ record, path: column.path }), labelOf })),
  ];
}

/** The columns with these paths, in the order of the paths; all of them without any. */
export function chosenColumns({
  resource,
  paths,
}: {
  resource: Pick<Resource, "fields">;
  paths?: readonly string[] | undefined;
}): TableColumn[] {
  const columns = tableColumns(resource);
  return paths ? paths.flatMap((path) => columns.find((column) => column.path === path) ?? []) : [...columns];
}

/**
 * The rows of a file whose first line has the titles of columns. A title may be the path of its field instead. Cells
 * beyond the last column and rows without any text are left out.
 */
export function rowsOfGrid({
  resource,
  grid,
}: {
  resource: Pick<Resource, "fields">;
  grid: readonly (readonly string[])[];
}): { rows: ImportRow[] } | { fault: string } {
  const head = (grid[0] ?? []).map((title) => title.trim());
  const columns = tableColumns(resource);
  const named = head.map((title) => (title === "" ? null : pathOf({ columns, title })));
  const unknown = head.filter((title, index) => title !== "" && named[index] === undefined);
  if (unknown.length > 0) return { fault: FILE_FAULTS.unknownColumns(unknown) };
  const repeated = head.find((_, index) => named[index] && named.indexOf(named[index]) !== index);
  if (repeated !== undefined) return { fault: FILE_FAULTS.repeatedColumn(repeated) };
  if (!named.some((path) => path && path !== ID_TITLE)) return { fault: FILE_FAULTS.noColumns };
  const rows = grid.slice(1).flatMap((cells, index) => {
    if (cells.every((cell) => cell.trim() === "")) return [];
    const entries = named.flatMap((path, at) => (path && path !== ID_TITLE ? [[path, cells[at] ?? ""] as const] : []));
    const id = (cells[named.indexOf(ID_TITLE)] ?? "").trim();
    return [{ ...(id === "" ? {} : { id }), line: index + 2, values: Object.fromEntries(entries) }];
  });
  return rows.length > 0 ? { rows } : { fault: FILE_FAULTS.empty };
}

function pathOf({ columns, title }: { columns: readonly TableColumn[]; title: string }): string | undefined {
  const wanted = title.toLowerCase();
  if (wanted === ID_TITLE.toLowerCase()) return ID_TITLE;
  const column =
    columns.find((one) => one.title.toLowerCase() === wanted) ?? columns.find(({ path }) => path === title);
  return column?.path;
}
