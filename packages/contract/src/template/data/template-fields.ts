import type { FieldKind } from "../layer/layer";
import { FIELD_KINDS, type TemplateSource } from "./field-kinds";
import { FIELD_LABELS } from "./field.texts";

export interface TemplateField {
  path: string;
  label: string;
  kind: FieldKind;
}

const fieldsOf = (source: TemplateSource): TemplateField[] =>
  Object.entries(FIELD_KINDS[source]).map(([path, kind]) => ({
    ...{ path, kind },
    label: FIELD_LABELS[path as keyof typeof FIELD_LABELS],
  }));

/** The fields of `FIELD_KINDS` as people choose them, with their names. */
export const TEMPLATE_FIELDS: Readonly<Record<TemplateSource, readonly TemplateField[]>> = {
  none: fieldsOf("none"),
  product: fieldsOf("product"),
  category: fieldsOf("category"),
  menu: fieldsOf("menu"),
  branch: fieldsOf("branch"),
  config: fieldsOf("config"),
  order: fieldsOf("order"),
};

/** The field of a source with this path; null for none. */
export function fieldAt({ source, path }: { source: TemplateSource; path: string }): TemplateField | null {
  return TEMPLATE_FIELDS[source].find((field) => field.path === path) ?? null;
}
