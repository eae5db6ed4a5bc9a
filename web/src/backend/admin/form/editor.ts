import type { Field, FieldOf } from "../model/field";

/** What each editor is given. `path` is where its value stands in the record, as the server names it. */
export interface EditorProps<K extends Field["kind"] = Field["kind"]> {
  field: FieldOf<K>;
  path: string;
  value: unknown;
  onChange: (value: unknown) => void;
}
