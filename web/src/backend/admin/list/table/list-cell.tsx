import { Pencil } from "lucide-react";
import { type MouseEvent, type PointerEvent as ReactPointerEvent, type ReactNode, useEffect, useRef } from "react";
import { deferred } from "../../../shared/ui/deferred";
import type { CellEditorProps } from "../inline/cell-editor";
import { INLINE_TEXTS } from "../inline/inline.texts";
import type { ListColumn } from "../views/list-columns";
import { CELL, SNUG, STICKY, isNumeric, widthStyle } from "./cell-styles";

/** The form's editors are loaded when the first cell is edited. */
const CellEditor = deferred(async () => (await import("../inline/cell-editor")).default);

const PENCIL =
  "absolute top-1/2 hidden size-7 -translate-y-1/2 place-items-center rounded-control border border-line-strong " +
  "bg-surface text-muted hover:text-ink group-hover/cell:grid pointer-coarse:hidden!";

/** The milliseconds in which a second press makes a double click. */
const DOUBLE_CLICK = 250;

interface ListCellProps {
  column: ListColumn;
  isFirst: boolean;
  /** Whether the cell has the link to the record. */
  isLinked: boolean;
  /** Opens the record. */
  onOpen: () => void;
  /** Set where the person may change the value. */
  onEdit: (() => void) | undefined;
  /** Whether the pointer is over the row. */
  isPointed: boolean;
  /** Whether a value of the row is being edited. */
  isRowEdited: boolean;
  /** Set while the cell is being edited. */
  editor: CellEditorProps | undefined;
  children: ReactNode;
}

/** A value in a row, or its editor. */
export function ListCell(props: ListCellProps) {
  const { column, isFirst, isLinked, onOpen, onEdit, isPointed, isRowEdited, editor, children } = props;
  const { field, width } = column;
  /** A column that is no field has an editor of its own. */
  const own = editor?.screen.columns?.find(({ key }) => key === field.key);
  const place = isFirst ? `${STICKY} edge-start sm:start-12` : "";
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(waiting.current), []);
  /** A press opens the record as everywhere in the row, unless it becomes a double click, which edits the value. */
  const press = (event: MouseEvent): void => {
    if (!onEdit || editor || isTouch(event)) return;
    event.stopPropagation();
    clearTimeout(waiting.current);
    if (event.detail < 2) waiting.current = setTimeout(onOpen, DOUBLE_CLICK);
  };
  const edit = (): void => {
    clearTimeout(waiting.current);
    onEdit?.();
  };
  /** Whether the row was edited when the press began, which itself closes the editor of another cell. */
  const wasRowEdited = useRef(false);
  /** In a row that is being edited, a tap on another value edits that one instead of opening the record. */
  const tap = (event: MouseEvent): void => {
    if (!onEdit || editor || !wasRowEdited.current || !isTouch(event)) return;
    event.preventDefault();
    event.stopPropagation();
    edit();
  };
  const content = editor
    ? "relative z-3! sm:min-w-40 max-sm:flex-wrap max-sm:[grid-column:2/-1]!"
    : `${isLinked ? "lg:truncate" : "sm:truncate"} max-sm:flex-wrap max-sm:wrap-anywhere ` +
      (onEdit ? "group/cell relative" : "");
  return (
    <td
      role="gridcell"
      {...(isLinked ? {} : { "data-title": field.title })}
      aria-readonly={onEdit ? undefined : true}
      style={widthStyle(width)}
      className={
        // A name takes the free room and breaks where there is little, unless its column would hide the others.
        `${CELL} ${SNUG} ${isLinked ? "max-w-96" : "max-w-56 2xl:max-w-96"} ${isLinked && !isFirst ? "" : "max-lg:max-w-52"} ${content} ` +
        `${isNumeric(field) ? "figures text-end" : ""} ${place} ` +
        (isLinked ? "max-sm:[grid-row:1] max-sm:[grid-column:2]!" : "")
      }
      onPointerEnter={tellAll}
      onPointerDown={() => (wasRowEdited.current = isRowEdited)}
      onClickCapture={tap}
      onClick={press}
      onDoubleClick={edit}
    >
      {editor ? (
        <>
          {/* Keeps the width of the column while the editor lies over it. */}
          <span aria-hidden className="invisible max-sm:hidden">
            {children}
          </span>
          {own?.edit ? (
            <own.edit.Editor
              record={editor.record}
              label={editor.label}
              onLeave={editor.onLeave}
              onClose={editor.onClose}
            />
          ) : (
            <CellEditor {...editor} />
          )}
        </>
      ) : (
        <>
          {children}
          {onEdit && isPointed && (
            <button
              type="button"
              tabIndex={-1}
              // For a pointer only: the keyboard has F2, and everybody the row's menu.
              aria-hidden
              title={INLINE_TEXTS.change(field.title)}
              className={`${PENCIL} ${isNumeric(field) ? "start-1" : "end-1"}`}
              onClick={(event) => {
                event.stopPropagation();
                edit();
              }}
            >
              <Pencil size={14} aria-hidden />
            </button>
          )}
        </>
      )}
    </td>
  );
}

/** A value that is cut at the edge of its cell is told whole to whoever points at it. */
function tellAll({ currentTarget: cell }: ReactPointerEvent<HTMLTableCellElement>): void {
  cell.title = cell.scrollWidth > cell.clientWidth ? cell.textContent : "";
}

/** A finger has the row's menu instead of a double click, so its press need not wait. */
function isTouch({ nativeEvent }: MouseEvent): boolean {
  return nativeEvent instanceof PointerEvent && nativeEvent.pointerType === "touch";
}
