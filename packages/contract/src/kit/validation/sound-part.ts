import type * as z from "zod";

/** A value of which any part may be missing. */
export type Partly<Value> = Value extends readonly (infer Item)[]
  ? readonly (Partly<Item> | undefined)[]
  : Value extends object
    ? { [Key in keyof Value]?: Partly<Value[Key]> }
    : Value;

/**
 * The value as far as its schema takes it, with defaults: of what the schema refuses the least is left out, fields are
 * missing and entries of lists undefined, so that the others keep their places.
 */
export function soundPart({ schema, value }: { schema: z.core.$ZodType; value: unknown }): unknown {
  const { success, data } = (schema as z.ZodType).safeParse(value);
  if (success) return data;
  const def = definitionOf(schema);
  if (def.type === "array" && Array.isArray(value))
    return value.map((item) => soundPart({ schema: def.element, value: item }));
  if (def.type !== "object" || typeof value !== "object" || value === null || Array.isArray(value)) return undefined;
  const given = value as Record<string, unknown>;
  return Object.fromEntries(
    Object.entries(def.shape).map(([name, field]) => [name, soundPart({ schema: field, value: given[name] })]),
  );
}

/** Of the schema beneath defaults and the like. */
export function definitionOf(schema: z.core.$ZodType): z.core.$ZodTypes["_zod"]["def"] {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  return "innerType" in def ? definitionOf(def.innerType) : def;
}
