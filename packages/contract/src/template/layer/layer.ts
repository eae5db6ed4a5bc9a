import * as z from "zod";
import { LAYER_TYPE_LABELS } from "../template.texts";
import { layerFields } from "./layer-fields";
import {
  barcodeValue,
  hoursValue,
  imageValue,
  lineValue,
  priceValue,
  qrValue,
  shapeValue,
  tableValue,
  textValue,
} from "./layer-value-fields";

const layerOf = <const Type extends keyof typeof LAYER_TYPE_LABELS, Value extends z.ZodObject>(
  type: Type,
  value: Value,
) =>
  z.strictObject({
    type: z.literal(type).meta({ title: "Art", labels: { [type]: LAYER_TYPE_LABELS[type] } }),
    ...layerFields,
    value: value.meta({ title: LAYER_TYPE_LABELS[type] }),
  });

/** One layer of a template. `value` is what is particular to its type. */
export const layer = z.discriminatedUnion("type", [
  layerOf("text", textValue),
  layerOf("image", imageValue),
  layerOf("shape", shapeValue),
  layerOf("line", lineValue),
  layerOf("qr", qrValue),
  layerOf("barcode", barcodeValue),
  layerOf("price", priceValue),
  layerOf("table", tableValue),
  layerOf("hours", hoursValue),
]);

export type Layer = z.output<typeof layer>;
export type LayerType = Layer["type"];
export type LayerOf<Type extends LayerType> = Extract<Layer, { type: Type }>;

/**
 * The properties of each type's value that may come from a record, and the kinds of fields that fit them. Every type has
 * `isVisible` besides, which any field fits.
 */
export const BINDABLE = {
  text: { text: ["text", "number", "money", "date", "flag"], color: ["color"] },
  image: { image: ["image"] },
  shape: { fill: ["color"], stroke: ["color"] },
  line: { color: ["color"] },
  qr: { content: ["text", "number"], color: ["color"] },
  barcode: { content: ["text", "number"], color: ["color"] },
  price: {
    ...{ price: ["money"], oldPrice: ["money"], unitPrice: ["text"], deposit: ["money"] },
    ...{ prefix: ["text"], color: ["color"] },
  },
  table: { rows: ["rows"], color: ["color"], priceColor: ["color"], headingColor: ["color"], lineColor: ["color"] },
  hours: { rows: ["hours"], color: ["color"] },
} as const satisfies Record<LayerType, Record<string, readonly FieldKind[]>>;

/** What a field of a record holds: see `TEMPLATE_FIELDS`. */
export type FieldKind = "text" | "number" | "money" | "date" | "flag" | "image" | "color" | "rows" | "hours";

/** The kinds of fields that fit a property of a layer; null for a property that takes no value from a record. */
export function kindsFor({ type, property }: { type: LayerType; property: string }): readonly FieldKind[] | null {
  if (property === "isVisible") return ["text", "number", "money", "date", "flag", "image", "rows", "hours"];
  const properties: Readonly<Record<string, readonly FieldKind[]>> = BINDABLE[type];
  return properties[property] ?? null;
}
