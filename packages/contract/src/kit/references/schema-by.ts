import type * as z from "zod";
import { isObject } from "../object";
import { type Found, type Walk, join, walkOf, walksBeside } from "./references";

/** What is known of a value whose schema depends on another field. */
export interface SchemaBy {
  /** The field beside the value, and the schema for each of its values. Other values have none. */
  field: string;
  schemas: Readonly<Record<string, z.ZodType>>;
  /** References within parts that no schema names are recognised by the shape of this one. */
  anywhere: z.ZodType;
}

/** Kept here and not in the metadata, whose type would be derived anew for each of these schemas. */
const known = new WeakMap<z.core.$ZodType, SchemaBy>();

/** The schema of a field, from which references are read by the schemas of `by`. */
export function readBy<Schema extends z.ZodType>({ schema, ...by }: SchemaBy & { schema: Schema }): Schema {
  known.set(schema, by);
  walksBeside.set(schema, (beside) => schemaWalk({ schemaBy: by, kind: beside[by.field] }));
  return schema;
}

export function schemaByOf(schema: z.core.$ZodType): SchemaBy | undefined {
  return known.get(schema);
}

/** By the schema that the value has, and then by the shape of parts that no schema names. */
function schemaWalk({ schemaBy, kind }: { schemaBy: SchemaBy; kind: unknown }): Walk {
  const { schemas, anywhere } = schemaBy;
  const schema = typeof kind === "string" && Object.hasOwn(schemas, kind) ? schemas[kind] : undefined;
  return (value, path, found) => {
    if (schema) walkOf(schema)?.(value, path, found);
    const recognised: Found = new Map();
    shapeWalk(anywhere)(value, path, recognised);
    for (const [key, reference] of recognised)
      if (!found.has(key)) found.set(key, { ...reference, isRecognised: true });
  };
}

/** Walks everything within a value that the schema accepts. */
function shapeWalk(schema: z.ZodType): Walk {
  const search: Walk = (value, path, found) => {
    if (Array.isArray(value)) value.forEach((entry, index) => search(entry, join(path, index), found));
    else if (!isObject(value)) return;
    else if (schema.safeParse(value).success) walkOf(schema)?.(value, path, found);
    else for (const [key, inner] of Object.entries(value)) search(inner, join(path, key), found);
  };
  return search;
}
