import { isObject } from "@tresen/contract/kit/object";
import { definitionOf } from "@tresen/contract/kit/validation/valid-part";
import type * as z from "zod";

/**
 * The value with its fields in the order of its schema, at every depth. Fields that an open schema does not name are
 * sorted by name, since storage returns them in any order; fields that a strict schema does not have are left out.
 */
export function sortedFields({ schema, value }: { schema?: z.core.$ZodType; value: unknown }): unknown {
  const def = schema && definitionOf(schema);
  if (Array.isArray(value))
    return value.map((entry) =>
      sortedFields({ schema: def?.type === "array" ? def.element : undefined, value: entry }),
    );
  if (!isObject(value)) return value;
  const shape: z.core.$ZodShape = def?.type === "object" ? def.shape : {};
  const isStrict = def?.type === "object" && def.catchall?._zod.def.type === "never";
  const others = isStrict
    ? []
    : Object.keys(value)
        .filter((name) => !Object.hasOwn(shape, name))
        .sort();
  const names = [...Object.keys(shape), ...others].filter((name) => value[name] !== undefined);
  return Object.fromEntries(
    names.map((name) => [
      name,
      sortedFields({ schema: Object.hasOwn(shape, name) ? shape[name] : undefined, value: value[name] }),
    ]),
  );
}
