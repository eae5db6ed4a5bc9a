import { type Resource, enteredFields } from "@tresen/contract/kit/resource";
import type { AnyRecord } from "@tresen/contract/openapi/client";
import { useCallback, useMemo, useRef, useState } from "react";
import { useMe } from "../../../shared/session";
import { useIsShown } from "../../../shared/visibility";
import { fieldsOf } from "../../model/schema-fields";
import type { ListColumn } from "../views/list-columns";
import type { Onward } from "./cell-editor";
import { type Cell, cellBeside, editableKeys, simpleFields } from "./editable";

/** Which cell of a list is being edited, and the way from cell to cell. */
export function useInline({
  resource,
  columns,
  rows,
  focusRow,
}: {
  resource: Resource;
  columns: readonly ListColumn[];
  rows: readonly AnyRecord[];
  focusRow: (index: number) => void;
}) {
  const me = useMe();
  const isProductDataShown = useIsShown("product");
  const [cell, setCell] = useState<Cell | null>(null);
  /** The column that was edited last: the next row begins there. */
  const lastKey = useRef<string | null>(null);
  const keys = useMemo(() => columns.map(({ field }) => field.key), [columns]);
  const simple = useMemo(
    () =>
      simpleFields(fieldsOf(enteredFields({ resource, isNew: false }))).filter(
        // What is hidden from guests is not shown in an editor either.
        (field) => keys.includes(field.key) && (isProductDataShown || field.kind !== "money"),
      ),
    [resource, keys, isProductDataShown],
  );
  const editable = useCallback(
    (record: AnyRecord) => editableKeys({ resource, me, record, simple }),
    [resource, me, simple],
  );
  const open = (chosen: Cell | null): void => {
    if (chosen) lastKey.current = chosen.key;
    setCell(chosen);
  };
  return {
    cell,
    editable,
    open,
    /** Edits the row in the column that was edited last, or in the first one that can be edited. */
    openRow: (record: AnyRecord): void => {
      const keysOf = editable(record);
      const key =
        keys.find((each) => each === lastKey.current && keysOf.has(each)) ?? keys.find((each) => keysOf.has(each));
      if (key !== undefined) open({ id: record.id, key });
    },
    close: ({ from, onward }: { from: Cell; onward: Onward }): void => {
      // Another cell may have been opened while this one was being saved.
      setCell((current) => (current?.id === from.id && current.key === from.key ? null : current));
      const at = rows.findIndex(({ id }) => id === from.id);
      if (onward === "elsewhere" || at < 0) return;
      const next =
        onward === "next" || onward === "previous"
          ? cellBeside({ rows, columns: keys, editable, from, by: onward === "next" ? 1 : -1 })
          : null;
      if (next) open(next);
      else focusRow(onward === "below" ? Math.min(at + 1, rows.length - 1) : at);
    },
  };
}

export type Inline = ReturnType<typeof useInline>;
