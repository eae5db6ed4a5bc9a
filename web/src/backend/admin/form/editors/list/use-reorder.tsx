import { type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import { DISABLED } from "../../../../shared/focus/focus-screen";
import { useStable } from "../../use-stable";
import { ENTRY_TEXTS } from "../editor.texts";
import { startDrag } from "./start-drag";

/** The look of an entry: while it is dragged it is above the others, which give way to it. */
export const DRAGGED = "relative data-dragged:z-10 data-dragged:bg-surface data-dragged:shadow-lg";

/** What an entry was moved with, which keeps the focus: one of its buttons, or the row itself. */
export type MovedBy = "up" | "down" | "handle" | "row";

/** Of a list, for its entries' buttons. All of it stays the same while the list changes. */
export interface Reorder {
  move: (request: { from: number; to: number; by: MovedBy; name: string }) => void;
  /** The entry follows the pointer until it is let go. */
  drag: (request: { from: number; pointer: PointerEvent; name: string }) => void;
}

/**
 * Moves entries of a list. The focus stays on the moved entry, so that it can be moved on by pressing again. `list` is
 * for the list's element, whose entries have `data-entry`.
 */
export function useReorder({
  count,
  onMove,
}: {
  count: number;
  onMove: (from: number, to: number) => void;
}): Reorder & {
  list: RefObject<HTMLOListElement | null>;
  /**
   * Tells screen readers the new position of a moved entry. The element is always rendered, since only changes of an
   * existing element are read out.
   */
  announcement: ReactNode;
} {
  const list = useRef<HTMLOListElement>(null);
  const [last, setLast] = useState<{ to: number; by: MovedBy; text: string } | null>(null);
  useEffect(() => {
    const entry = last && list.current?.querySelector(`:scope > [data-entry="${last.to}"]`);
    if (!last || !entry) return;
    const button = (by: MovedBy): HTMLButtonElement | null => entry.querySelector(`button[data-move="${by}"]`);
    const wanted = button(last.by);
    // At an end of the list only the button for the other direction can have the focus.
    (wanted?.matches(DISABLED) ? button(last.by === "up" ? "down" : "up") : wanted)?.focus();
  }, [last]);
  const move = useStable(({ from, to, by, name }: Parameters<Reorder["move"]>[0]) => {
    if (to === from || to < 0 || to >= count) return;
    onMove(from, to);
    setLast({ to, by, text: ENTRY_TEXTS.movedTo({ name, place: to + 1, count }) });
  });
  const drag = useStable(({ from, pointer, name }: Parameters<Reorder["drag"]>[0]) => {
    if (list.current)
      startDrag({ list: list.current, from, pointer, onDrop: (to) => move({ from, to, by: "handle", name }) });
  });
  return {
    move,
    drag,
    list,
    announcement: (
      <span role="status" className="sr-only">
        {last?.text}
      </span>
    ),
  };
}
