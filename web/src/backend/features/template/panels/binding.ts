import type { Format } from "@tresen/contract/template/data/formats";
import { FIELD_LABELS } from "@tresen/contract/template/data/field.texts";
import { type TemplateField, TEMPLATE_FIELDS } from "@tresen/contract/template/data/template-fields";
import { type FieldKind, type Layer, kindsFor } from "@tresen/contract/template/layer/layer";
import type { Binding } from "@tresen/contract/template/layer/layer-fields";
import type { Design } from "../model/design";

/** The formats that change something about a value of a kind. */
const FORMATS_OF: Readonly<Partial<Record<FieldKind, readonly Format[]>>> = {
  text: ["text", "upper"],
  number: ["number", "number1", "number2", "percent"],
  money: ["money", "amount"],
  date: ["date", "dateLong", "weekday", "time", "dateTime"],
};

/** The fields of the source that a property may show. */
export function fittingFields(
  design: Pick<Design, "source">,
  { layer, property }: { layer: Layer; property: string },
): readonly TemplateField[] {
  const kinds = kindsFor({ type: layer.type, property }) ?? [];
  return TEMPLATE_FIELDS[design.source].filter(({ kind }) => kinds.includes(kind));
}

/** The formats in which a property may show a field; none where there is nothing to choose. */
export function fittingFormats({
  layer,
  property,
  kind,
}: {
  layer: Layer;
  property: string;
  kind: FieldKind;
}): readonly Format[] {
  if (property === "isVisible") return ["filled", "empty"];
  // Codes contain the value as it is, and amounts are drawn by the layer.
  if (layer.type === "qr" || layer.type === "barcode" || layer.type === "price") return [];
  return kindsFor({ type: layer.type, property })?.includes("text") ? (FORMATS_OF[kind] ?? []) : [];
}

/** Whether something else may stand where a record has no value. */
export function hasFallback({ layer, property }: { layer: Layer; property: string }): boolean {
  const kinds = kindsFor({ type: layer.type, property }) ?? [];
  return property !== "isVisible" && (kinds.includes("text") || (layer.type === "price" && property === "price"));
}

/** The layer with another binding of a property, or none. */
export function withBinding(layer: Layer, { property, binding }: { property: string; binding: Binding | null }): Layer {
  const { [property]: _former, ...others } = layer.bindings;
  return { ...layer, bindings: binding ? { ...others, [property]: binding } : others };
}

export function fieldLabel(path: string): string {
  const labels: Readonly<Record<string, string>> = FIELD_LABELS;
  return labels[path] ?? path;
}
