import type { ImageRef } from "../../media/image-fields";
import { type FieldKind, type Layer, kindsFor } from "../layer/layer";
import type { Binding } from "../layer/layer-fields";
import type { HoursRow, TableRow } from "../layer/layer-value-fields";
import { type FormatContext, formatValue } from "./format-value";
import { FIELD_KINDS } from "./field-kinds";

export type TemplateValue = string | number | boolean | ImageRef | readonly TableRow[] | readonly HoursRow[] | null;

/**
 * What a template can show of a record, by the paths of `FIELD_KINDS`: money in cents, dates as instants or calendar
 * days. What the record does not have is missing, null or empty.
 */
export type TemplateData = Readonly<Record<string, TemplateValue | undefined>>;

interface Values extends FormatContext {
  data: TemplateData;
}

/**
 * The layers with the values of a record in `value`, as text where the property is text. A layer whose `isVisible` is
 * bound is visible if its own switch is on and the value is there (`filled`, the default) or not (`empty`). The bindings
 * stay, so the result can be bound once more to other values.
 */
export function bindLayers({ layers, ...values }: Values & { layers: readonly Layer[] }): Layer[] {
  return layers.map((layer) =>
    Object.entries(layer.bindings).reduce(
      (bound, [property, binding]) => bindProperty({ ...values, layer: bound, property, binding }),
      layer,
    ),
  );
}

function bindProperty({
  layer,
  property,
  binding,
  ...values
}: Values & { layer: Layer; property: string; binding: Binding }): Layer {
  const kinds = kindsFor({ type: layer.type, property });
  if (!kinds) return layer;
  const value = values.data[binding.path];
  if (property === "isVisible")
    return { ...layer, isVisible: layer.isVisible && isFilled(value) !== (binding.format === "empty") };
  const changes = changesOf({ ...values, layer, property, kinds, value, binding });
  // The value has the property, since its type can bind it.
  return { ...layer, value: { ...layer.value, ...changes } } as Layer;
}

/** The properties of a layer's value that a binding changes. */
function changesOf({
  layer,
  property,
  kinds,
  value,
  binding: { path, format, fallback = "" },
  timeZone,
  currency,
}: Omit<Values, "data"> & {
  layer: Layer;
  property: string;
  kinds: readonly FieldKind[];
  value: TemplateValue | undefined;
  binding: Binding;
}): Record<string, unknown> {
  const isMissing = !isFilled(value);
  switch (kinds[0]) {
    case "image":
      return { [property]: isMissing ? null : value };
    case "rows":
    case "hours":
      return { [property]: Array.isArray(value) ? value : [] };
    case "color": {
      // A missing colour would make the layer invisible, so that of the design stays.
      const color = isMissing ? fallback : value;
      return typeof color === "string" && COLOR.test(color) ? { [property]: color } : {};
    }
    case "money": {
      const cents = typeof value === "number" ? Math.round(value) : null;
      const says = cents === null && property === "price" && layer.type === "price" && fallback !== "";
      return { [property]: cents, ...(says ? { missing: fallback } : {}) };
    }
    default: {
      if (isMissing || value === undefined || value === null || typeof value === "object")
        return { [property]: fallback };
      // Codes contain the number as it is, and not as people read it.
      const isCode = layer.type === "qr" || layer.type === "barcode";
      const kind = KINDS.get(path) ?? "text";
      const text = formatValue({ value, kind, format: isCode ? "text" : format, context: { timeZone, currency } });
      return { [property]: isCode && typeof value === "number" ? String(value) : text };
    }
  }
}

const COLOR = /^#[0-9A-Fa-f]{6}(?:[0-9A-Fa-f]{2})?$/;

/** A path has the same kind in every source that has it. */
const KINDS: ReadonlyMap<string, FieldKind> = new Map(
  Object.values(FIELD_KINDS).flatMap((kinds) => Object.entries(kinds)),
);

/** Whether a record has a value: no empty text or list, no switch that is off. A 0 is a value. */
function isFilled(value: TemplateValue | undefined): boolean {
  if (value === undefined || value === null || value === "" || value === false) return false;
  return !Array.isArray(value) || value.length > 0;
}
