import { type CellAt, type CellRange, boundsOf } from "./cell-range";

/** The column of the checkbox stands before those of the values. */
const BEFORE = 1;

const rowsOf = (table: HTMLTableElement | null): HTMLCollection | undefined => table?.querySelector("tbody")?.children;

export function rowElement({ table, row }: { table: HTMLTableElement | null; row: number }): HTMLElement | null {
  const found = rowsOf(table)?.[row];
  return found instanceof HTMLElement ? found : null;
}

export function cellElement({ table, at }: { table: HTMLTableElement | null; at: CellAt }): HTMLElement | null {
  const found = rowElement({ table, row: at.row })?.children[at.column + BEFORE];
  return found instanceof HTMLElement ? found : null;
}

/** The cell with a value that an element lies in; null for the checkbox, the row's commands and the head. */
export function cellAt({ target, columns }: { target: EventTarget | null; columns: number }): CellAt | null {
  const cell = target instanceof Element ? target.closest("tbody > tr > td") : null;
  const row = cell?.parentElement;
  if (!cell || !row?.parentElement) return null;
  const column = [...row.children].indexOf(cell) - BEFORE;
  if (column < 0 || column >= columns) return null;
  return { row: [...row.parentElement.children].indexOf(row), column };
}

/**
 * Marks the cells of the range for eyes and screen readers, and takes the marks of the one before away. React does not
 * know of these attributes, so no row is rendered for them.
 * @returns the marked cells.
 */
export function markCells({
  table,
  range,
  marked,
}: {
  table: HTMLTableElement | null;
  range: CellRange | null;
  marked: readonly Element[];
}): Element[] {
  const wanted = new Set<Element>();
  if (range) {
    const { top, bottom, left, right } = boundsOf(range);
    for (let row = top; row <= bottom; row += 1)
      for (let column = left; column <= right; column += 1) {
        const cell = cellElement({ table, at: { row, column } });
        if (cell) wanted.add(cell);
      }
  }
  for (const cell of marked) if (!wanted.has(cell)) unmark(cell);
  for (const cell of wanted) {
    cell.setAttribute("aria-selected", "true");
    cell.setAttribute("data-in-range", "");
  }
  return [...wanted];
}

function unmark(cell: Element): void {
  cell.removeAttribute("aria-selected");
  cell.removeAttribute("data-in-range");
  if (cell !== document.activeElement) cell.removeAttribute("tabindex");
}
