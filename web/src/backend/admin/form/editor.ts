import type { ReactNode } from "react";
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
export type RenderFields = (props: {
  fields: readonly Field[];
  values: Draft;
  path: string;
  onChange: (values: Draft) => void;
}) => ReactNode;
