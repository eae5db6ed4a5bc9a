/** A cell by its row and column, both counted from 0 among those that are shown. */
export interface CellAt {
  row: number;
  column: number;
}

/** The chosen cells: from the one where the choice began to the one that has the focus. */
export interface CellRange {
  anchor: CellAt;
  focus: CellAt;
}

export interface Bounds {
  top: number;
  bottom: number;
  left: number;
  right: number;
}

/** The rows and columns that a range has, its edges included. */
export function boundsOf({ anchor, focus }: CellRange): Bounds {
  return {
    top: Math.min(anchor.row, focus.row),
    bottom: Math.max(anchor.row, focus.row),
    left: Math.min(anchor.column, focus.column),
    right: Math.max(anchor.column, focus.column),
  };
}

/** How many rows and columns these are. */
export function sizeOf({ top, bottom, left, right }: Bounds): { rows: number; columns: number } {
  return { rows: bottom - top + 1, columns: right - left + 1 };
}

/** The rows that Page Up and Page Down pass over. */
const LEAP = 10;

/** What a key does in the cells of a list; null for a key that means nothing there. */
export type CellKey =
  | { kind: "move"; to: CellAt; isExtending: boolean }
  /** Back to the row as a whole. */
  | { kind: "row" }
  | { kind: "edit" }
  /** Begins a new value with this sign. */
  | { kind: "type"; text: string }
  | { kind: "open" }
  | { kind: "toggle" }
  | { kind: "menu" }
  | { kind: "fill" }
  | { kind: "empty" };

interface Pressed {
  key: string;
  shiftKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
}

/** @param rows how many rows, and `columns` how many columns there are. */
export function cellKey({
  pressed,
  at,
  rows,
  columns,
}: {
  pressed: Pressed;
  at: CellAt;
  rows: number;
  columns: number;
}): CellKey | null {
  const { key, shiftKey: isExtending } = pressed;
  const isControl = pressed.ctrlKey || pressed.metaKey;
  if (pressed.altKey) return null;
  const within = (value: number, count: number): number => Math.min(Math.max(0, value), count - 1);
  const move = (row: number, column: number): CellKey => ({
    kind: "move",
    to: { row: within(row, rows), column: within(column, columns) },
    isExtending,
  });
  switch (key) {
    case "ArrowDown":
      return move(isControl ? rows : at.row + 1, at.column);
    case "ArrowUp":
      return move(isControl ? 0 : at.row - 1, at.column);
    case "ArrowRight":
      return move(at.row, isControl ? columns : at.column + 1);
    case "ArrowLeft":
      return at.column === 0 && !isExtending ? { kind: "row" } : move(at.row, isControl ? 0 : at.column - 1);
    case "Home":
      return move(isControl ? 0 : at.row, 0);
    case "End":
      return move(isControl ? rows : at.row, columns);
    case "PageDown":
      return move(at.row + LEAP, at.column);
    case "PageUp":
      return move(at.row - LEAP, at.column);
    case "d":
    case "D":
      return isControl ? { kind: "fill" } : { kind: "type", text: key };
    case "F10":
      return isExtending ? { kind: "menu" } : null;
    default:
      if (isControl) return null;
      if (!isExtending && PLAIN[key]) return PLAIN[key];
      return key.length === 1 && key !== " " ? { kind: "type", text: key } : null;
  }
}

const PLAIN: Readonly<Record<string, CellKey>> = {
  Escape: { kind: "row" },
  Enter: { kind: "open" },
  F2: { kind: "edit" },
  " ": { kind: "toggle" },
  ContextMenu: { kind: "menu" },
  Delete: { kind: "empty" },
  Backspace: { kind: "empty" },
};
