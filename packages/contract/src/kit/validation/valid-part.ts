import type * as z from "zod";

/** A value of which any part may be missing. */
export type DeepPartial<Value> = Value extends readonly (infer Item)[]
  ? readonly (DeepPartial<Item> | undefined)[]
  : Value extends object
    ? { [Key in keyof Value]?: DeepPartial<Value[Key]> }
    : Value;

/**
 * The valid part of a value, with defaults. As little as possible is left out: invalid fields are missing, and invalid
 * list entries are undefined so that the other entries keep their positions.
 */
export function validPart({ schema, value }: { schema: z.core.$ZodType; value: unknown }): unknown {
  const { success, data } = (schema as z.ZodType).safeParse(value);
  if (success) return data;
  const def = definitionOf(schema);
  if (def.type === "array" && Array.isArray(value))
    return value.map((item) => validPart({ schema: def.element, value: item }));
  if (def.type !== "object" || typeof value !== "object" || value === null || Array.isArray(value)) return undefined;
  const given = value as Record<string, unknown>;
  return Object.fromEntries(
    Object.entries(def.shape).map(([name, field]) => [name, validPart({ schema: field, value: given[name] })]),
  );
}

/** The definition of the schema inside wrappers such as defaults. */
export function definitionOf(schema: z.core.$ZodType): z.core.$ZodTypes["_zod"]["def"] {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  return "innerType" in def ? definitionOf(def.innerType) : def;
}
