import type { LayerType } from "@tresen/contract/template/layer/layer";
import * as z from "zod";
import type { Field } from "../../../admin/model/field";
import { fieldsOf } from "../../../admin/model/schema-fields";
import { schemaOf, unwrapped, valueSchemaOf } from "../model/layer-schema";

/** A property of a layer as its panel shows it. All that is said of it comes from the schema. */
export interface Property {
  key: string;
  title: string;
  kind: "number" | "color" | "font" | "fontWeight" | "choice" | "flag" | "line" | "lines" | "focus" | "other";
  /** Of numbers. */
  least: number;
  most: number;
  isLength: boolean;
  field: Field;
}

const known = new Map<string, readonly Property[]>();

/** The properties of what is particular to a type of layers. */
export function valueProperties(type: LayerType): readonly Property[] {
  return remembered(`value ${type}`, () => propertiesOf(valueSchemaOf(type)));
}

/** The properties that layers of all types have. */
export function layerProperty(key: string): Property {
  const all = remembered("layer", () => propertiesOf(schemaOf("shape")));
  const found = all.find((property) => property.key === key);
  if (!found) throw new Error(`No property ${key}`);
  return found;
}

function remembered(name: string, make: () => readonly Property[]): readonly Property[] {
  const properties = known.get(name) ?? make();
  known.set(name, properties);
  return properties;
}

export function propertiesOf(schema: z.ZodObject): Property[] {
  const schemas = new Map(Object.entries(schema.shape));
  return fieldsOf(schema).flatMap((field) => {
    const own = schemas.get(field.key);
    return own ? [propertyOf(field, own)] : [];
  });
}

function propertyOf(field: Field, schema: z.core.$ZodType): Property {
  const { inner, meta } = unwrapped(schema);
  const isNumber = inner instanceof z.ZodNumber;
  return {
    key: field.key,
    title: field.title,
    kind: kindOf(field, meta, inner),
    least: (isNumber ? inner.minValue : null) ?? -Infinity,
    most: (isNumber ? inner.maxValue : null) ?? Infinity,
    isLength: meta.isLength === true,
    field,
  };
}

function kindOf(field: Field, { widget }: z.GlobalMeta, inner: z.core.$ZodType): Property["kind"] {
  if (widget === "font" || widget === "fontWeight") return widget;
  if (isFocus(field, inner)) return "focus";
  switch (field.kind) {
    case "number":
    case "color":
      return field.kind;
    case "enum":
      return "choice";
    case "boolean":
      return "flag";
    case "text":
      return "line";
    case "textarea":
      return "lines";
    default:
      return "other";
  }
}

/** A point within a picture: shares of its width and height. */
function isFocus(field: Field, inner: z.core.$ZodType): boolean {
  return field.kind === "object" && inner instanceof z.ZodObject && Object.keys(inner.shape).sort().join() === "x,y";
}
