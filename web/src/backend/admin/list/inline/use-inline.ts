import { type Resource, enteredFields } from "@tresen/contract/kit/resource";
import type { AnyRecord } from "@tresen/contract/openapi/client";
import { useCallback, useMemo, useRef, useState } from "react";
import { useMe } from "../../../shared/session";
import type { Field } from "../../model/field";
import { useSeen } from "../../model/use-seen";
import { fieldsOf } from "../../model/schema-fields";
import type { ListColumn } from "../views/list-columns";
import type { ScreenColumn } from "../../screen";
import type { Onward } from "./cell-keys";
import { type Cell, cellBeside, editableKeys, simpleFields } from "./editable";

/** Kinds whose editor is a line of text. */
const TYPED: readonly Field["kind"][] = ["text", "number", "money", "rate"];

/** Which cell of a list is being edited, and the way from cell to cell. */
export function useInline({
  resource,
  columns,
  rows,
  focusRow,
  added,
}: {
  resource: Resource;
  columns: readonly ListColumn[];
  rows: readonly AnyRecord[];
  /** Puts the focus where it was: on the row, or on the cell with this key. */
  focusRow: (index: number, key: string) => void;
  /** The columns that are no fields. */
  added: readonly ScreenColumn[];
}) {
  const me = useMe();
  const isSeen = useSeen();
  const [cell, setCell] = useState<Cell | null>(null);
  /** The column that was edited last: the next row begins there. */
  const lastKey = useRef<string | null>(null);
  /** The cell that was pressed while the value of another one is being saved. */
  const wanted = useRef<Cell | null>(null);
  /** What was typed on a cell before its editor was there to take it; a line's end confirms it. */
  const typed = useRef("");
  const keys = useMemo(() => columns.map(({ field }) => field.key), [columns]);
  const simple = useMemo(
    () =>
      simpleFields(fieldsOf(enteredFields({ resource, isNew: false }))).filter(
        // What is hidden from guests is not shown in an editor either.
        (field) => keys.includes(field.key) && isSeen(field),
      ),
    [resource, keys, isSeen],
  );
  const editable = useCallback(
    (record: AnyRecord): ReadonlySet<string> => {
      const own = added.flatMap(({ key, edit }) => (edit?.isOffered(record) && keys.includes(key) ? [key] : []));
      const open = editableKeys({ resource, me, record, simple });
      return own.length === 0 ? open : new Set([...open, ...own]);
    },
    [resource, me, simple, added, keys],
  );
  const show = (chosen: Cell): void => {
    lastKey.current = chosen.key;
    setCell(chosen);
  };
  const open = (chosen: Cell): void => {
    // Enter after what was typed before the editor was there to take either.
    if (typed.current !== "" && (!cell || (cell.id === chosen.id && cell.key === chosen.key))) {
      typed.current += "\n";
      return;
    }
    // A value that cannot be saved keeps its editor, which says why.
    if (cell) wanted.current = chosen;
    else show(chosen);
  };
  return {
    cell,
    editable,
    open,
    /** Begins a new value with a sign that was typed on the cell, where its editor takes text. */
    type: (chosen: Cell, text: string): void => {
      if (!simple.some(({ key, kind }) => key === chosen.key && TYPED.includes(kind))) return;
      typed.current += text;
      if (!cell) show(chosen);
    },
    takeTyped: (): string => {
      const text = typed.current;
      typed.current = "";
      return text;
    },
    /** Edits the row in the column that was edited last, or in the first one that can be edited. */
    openRow: (record: AnyRecord): void => {
      const keysOf = editable(record);
      const key =
        keys.find((each) => each === lastKey.current && keysOf.has(each)) ?? keys.find((each) => keysOf.has(each));
      if (key !== undefined) open({ id: record.id, key });
    },
    /** A press beside the editor of a cell: what was pressed before is not wanted any more. */
    leave: (): void => {
      wanted.current = null;
    },
    close: ({ from, onward }: { from: Cell; onward: Onward }): void => {
      // Another cell may have been opened while this one was being saved.
      setCell((current) => (current?.id === from.id && current.key === from.key ? null : current));
      const chosen = wanted.current;
      wanted.current = null;
      const at = rows.findIndex(({ id }) => id === from.id);
      if (onward === "elsewhere" && chosen) show(chosen);
      if (onward === "elsewhere" || at < 0) return;
      const next =
        onward === "next" || onward === "previous"
          ? cellBeside({ rows, columns: keys, editable, from, by: onward === "next" ? 1 : -1 })
          : null;
      if (next) show(next);
      else focusRow(onward === "below" ? Math.min(at + 1, rows.length - 1) : at, from.key);
    },
  };
}

export type Inline = ReturnType<typeof useInline>;
