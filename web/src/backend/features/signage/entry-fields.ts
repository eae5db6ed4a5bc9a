import type { Field } from "../../admin/model/field";

/** The fields of the entries of a list. */
export const entryFields = (field: Field): readonly Field[] =>
  field.kind === "list" && field.item.kind === "object" ? field.item.fields : [];
