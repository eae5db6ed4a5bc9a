import type { AnyRecord } from "@tresen/contract/openapi/client";
import type { ComponentType } from "react";
import type { Onward } from "./cell-keys";

/** The box of an editor, which lies over its cell. */
export const CELL_BOX =
  "flex min-w-0 items-start gap-1 sm:absolute sm:top-0 sm:z-10 sm:w-max sm:min-w-full sm:max-w-96 " +
  "sm:rounded-control sm:border sm:border-action sm:bg-surface sm:p-1 sm:shadow-panel max-sm:basis-full";

export interface ColumnEditorProps {
  record: AnyRecord;
  /** The title of the record. */
  label: string;
  /** A press beside the editor. */
  onLeave: () => void;
  onClose: (onward: Onward) => void;
}

/** How a column that is no field of the records is changed in the list. */
export interface ColumnEdit {
  /** Whether the person may change the value of this record. */
  isOffered: (record: AnyRecord) => boolean;
  /** Stands in the cell, takes the focus, and says when it is done. */
  Editor: ComponentType<ColumnEditorProps>;
}
