import { CustomAttributeType } from "electrodb";

/** The names of the attributes in a template such as `branch#${branch}`, in order. */
type NamesIn<Template extends string> = Template extends `${string}\${${infer Name}}${infer Rest}`
  ? readonly [Name, ...NamesIn<Rest>]
  : readonly [];

interface Key<Field extends string, Template extends string> {
  field: Field;
  composite: NamesIn<Template>;
  template: Template;
  casing: "none";
}

interface Templates<Pk extends string, Sk extends string> {
  pk: Pk;
  sk: Sk;
}

type Index = "gsi1" | "gsi2";

/** The attribute types that entities use most. */
export const text = { type: "string", required: true } as const;
export const number = { type: "number", required: true } as const;
export const flag = { type: "boolean", required: true } as const;
export const optionalText = { type: "string" } as const;
export const optionalNumber = { type: "number" } as const;

/**
 * The type of an attribute that is told to TypeScript alone. A name of its own, since bundles write an import from this
 * library in full wherever it is used.
 */
export const custom = CustomAttributeType;

/** An optional attribute with any value that the table can store. */
export function anything<Value extends object>(): { type: ReturnType<typeof CustomAttributeType<Value>> };
export function anything() {
  return { type: custom<object>("any") };
}

export function model(entity: string) {
  return { entity, version: "1", service: "tresen" } as const;
}

/** The key of the table, with templates of attributes such as `order#${uid}`. Case is kept. */
export function primaryKey<const Pk extends string, const Sk extends string>({ pk, sk }: Templates<Pk, Sk>) {
  return { pk: keyOf({ field: "pk", template: pk }), sk: keyOf({ field: "sk", template: sk }) };
}

/** The key of one of the table's indexes, which contain only keys. */
export function indexKey<const Pk extends string, const Sk extends string, Name extends Index>({
  index,
  pk,
  sk,
}: Templates<Pk, Sk> & { index: Name }) {
  return {
    index,
    projection: "keys_only" as const,
    pk: keyOf({ field: `${index}pk` as const, template: pk }),
    sk: keyOf({ field: `${index}sk` as const, template: sk }),
  };
}

function keyOf<Field extends string, Template extends string>({
  field,
  template,
}: {
  field: Field;
  template: Template;
}): Key<Field, Template> {
  return { field, composite: namesIn(template), template, casing: "none" };
}

function namesIn<Template extends string>(template: Template): NamesIn<Template>;
function namesIn(template: string): readonly string[] {
  return [...template.matchAll(/\$\{(\w+)\}/g)].map(([, name = ""]) => name);
}
