import * as z from "zod";
import { OPENAPI_TEXTS } from "./openapi.texts";

export type JsonSchema = { [key: string]: unknown };

/** Metadata that only our own forms and lists use. */
const OWN_KEYWORDS = [
  "ref",
  "refBy",
  "widget",
  "isLength",
  "section",
  "column",
  "per",
  "labels",
  "choicesBy",
  "suggestions",
  "entry",
  "when",
  "secret",
  "access",
] as const;

type Direction = "input" | "output";

/**
 * The JSON Schema (draft 2020-12) of a schema's input or output as plain data. References to other resources are
 * described in words; metadata for our forms is left out.
 */
export function toJsonSchema({ schema, io }: { schema: z.ZodType; io: Direction }): JsonSchema {
  return plain(z.toJSONSchema(schema, options(io)));
}

/** The same for several named schemas. Where one contains another, it has a `$ref` of `prefix` and the name. */
export function toNamedJsonSchemas({
  schemas,
  io,
  prefix,
}: {
  schemas: Readonly<Record<string, z.ZodType>>;
  io: Direction;
  prefix: string;
}): Record<string, JsonSchema> {
  const registry = z.registry<{ id: string }>();
  for (const [id, schema] of Object.entries(schemas)) registry.add(schema, { id });
  const generated = plain(z.toJSONSchema(registry, { ...options(io), uri: (id) => prefix + id })) as {
    schemas: Record<string, JsonSchema>;
  };
  const named: Record<string, JsonSchema> = {};
  for (const [name, schema] of Object.entries(generated.schemas)) {
    // The generator puts recursive schemas under `$defs`; each of them becomes a named schema too.
    if (name === SHARED)
      for (const [key, shared] of Object.entries(schema["$defs"] ?? {}))
        named[sharedName(key, io)] = shared as JsonSchema;
    else named[name] = schema;
  }
  return mapNodes(named, (node) => {
    const { $id: _id, $schema: _schema, id: _name, ...rest } = node;
    const reference = rest["$ref"];
    const shared = typeof reference === "string" ? reference.split(`${SHARED}#/$defs/`)[1] : undefined;
    return shared === undefined ? rest : { ...rest, $ref: prefix + sharedName(shared, io) };
  }) as Record<string, JsonSchema>;
}

const SHARED = "__shared";
const sharedName = (key: string, io: Direction): string =>
  `${key.replace(/^_*schema/, "JsonValue")}${io === "input" ? "Input" : ""}`;

function options(io: Direction) {
  return {
    io,
    target: "draft-2020-12" as const,
    // Types without a JSON Schema, such as the result of a transformation, are left open. No request or answer has one.
    unrepresentable: "any" as const,
    override: ({ jsonSchema }: { jsonSchema: object }) => {
      const own = jsonSchema as JsonSchema;
      if (own["widget"] === "money") own["description"] ??= OPENAPI_TEXTS.cents;
      if (typeof own["ref"] === "string") own["description"] ??= OPENAPI_TEXTS.reference(own["ref"]);
      for (const keyword of OWN_KEYWORDS) delete own[keyword];
      // The format is enough; the pattern would add hundreds of characters for each date.
      if (typeof own["format"] === "string") delete own["pattern"];
      if (own["maximum"] === Number.MAX_SAFE_INTEGER) delete own["maximum"];
      if (own["minimum"] === Number.MIN_SAFE_INTEGER) delete own["minimum"];
    },
  };
}

/** The schema as plain data, without the generator's hidden properties. */
function plain(generated: object): JsonSchema {
  return JSON.parse(JSON.stringify(generated)) as JsonSchema;
}

/** Changes every schema node. A field whose name is a keyword is not mistaken for one. */
function mapNodes(schemas: JsonSchema, change: (node: JsonSchema) => JsonSchema): JsonSchema {
  const visit = (value: unknown, isNode: boolean): unknown => {
    if (Array.isArray(value)) return value.map((entry: unknown) => visit(entry, true));
    if (typeof value !== "object" || value === null) return value;
    const node = isNode ? change(value as JsonSchema) : (value as JsonSchema);
    return Object.fromEntries(
      Object.entries(node).map(([key, inner]) => [
        key,
        LITERALS.has(key) && isNode ? inner : visit(inner, !(isNode && key === "properties")),
      ]),
    );
  };
  return visit(schemas, false) as JsonSchema;
}

/** Keywords whose values are data and not schemas. */
const LITERALS = new Set(["default", "const", "enum", "examples"]);
