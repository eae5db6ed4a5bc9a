import * as z from "zod";
import { isObject } from "../object";
import { picturesInText } from "./text-pictures";

/** An id within a record that refers to a record of another resource. */
export interface Reference {
  /** Path within the record: `catalog.0.products.3`. */
  path: string;
  resource: string;
  id: string;
  /** Found by its shape, in a text or a value of which no schema is known: it is followed, but need not exist. */
  isRecognised?: true;
}

/** The references found so far, by path and resource: of a union, several branches may find the same one. */
export type Found = Map<string, Reference>;
export type Walk = (value: unknown, path: string, found: Found) => void;

/** Walks of fields that depend on the object around them: see `readBy`, whose code only functions with such fields carry. */
export const walksBeside = new WeakMap<z.core.$ZodType, (beside: Readonly<Record<string, unknown>>) => Walk>();

/**
 * Walks are compiled once per schema, since an import walks tens of thousands of records. Null where no reference can
 * occur.
 */
const walks = new WeakMap<z.core.$ZodType, Walk | null>();

/**
 * Every reference in `value`, in the order of the schema's fields. Fields are marked as references by `ref` in the
 * schema's metadata.
 */
export function referencesIn({ schema, value }: { schema: z.ZodType; value: unknown }): Reference[] {
  const found: Found = new Map();
  walkOf(schema)?.(value, "", found);
  return [...found.values()];
}

/** Those that must lead to a record: a picture that is only recognised by its shape may be anything. */
export function requiredReferencesIn(read: { schema: z.ZodType; value: unknown }): Reference[] {
  return referencesIn(read).filter(({ isRecognised }) => !isRecognised);
}

export function walkOf(schema: z.core.$ZodType): Walk | null {
  const known = walks.get(schema);
  if (known !== undefined) return known;
  // A recursive schema contains itself, so its walk is looked up when it runs and not while it is compiled.
  walks.set(schema, (value, path, found) => walks.get(schema)?.(value, path, found));
  const walk = compile(schema);
  walks.set(schema, walk);
  return walk;
}

function compile(schema: z.core.$ZodType): Walk | null {
  const { ref: resource, widget } = z.globalRegistry.get(schema) ?? {};
  if (resource) return idWalk(resource);
  if (widget === "markdown") return textWalk;
  const { def } = (schema as z.core.$ZodTypes)._zod;
  if ("innerType" in def) return walkOf(def.innerType);
  switch (def.type) {
    case "pipe":
      return walkOf(def.in) ?? walkOf(def.out);
    case "array":
      return arrayWalk(walkOf(def.element));
    case "record":
      return recordWalk(walkOf(def.valueType));
    case "object":
      return objectWalk(Object.entries(def.shape));
    case "union":
      return unionWalk(def.options.map(walkOf));
    default:
      return null;
  }
}

function arrayWalk(element: Walk | null): Walk | null {
  if (!element) return null;
  return (value, path, found) => {
    if (Array.isArray(value)) value.forEach((entry, index) => element(entry, join(path, index), found));
  };
}

function recordWalk(entry: Walk | null): Walk | null {
  if (!entry) return null;
  return (value, path, found) => {
    if (isObject(value)) for (const [key, inner] of Object.entries(value)) entry(inner, join(path, key), found);
  };
}

function objectWalk(fields: readonly (readonly [string, z.core.$ZodType])[]): Walk | null {
  const referring = fields.flatMap(([key, field]) => {
    const walk = walkOf(field);
    const { refBy } = z.globalRegistry.get(field) ?? {};
    const beside = walksBeside.get(field);
    return walk || refBy || beside ? [{ key, walk, refBy, beside }] : [];
  });
  if (referring.length === 0) return null;
  return (value, path, found) => {
    if (!isObject(value)) return;
    for (const { key, walk, refBy, beside } of referring) {
      // The field beside this one may decide which resource the id belongs to, or which schema the value has.
      const resource = refBy?.resources[String(value[refBy.field])];
      (resource ? idWalk(resource) : walk)?.(value[key], join(path, key), found);
      beside?.(value)(value[key], join(path, key), found);
    }
  };
}

function idWalk(resource: string): Walk {
  return (value, path, found) => {
    if (typeof value === "string" && value !== "") found.set(`${path} ${resource}`, { path, resource, id: value });
  };
}

/** The pictures of a text, as if it had a field with the id of each. */
const textWalk: Walk = (value, path, found) => {
  if (typeof value !== "string") return;
  for (const id of picturesInText(value))
    found.set(`${path} ${id}`, { path: join(path, "id"), resource: "images", id, isRecognised: true });
};

/** Only parsing could tell which branch of a union a value matches, so all branches are walked. */
function unionWalk(branches: readonly (Walk | null)[]): Walk | null {
  const referring = branches.filter((walk) => walk !== null);
  if (referring.length === 0) return null;
  return (value, path, found) => {
    for (const walk of referring) walk(value, path, found);
  };
}

/** The largest number of references that a value of the schema can contain. */
export function mostReferences(schema: z.core.$ZodType): number {
  if (walkOf(schema) === null) return 0;
  if (z.globalRegistry.get(schema)?.ref) return 1;
  const { def } = (schema as z.core.$ZodTypes)._zod;
  if ("innerType" in def) return mostReferences(def.innerType);
  switch (def.type) {
    case "pipe":
      return Math.max(mostReferences(def.in), mostReferences(def.out));
    case "array":
      return mostReferences(def.element) * mostEntries(def.checks);
    case "object":
      return Object.values(def.shape).reduce((sum, field) => sum + mostInField(field), 0);
    case "union":
      return Math.max(...def.options.map(mostReferences));
    default:
      return Infinity;
  }
}

function mostInField(field: z.core.$ZodType): number {
  if (walksBeside.has(field)) return Infinity;
  return z.globalRegistry.get(field)?.refBy ? 1 : mostReferences(field);
}

function mostEntries(checks: readonly z.core.$ZodCheck<never>[] = []): number {
  return Math.min(
    ...checks.map(({ _zod: { def } }) =>
      def.check === "max_length" && "maximum" in def ? Number(def.maximum) : Infinity,
    ),
  );
}

export function join(path: string, key: string | number): string {
  return path === "" ? String(key) : `${path}.${key}`;
}
