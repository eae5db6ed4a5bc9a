import { schemaByOf } from "@tresen/contract/kit/references/schema-by";
import type { Resource } from "@tresen/contract/kit/resource";
import { findResource, resources } from "@tresen/contract/resources";
import { priceIndexing, recordIndexing } from "@tresen/core/records";
import { writeRow } from "@tresen/core/records/rows";
import { beforeAll, describe, expect, test } from "vitest";
import * as z from "zod";
import { send } from "./support/api";
import { NOW } from "./support/request";
import { addUser, signIn } from "./support/shop";

/** Deep enough for every definition; menus of navigations hold themselves. */
const DEPTH = 12;
/** Those that keep nobody: projects let go of a customer who is erased, see `erasure.test.ts`. */
const LET_GO = ["customers projects"];
const all: { name: string; fields: z.core.$ZodType }[] = Object.values(resources);
const pairs = all.flatMap((source) =>
  all.flatMap((target) => {
    const fields = pointingTo({ schema: source.fields, resource: target.name, id: "target" });
    return fields && !LET_GO.includes(`${target.name} ${source.name}`)
      ? [{ source: source.name, target: target.name, fields: z.record(z.string(), z.unknown()).parse(fields) }]
      : [];
  }),
);
const NOT_LISTED = { title: ["name"], unique: [], list: undefined, lookups: undefined, publish: undefined };
let session: string;

beforeAll(async () => {
  await addUser({ username: "admin@example.test", roles: ["ROLE_ADMIN"], branches: [] });
  session = await signIn({ username: "admin@example.test" });
  for (const { name } of all) await store({ name, id: "target", fields: {} });
});

describe("the function of a resource", () => {
  test.each(pairs)("$target keeps records that $source refers to", async ({ source, target, fields }) => {
    await store({ name: source, id: `from-${target}`, fields });
    const { status, errors } = await send({ method: "DELETE", path: `/api/${target}/target`, session });
    expect(status).toBe(409);
    expect(errors.map(({ field }) => field)).toContain(`${source}.from-${target}`);
  });

  test("has a test for each resource with references", () => {
    expect(pairs.map(({ source, target }) => `${source} ${target}`)).toEqual(
      expect.arrayContaining([
        "branches divisions",
        "menus products",
        "users branches",
        "navigations sites",
        "sites branches",
        "sites images",
      ]),
    );
  });
});

async function store({ name, id, fields }: Pick<Resource, "name"> & { id: string; fields: Record<string, unknown> }) {
  const at = new Date(NOW).toISOString();
  const row = { id, version: 1, createdAt: at, updatedAt: at, fields, parts: 0, secrets: {} };
  const resource: Resource | undefined = findResource(name);
  const plain = { name, one: "Eintrag", title: ["name"], unique: [] };
  await writeRow({
    // Beside a record of an indexed resource are the rows of its references.
    resource: resource?.storage === "indexed" ? { ...resource, ...NOT_LISTED } : plain,
    indexing: { ...priceIndexing, ...recordIndexing },
    before: null,
    after: row,
    cause: { actor: null, action: "create", now: 0 },
  });
}

/** The least value of the schema with a reference to the record in it; undefined where it can hold none. */
function pointingTo({
  schema,
  depth = DEPTH,
  ...target
}: {
  schema: z.core.$ZodType;
  resource: string;
  id: string;
  depth?: number;
}): unknown {
  const ref = z.globalRegistry.get(schema)?.ref;
  if (ref) return ref === target.resource ? target.id : undefined;
  if (depth === 0) return undefined;
  const inner = (part: z.core.$ZodType): unknown => pointingTo({ schema: part, depth: depth - 1, ...target });
  if (schema instanceof z.ZodObject) {
    for (const [key, part] of Object.entries(schema.shape)) {
      const by = schemaByOf(part as z.ZodType);
      for (const [kind, variant] of Object.entries(by?.schemas ?? {})) {
        const found = inner(variant);
        if (by && found !== undefined) return { [by.field]: kind, [key]: found };
      }
      const value = inner(part as z.ZodType);
      if (value !== undefined) return { [key]: value };
    }
    return undefined;
  }
  if (schema instanceof z.ZodArray) return listOf(inner(schema.element));
  if (schema instanceof z.ZodUnion) return schema.options.map(inner).find((value) => value !== undefined);
  if (schema instanceof z.ZodPipe) return inner(schema.in) ?? inner(schema.out);
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault)
    return inner(schema.unwrap());
  return undefined;
}

function listOf(value: unknown): unknown[] | undefined {
  return value === undefined ? undefined : [value];
}
