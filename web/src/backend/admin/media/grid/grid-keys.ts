import { type RowCommand, rowCommand } from "../../list/table/row-keys";

type Pressed = Parameters<typeof rowCommand>[0]["pressed"];

export type GridCommand = Exclude<RowCommand, { kind: "edit" | "copy" | "menu" }> | { kind: "remove" };

/** The command of a key on the tile `at` of `count`, in so many columns; null for a key that means nothing here. */
export function gridCommand({
  pressed,
  at,
  count,
  columns,
  visible,
}: {
  pressed: Pressed;
  at: number;
  count: number;
  columns: number;
  /** The number of whole rows in sight, which Page Up and Page Down pass over. */
  visible: number;
}): GridCommand | null {
  const isExtending = pressed.shiftKey;
  const move = (to: number): GridCommand => ({
    kind: "move",
    to: Math.min(Math.max(0, to), count - 1),
    isExtending,
  });
  if (!pressed.ctrlKey && !pressed.metaKey) {
    if (pressed.key === "Delete") return { kind: "remove" };
    const step = stepOf({ key: pressed.key, columns, visible });
    if (step !== 0) {
      const to = at + step;
      // In the outer rows there is none above or below, and the focus stays in its column.
      if (to < 0) return step < -1 && at >= columns ? move(at % columns) : null;
      return to >= count && (step === 1 || isLastRow({ at, count, columns })) ? null : move(to);
    }
  }
  const command = rowCommand({ pressed, at, count });
  return command?.kind === "edit" || command?.kind === "copy" || command?.kind === "menu" ? null : command;
}

function stepOf({ key, columns, visible }: { key: string; columns: number; visible: number }): number {
  switch (key) {
    case "ArrowRight":
      return 1;
    case "ArrowLeft":
      return -1;
    case "ArrowDown":
      return columns;
    case "ArrowUp":
      return -columns;
    case "PageDown":
      return columns * visible;
    case "PageUp":
      return -columns * visible;
    default:
      return 0;
  }
}

function isLastRow({ at, count, columns }: { at: number; count: number; columns: number }): boolean {
  return Math.floor(at / columns) === Math.floor((count - 1) / columns);
}
