import type { AnyRecord } from "@tresen/contract/openapi/client";
import { type KeyboardEvent, useRef } from "react";
import { rowCommand, toggled, withRange } from "./row-keys";

interface RowKeys {
  rows: readonly AnyRecord[];
  selected: ReadonlyMap<string, AnyRecord>;
  onSelected: (selected: ReadonlyMap<string, AnyRecord>) => void;
  onOpen: (id: string) => void;
  onCopy: ((id: string) => void) | undefined;
  onEdit: (record: AnyRecord) => void;
  /** The row with the focus. */
  rowAt: () => number;
  onMove: (to: number) => void;
}

/** The keys of the rows. Keys in a control of a row, such as its checkbox, keep their own meaning. */
export function useRowKeys({ rows, selected, onSelected, onOpen, onCopy, onEdit, rowAt, onMove }: RowKeys) {
  /** Where a range begins: the row that was selected last. */
  const anchor = useRef<number | null>(null);
  return (event: KeyboardEvent<HTMLTableElement>): void => {
    const at = rowAt();
    const row = event.target instanceof Element ? event.target.closest("tbody > tr") : null;
    const command = rowCommand({ pressed: event, at, count: rows.length });
    const record = rows[at];
    if (!row || !command || !record) return;
    const isForRow = event.target === row || command.kind === "all" || command.kind === "clear";
    if (!isForRow || isInEditor(event.target) || (command.kind === "copy" && !onCopy)) return;
    event.preventDefault();
    switch (command.kind) {
      case "move": {
        anchor.current ??= at;
        if (command.isExtending) onSelected(withRange({ selected, rows, from: anchor.current, to: command.to }));
        else anchor.current = null;
        onMove(command.to);
        const next = row.parentElement?.children[command.to];
        if (next instanceof HTMLElement) next.focus();
        return;
      }
      case "toggle":
        onSelected(
          command.isRange && anchor.current !== null
            ? withRange({ selected, rows, from: anchor.current, to: at })
            : toggled({ selected, entries: [record], isOn: !selected.has(record.id) }),
        );
        anchor.current = at;
        return;
      case "all":
        return onSelected(toggled({ selected, entries: rows, isOn: true }));
      case "clear":
        return onSelected(new Map());
      case "edit":
        return onEdit(record);
      case "copy":
        return onCopy?.(record.id);
      case "menu": {
        const button = row.querySelector("[aria-haspopup]");
        if (button instanceof HTMLElement) button.click();
        return;
      }
      case "open":
        return onOpen(record.id);
    }
  };
}

/** The editor of a cell has its own Escape and Ctrl+A. */
function isInEditor(target: EventTarget): boolean {
  return target instanceof Element && target.closest("[data-cell-editor]") !== null;
}
