/** A place in the grid: a cell, or one of its shifts. */
export interface GridPlace {
  row: number;
  column: number;
  /** The place of the shift in its cell; -1 is the cell itself, which is only where it has none. */
  index: number;
}

interface Grid {
  rows: number;
  columns: number;
  /** How many shifts a cell has. */
  countOf: (row: number, column: number) => number;
}

const KEYS = ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight", "Home", "End", "PageUp", "PageDown"] as const;
export type StepKey = (typeof KEYS)[number];
export const isStepKey = (key: string): key is StepKey => KEYS.some((one) => one === key);

/** The rows that PageUp and PageDown pass. */
const PAGE = 10;

/** Where a key leads: up and down through the shifts of a cell and on to the next row, left and right by days. */
export function stepped({ at, key, grid }: { at: GridPlace; key: StepKey; grid: Grid }): GridPlace {
  const { row, column, index } = at;
  const to = (next: { row?: number; column?: number; isLast?: boolean }): GridPlace => {
    const place = {
      row: clamped(next.row ?? row, grid.rows),
      column: clamped(next.column ?? column, grid.columns),
    };
    const shifts = grid.countOf(place.row, place.column);
    return { ...place, index: shifts === 0 ? -1 : next.isLast ? shifts - 1 : 0 };
  };
  switch (key) {
    case "ArrowUp":
      return index > 0 ? { ...at, index: index - 1 } : row === 0 ? at : to({ row: row - 1, isLast: true });
    case "ArrowDown":
      if (index >= 0 && index < grid.countOf(row, column) - 1) return { ...at, index: index + 1 };
      return row === grid.rows - 1 ? at : to({ row: row + 1 });
    case "ArrowLeft":
      return column === 0 ? at : to({ column: column - 1 });
    case "ArrowRight":
      return column === grid.columns - 1 ? at : to({ column: column + 1 });
    case "Home":
      return to({ column: 0 });
    case "End":
      return to({ column: grid.columns - 1 });
    case "PageUp":
      return to({ row: row - PAGE });
    case "PageDown":
      return to({ row: row + PAGE });
  }
}

/** The cell to which a shift is moved from one by an arrow key; null at the edge. */
export function movedCell({
  at: { row, column },
  key,
  grid,
}: {
  at: Pick<GridPlace, "row" | "column">;
  key: StepKey;
  grid: Pick<Grid, "rows" | "columns">;
}): { row: number; column: number } | null {
  const [rows, columns] = { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] }[
    key as string
  ] ?? [0, 0];
  const next = { row: row + (rows ?? 0), column: column + (columns ?? 0) };
  const isInside = next.row >= 0 && next.row < grid.rows && next.column >= 0 && next.column < grid.columns;
  return isInside && (next.row !== row || next.column !== column) ? next : null;
}

const clamped = (value: number, size: number): number => Math.min(Math.max(value, 0), size - 1);
