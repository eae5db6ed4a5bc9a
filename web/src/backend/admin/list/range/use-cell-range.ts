import { useSeen } from "../../model/use-seen";
import type { Resource } from "@tresen/contract/kit/resource";
import { parseCsv, tsvText } from "@tresen/contract/kit/table/csv";
import type { AnyRecord } from "@tresen/contract/openapi/client";
import {
  type ClipboardEvent,
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from "react";
import { showToast } from "../../../shared/toasts";
import type { CellContext } from "../cell-text";
import type { Inline } from "../inline/use-inline";
import type { ListColumn } from "../views/list-columns";
import { type CellAt, type CellRange, boundsOf, cellKey, sizeOf } from "./cell-range";
import { cellElement, markCells, rowElement } from "./marked-cells";
import { type Pasted, filledTexts, pastedRows, textsOf } from "./range-text";
import { RANGE_TEXTS, type RangeChange } from "./range.texts";
import { createRangeStore } from "./range-store";
import { useDraggedRange } from "./use-dragged-range";

interface Ranged {
  table: RefObject<HTMLTableElement | null>;
  resource: Resource;
  rows: readonly AnyRecord[];
  columns: readonly ListColumn[];
  context: CellContext;
  editable: Inline["editable"];
  onEdit: Inline["open"];
  onType: Inline["type"];
  onOpen: (id: string) => void;
  onToggle: (record: AnyRecord) => void;
}

/**
 * The cells of a list as those of a spreadsheet: keys and the mouse choose a range, which is copied, filled and pasted
 * into. The range is kept and marked outside of React, so that a step renders no row.
 */
export function useCellRange(ranged: Ranged) {
  const { table, resource, rows, columns, context, editable, onEdit, onType, onOpen, onToggle } = ranged;
  const isSeen = useSeen();
  const [store] = useState(createRangeStore);
  const marked = useRef<Element[]>([]);
  const [change, setChange] = useState<{ kind: RangeChange; pasted: Pasted } | null>(null);

  const show = (range: CellRange | null): void => {
    store.set(range);
    marked.current = markCells({ table: table.current, range, marked: marked.current });
  };
  const focusCell = (at: CellAt, anchor: CellAt = at): void => {
    const cell = cellElement({ table: table.current, at });
    if (!cell) return;
    const former = document.activeElement;
    cell.tabIndex = -1;
    cell.focus();
    show({ anchor, focus: at });
    if (former instanceof HTMLElement && former !== cell && former.matches("td")) former.removeAttribute("tabindex");
  };
  // Other rows or columns are other cells.
  const shape = `${rows.map(({ id }) => id).join()} ${columns.map(({ field }) => field.key).join()}`;
  useEffect(
    () => () => {
      store.set(null);
      marked.current = markCells({ table: null, range: null, marked: marked.current });
    },
    [shape, store],
  );

  const cells = (range: CellRange) => ({ resource, rows, columns, bounds: boundsOf(range) });
  const ask = (kind: RangeChange, pasted: Pasted): void => {
    if (pasted.rows.length > 0) setChange({ kind, pasted });
    else showToast({ kind: "error", message: RANGE_TEXTS.nothing, about: "cell range" });
  };
  const write = (kind: RangeChange, range: CellRange, texts: string[][]): void =>
    ask(kind, pastedRows({ ...cells(range), texts, editable }));
  const fill = (): void => {
    const range = store.get();
    if (!range) return;
    const { top, bottom, left, right } = boundsOf(range);
    if (bottom === top) return;
    const below = { anchor: { row: top + 1, column: left }, focus: { row: bottom, column: right } };
    write("fill", below, filledTexts(cells(range)));
  };
  const copied = (range: CellRange): string =>
    tsvText(
      textsOf({
        ...cells(range),
        context,
        isSeen: ({ field }) => isSeen(field),
      }),
    );
  const tellCopied = (range: CellRange): void =>
    showToast({ kind: "success", message: RANGE_TEXTS.copied(sizeOf(boundsOf(range))), about: "cell range" });
  /** The range, if the focus is on one of its cells and not in a control or another row. */
  const rangeAt = (target: EventTarget): CellRange | null => {
    const range = store.get();
    return range && target === cellElement({ table: table.current, at: range.focus }) ? range : null;
  };

  const onKeyDown = (event: KeyboardEvent<HTMLTableElement>): boolean => {
    const range = rangeAt(event.target);
    if (!range) return enterCells(event);
    const { focus, anchor } = range;
    const command = cellKey({ pressed: event, at: focus, rows: rows.length, columns: columns.length });
    const record = rows[focus.row];
    const key = columns[focus.column]?.field.key;
    if (!command || !record || key === undefined) return false;
    event.preventDefault();
    switch (command.kind) {
      case "move":
        focusCell(command.to, command.isExtending ? anchor : command.to);
        break;
      case "row":
        rowElement({ table: table.current, row: focus.row })?.focus();
        break;
      case "edit":
      case "open":
        if (editable(record).has(key)) onEdit({ id: record.id, key });
        else if (command.kind === "open") onOpen(record.id);
        break;
      case "type":
        if (editable(record).has(key)) onType({ id: record.id, key }, command.text);
        break;
      case "toggle":
        onToggle(record);
        break;
      case "menu":
        rowElement({ table: table.current, row: focus.row })?.querySelector<HTMLElement>("[aria-haspopup]")?.click();
        break;
      case "fill":
        fill();
        break;
      case "empty":
        write("empty", range, [[""]]);
    }
    return true;
  };
  /** From a row to its first cell. */
  const enterCells = (event: KeyboardEvent<HTMLTableElement>): boolean => {
    const { target } = event;
    if (event.key !== "ArrowRight" || event.ctrlKey || event.metaKey || event.altKey || columns.length === 0)
      return false;
    if (!(target instanceof HTMLTableRowElement) || target.parentElement?.tagName !== "TBODY") return false;
    event.preventDefault();
    focusCell({ row: [...target.parentElement.children].indexOf(target), column: 0 });
    return true;
  };

  return {
    store,
    change,
    closeChange: (): void => setChange(null),
    onKeyDown,
    /** Where the focus goes after the editor of a cell: back to the cell if the keys came from one. */
    focusAfter: ({ index, key }: { index: number; key: string }): boolean => {
      const column = columns.findIndex(({ field }) => field.key === key);
      if (!store.get() || column < 0) return false;
      focusCell({ row: index, column });
      return true;
    },
    fill,
    copy: (): void => {
      const range = store.get();
      if (!range) return;
      void navigator.clipboard.writeText(copied(range)).then(
        () => tellCopied(range),
        () => undefined,
      );
    },
    handlers: {
      ...useDraggedRange({ table, columns: columns.length, anchor: () => store.get()?.anchor, choose: focusCell }),
      onCopy: (event: ClipboardEvent<HTMLTableElement>): void => {
        const range = rangeAt(event.target);
        // Marked text of the page is copied as everywhere.
        if (!range || !window.getSelection()?.isCollapsed) return;
        event.preventDefault();
        event.clipboardData.setData("text/plain", copied(range));
        tellCopied(range);
      },
      onPaste: (event: ClipboardEvent<HTMLTableElement>): void => {
        const range = rangeAt(event.target);
        if (!range) return;
        event.preventDefault();
        const texts = parseCsv(event.clipboardData.getData("text/plain"), "\t");
        if (texts.length > 0) write("paste", range, texts);
      },
      onFocusCapture: ({ target }: FocusEvent<HTMLTableElement>): void => {
        // The row as a whole, or the head.
        if (!(target instanceof HTMLTableCellElement) && !isInEditor(target)) show(null);
      },
    },
  };
}

function isInEditor(target: EventTarget): boolean {
  return target instanceof Element && target.closest("[data-cell-editor]") !== null;
}
