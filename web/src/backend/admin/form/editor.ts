import type { Field, FieldOf } from "../model/field";

/** The props of every editor. `path` is the path of its value in the record, in the server's notation. */
export interface EditorProps<K extends Field["kind"] = Field["kind"]> {
  field: FieldOf<K>;
  path: string;
  value: unknown;
  onChange: (value: unknown) => void;
}
