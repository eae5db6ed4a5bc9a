import type { Resource } from "@tresen/contract/kit/resource";
import { textOfCell } from "@tresen/contract/kit/table/cell-text";
import { tableColumns } from "@tresen/contract/kit/table/columns";
import type { ImportRow } from "@tresen/contract/kit/table/rows";
import type { AnyRecord } from "@tresen/contract/openapi/client";
import { type CellContext, recordText } from "../cell-text";
import type { ListColumn } from "../views/list-columns";
import type { Bounds } from "./cell-range";

interface Cells {
  resource: Resource;
  rows: readonly AnyRecord[];
  columns: readonly ListColumn[];
  bounds: Bounds;
}

/**
 * The texts of the cells as a table file writes them, so that spreadsheets compute with them and pasting them changes
 * nothing.
 * @param isSeen whether what the column holds is shown; what is hidden on the screen is not copied either.
 */
export function textsOf({
  resource,
  rows,
  columns,
  bounds,
  context,
  isSeen,
}: Cells & { context: CellContext; isSeen: (column: ListColumn) => boolean }): string[][] {
  const chosen = columns.slice(bounds.left, bounds.right + 1);
  const table = tableColumns(resource);
  return rows.slice(bounds.top, bounds.bottom + 1).map((record) =>
    chosen.map((column) => {
      const { field } = column;
      const known = table.find(({ path }) => path === field.key);
      if (!isSeen(column)) return "";
      if (!known) return recordText({ field, record, context });
      return textOfCell({
        column: known,
        value: record[field.key],
        labelOf: ({ resource: name, id }) => context.labelOf(name, id),
        zone: context.zoneOf?.(record),
      });
    }),
  );
}

/** What pasting does: the rows to write, and what of the block finds no place. */
export interface Pasted {
  rows: ImportRow[];
  /** The titles of columns that cannot be changed in the list, or not in each of the rows. */
  left: string[];
  /** How many rows and columns of the block lie beyond the last ones that are shown. */
  beyond: { rows: number; columns: number };
}

/**
 * The block of texts as it lies on the cells from the upper left one on. A single text is written into each chosen cell.
 */
export function pastedRows({
  resource,
  rows,
  columns,
  bounds,
  texts,
  editable,
}: Cells & { texts: readonly (readonly string[])[]; editable: (record: AnyRecord) => ReadonlySet<string> }): Pasted {
  const { top, left } = bounds;
  const isOne = texts.length === 1 && texts[0]?.length === 1;
  const width = isOne ? bounds.right - left + 1 : Math.max(0, ...texts.map((line) => line.length));
  const height = isOne ? bounds.bottom - top + 1 : texts.length;
  const paths = new Set(tableColumns(resource).map(({ path }) => path));
  const refused = new Set<string>();
  const written = rows.slice(top, top + height).map((record, line) => {
    const open = editable(record);
    const cells = columns.slice(left, left + width).flatMap(({ field: { key, title } }, index) => {
      const text = isOne ? texts[0]?.[0] : texts[line]?.[index];
      if (text === undefined) return [];
      if (open.has(key) && paths.has(key)) return [[key, text] as const];
      refused.add(title);
      return [];
    });
    return { id: record.id, line: line + 1, values: Object.fromEntries(cells) };
  });
  return {
    rows: written.filter(({ values }) => Object.keys(values).length > 0),
    left: [...refused],
    beyond: {
      rows: Math.max(0, top + height - rows.length),
      columns: Math.max(0, left + width - columns.length),
    },
  };
}

/** The block that fills the chosen cells with those of their first row. References are named by their ids. */
export function filledTexts({ resource, rows, columns, bounds }: Cells): string[][] {
  const first = rows[bounds.top];
  const table = tableColumns(resource);
  const line = columns.slice(bounds.left, bounds.right + 1).map(({ field: { key } }) => {
    const column = table.find(({ path }) => path === key);
    if (column) return first ? textOfCell({ column, value: first[key] }) : "";
    return typeof first?.[key] === "string" ? first[key] : "";
  });
  return Array.from({ length: bounds.bottom - bounds.top }, () => line);
}
