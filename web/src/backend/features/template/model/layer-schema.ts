import { layer as layerSchema, type LayerType } from "@tresen/contract/template/layer/layer";
import * as z from "zod";

const BY_TYPE = new Map<string, z.ZodObject>(
  layerSchema.options.map((option) => [[...option.shape.type.values][0] ?? "", option]),
);

/** The schema of a type's layers. */
export function schemaOf(type: LayerType): z.ZodObject {
  const found = BY_TYPE.get(type);
  if (!found) throw new Error(`No layers of the type ${type}`);
  return found;
}

/** The schema of what is particular to a type. */
export function valueSchemaOf(type: LayerType): z.ZodObject {
  const { value } = schemaOf(type).shape;
  if (!(value instanceof z.ZodObject)) throw new Error(`No value of the type ${type}`);
  return value;
}

/** The schema of a property without what surrounds it, such as a default, and its metadata. */
export function unwrapped(schema: z.core.$ZodType): { inner: z.core.$ZodType; meta: z.GlobalMeta } {
  let inner = schema;
  let meta: z.GlobalMeta = {};
  for (;;) {
    meta = { ...z.globalRegistry.get(inner), ...meta };
    if (inner instanceof z.ZodOptional || inner instanceof z.ZodNullable || inner instanceof z.ZodDefault)
      inner = inner.def.innerType;
    else return { inner, meta };
  }
}

/** The names of a type's properties that are lengths, and the smallest and largest each may be. */
export function lengthsOf(type: LayerType): { key: string; least: number; most: number }[] {
  return Object.entries(valueSchemaOf(type).shape).flatMap(([key, schema]) => {
    const { inner, meta } = unwrapped(schema);
    return meta.isLength === true && inner instanceof z.ZodNumber
      ? [{ key, least: inner.minValue ?? 0, most: inner.maxValue ?? Infinity }]
      : [];
  });
}
