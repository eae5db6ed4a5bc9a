import { type DragEvent, type MouseEvent, type PointerEvent, type RefObject, useEffect, useRef } from "react";
import type { CellAt } from "./cell-range";
import { cellAt } from "./marked-cells";

/** Controls in a cell, and its editor, keep the mouse to themselves. */
const OWN = "button, input, select, textarea, [role=checkbox], [data-cell-editor]";

/** Chooses cells with the mouse: by dragging over them, and from the chosen one to another with the Shift key. */
export function useDraggedRange({
  table,
  columns,
  anchor,
  choose,
}: {
  table: RefObject<HTMLTableElement | null>;
  columns: number;
  /** Where the present range began. */
  anchor: () => CellAt | undefined;
  choose: (to: CellAt, from: CellAt) => void;
}) {
  /** The cell that was pressed, and whether the mouse has been dragged to another one since. */
  const pressed = useRef<{ from: CellAt; isDragged: boolean } | null>(null);
  /** The press that chose cells opens no record. */
  const isChoosing = useRef(false);
  useEffect(() => {
    const { current } = table;
    const release = (): void => {
      pressed.current = null;
      current?.style.removeProperty("user-select");
    };
    document.addEventListener("pointerup", release);
    return () => document.removeEventListener("pointerup", release);
  }, [table]);
  return {
    onPointerDown: (event: PointerEvent<HTMLTableElement>): void => {
      isChoosing.current = false;
      pressed.current = null;
      const { target } = event;
      if (event.pointerType === "touch" || event.button !== 0 || event.ctrlKey || event.metaKey) return;
      if (!(target instanceof Element) || target.closest(OWN)) return;
      const at = cellAt({ target, columns });
      if (!at) return;
      const from = anchor();
      if (event.shiftKey && from) {
        isChoosing.current = true;
        choose(at, from);
        return;
      }
      pressed.current = { from: at, isDragged: false };
    },
    onPointerOver: (event: PointerEvent<HTMLTableElement>): void => {
      const { current } = pressed;
      const to = current && cellAt({ target: event.target, columns });
      if (!current || !to) return;
      if (!current.isDragged && to.row === current.from.row && to.column === current.from.column) return;
      current.isDragged = true;
      isChoosing.current = true;
      table.current?.style.setProperty("user-select", "none");
      window.getSelection()?.removeAllRanges();
      choose(to, current.from);
    },
    /** The browser marks no text and takes the focus from no cell while cells are chosen. */
    onMouseDown: (event: MouseEvent<HTMLTableElement>): void => {
      if (isChoosing.current) event.preventDefault();
    },
    onDragStart: (event: DragEvent<HTMLTableElement>): void => {
      if (pressed.current) event.preventDefault();
    },
    onClickCapture: (event: MouseEvent<HTMLTableElement>): void => {
      if (!isChoosing.current) return;
      isChoosing.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
