import * as z from "zod";
import { schemaByOf } from "./schema-by";

/** Whether a value of the schema may refer to a record of the resource with this name. */
export function refersToResource({ schema, name }: { schema: z.core.$ZodType; name: string }): boolean {
  return referredNames({ schema, seen: new Set() }).includes(name);
}

function referredNames({ schema, seen }: { schema: z.core.$ZodType; seen: Set<z.core.$ZodType> }): string[] {
  // A recursive schema contains itself.
  if (seen.has(schema)) return [];
  seen.add(schema);
  const { ref, refBy, widget } = z.globalRegistry.get(schema) ?? {};
  const schemaBy = schemaByOf(schema);
  const own = [
    ...(ref ? [ref] : []),
    ...(widget === "markdown" ? ["images"] : []),
    ...Object.values(refBy?.resources ?? {}),
  ];
  const variants = schemaBy ? [...Object.values(schemaBy.schemas), schemaBy.anywhere] : [];
  return [...own, ...[...variants, ...partsOf(schema)].flatMap((part) => referredNames({ schema: part, seen }))];
}

function partsOf(schema: z.core.$ZodType): readonly z.core.$ZodType[] {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  if ("innerType" in def) return [def.innerType];
  switch (def.type) {
    case "pipe":
      return [def.in, def.out];
    case "array":
      return [def.element];
    case "record":
      return [def.valueType];
    case "object":
      return Object.values(def.shape);
    case "union":
      return def.options;
    default:
      return [];
  }
}
