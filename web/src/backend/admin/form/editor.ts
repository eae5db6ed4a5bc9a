import type { ReactNode } from "react";
import type { Clip } from "../clipboard/clipboard";
import type { Draft } from "../model/draft";
import type { Field, FieldOf } from "../model/field";

/** The props of every editor. `path` is the path of its value in the record, in the server's notation. */
export interface EditorProps<K extends Field["kind"] = Field["kind"]> {
  field: FieldOf<K>;
  path: string;
  value: unknown;
  onChange: (value: unknown) => void;
}

/** Renders several fields. It is passed in, since importing the editor of all fields would be an import cycle. */
export type RenderFields = (props: ShownFields) => ReactNode;

interface ShownFields {
  fields: readonly Field[];
  values: Draft;
  path: string;
  onChange: (values: Draft) => void;
}

/** The props of what shows the fields of an entry instead of a grid. */
export type EntryProps = ShownFields & { renderFields: RenderFields };

/** What is copied elsewhere and can be pasted as an entry of a list. */
export interface PastedAs {
  /** The kind of the clip: see `Clip`. */
  kind: string;
  /** What the button is called. */
  label: string;
  /** The entry that a clip becomes; null where it does not fit. */
  entryOf: (clip: Clip) => unknown;
}
