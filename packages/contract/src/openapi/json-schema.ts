import * as z from "zod";

export type JsonSchema = { [key: string]: unknown };

/** Metadata that is for our own forms and lists. */
const OWN_KEYWORDS = [
  "ref",
  "refBy",
  "widget",
  "section",
  "column",
  "labels",
  "entry",
  "when",
  "secret",
  "access",
] as const;

type Direction = "input" | "output";

/**
 * The JSON Schema (draft 2020-12) of what a schema takes (`input`) or gives (`output`), as plain data.
 * A reference to another resource is said in words, our form metadata left out.
 */
export function toJsonSchema({ schema, io }: { schema: z.ZodType; io: Direction }): JsonSchema {
  return plain(z.toJSONSchema(schema, options(io)));
}

/**
 * The same for many schemas under their names; wherever one stands in another, it is a `$ref` to `prefix` and its name.
 */
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
    // Recursive schemas come in a file of their own with `$defs`: each becomes a named schema too.
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
    // What JSON cannot say (a transformation's result) is left open; nothing on the wire is of that kind.
    unrepresentable: "any" as const,
    override: ({ jsonSchema }: { jsonSchema: object }) => {
      const own = jsonSchema as JsonSchema;
      if (own["widget"] === "money") own["description"] ??= "Ganze Cent";
      if (typeof own["ref"] === "string") own["description"] ??= `Id eines Eintrags von „${own["ref"]}“`;
      for (const keyword of OWN_KEYWORDS) delete own[keyword];
      // The format says it; the pattern would be hundreds of characters for each date.
      if (typeof own["format"] === "string") delete own["pattern"];
      if (own["maximum"] === Number.MAX_SAFE_INTEGER) delete own["maximum"];
      if (own["minimum"] === Number.MIN_SAFE_INTEGER) delete own["minimum"];
    },
  };
}

/** Without what the generator hangs on as hidden properties. */
function plain(generated: object): JsonSchema {
  return JSON.parse(JSON.stringify(generated)) as JsonSchema;
}

/** Rewrites every schema node, but not what stands under `properties` by a field's name as if it were one. */
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

/** Keywords whose values are data, not schemas. */
const LITERALS = new Set(["default", "const", "enum", "examples"]);
