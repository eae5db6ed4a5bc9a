/** What a key does in the rows of a list. */
export type RowCommand =
  | { kind: "move"; to: number; isExtending: boolean }
  | { kind: "toggle"; isRange: boolean }
  | { kind: "open" }
  | { kind: "edit" }
  | { kind: "copy" }
  | { kind: "menu" }
  | { kind: "all" }
  | { kind: "clear" };

interface Pressed {
  key: string;
  shiftKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
}

/** The rows that Page Up and Page Down pass over. */
const LEAP = 10;

const WITH_CONTROL: Readonly<Record<string, RowCommand>> = { a: { kind: "all" }, d: { kind: "copy" } };

/** The command of a key on the row `at` of `count`; null for a key that means nothing here. */
export function rowCommand({ pressed, at, count }: { pressed: Pressed; at: number; count: number }): RowCommand | null {
  const { key, shiftKey: isExtending } = pressed;
  if (pressed.ctrlKey || pressed.metaKey) return WITH_CONTROL[key.toLowerCase()] ?? null;
  const move = (to: number): RowCommand => ({
    kind: "move",
    to: Math.min(Math.max(0, to), count - 1),
    isExtending,
  });
  switch (key) {
    case "ArrowDown":
      return move(at + 1);
    case "ArrowUp":
      return move(at - 1);
    case "PageDown":
      return move(at + LEAP);
    case "PageUp":
      return move(at - LEAP);
    case "Home":
      return move(0);
    case "End":
      return move(count - 1);
    case " ":
      return { kind: "toggle", isRange: isExtending };
    case "Enter":
      return { kind: "open" };
    case "ContextMenu":
      return { kind: "menu" };
    case "F10":
      return isExtending ? { kind: "menu" } : null;
    case "F2":
      return { kind: "edit" };
    case "Escape":
      return { kind: "clear" };
    default:
      return null;
  }
}

/** The selection with the entries between two rows, both included, whichever comes first. */
export function withRange<Entry extends { id: string }>({
  selected,
  rows,
  from,
  to,
}: {
  selected: ReadonlyMap<string, Entry>;
  rows: readonly Entry[];
  from: number;
  to: number;
}): Map<string, Entry> {
  const added = rows.slice(Math.min(from, to), Math.max(from, to) + 1);
  return new Map([...selected, ...added.map((row) => [row.id, row] as const)]);
}

/** The selection with these entries, or without them. */
export function toggled<Entry extends { id: string }>({
  selected,
  entries,
  isOn,
}: {
  selected: ReadonlyMap<string, Entry>;
  entries: readonly Entry[];
  isOn: boolean;
}): Map<string, Entry> {
  const changed = new Map(selected);
  for (const entry of entries) {
    if (isOn) changed.set(entry.id, entry);
    else changed.delete(entry.id);
  }
  return changed;
}
