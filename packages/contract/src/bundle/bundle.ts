import * as z from "zod";
import type { FieldError } from "../kit/errors";
import { type JsonSchema, toJsonSchema } from "../openapi/json-schema";
import * as VALIDATION from "../kit/validation/validation.texts";
import { type Reference, requiredReferencesIn } from "../kit/references/references";
import type { Resource } from "../kit/resource";
import { type ResourceName, resources } from "../resources";
import { contradictions, validExcept } from "../kit/validation/check";
import { configFields } from "../config/config";
import { newId } from "../kit/schema";
import { isObject, keysOf, tableOf } from "../kit/object";
import { validPart } from "../kit/validation/valid-part";
import { isTooDeep, storageFaults } from "../kit/validation/storable";
import { uniqueSet } from "../kit/unique";
import { fieldError, fieldErrors } from "../kit/validation/validation";
import { bundleImage } from "./bundle-image";
import { type StoredImage, imagesOf, misnamed } from "./bundle-image-name";

function withId(fields: z.ZodObject) {
  return fields.extend({ id: newId });
}

/** The schema of any resource's records, whose fields are not known at compile time. */
type RecordSchema = ReturnType<typeof withId>;

/**
 * The resources whose records are in a bundle as they are stored. Pictures have their content beside them. Customers,
 * projects, tasks and recorded working time are in no bundle: a bundle is handed on to set up another shop, and is read
 * and written as a whole.
 */
const UNBUNDLED = ["images", "customers", "projects", "tasks", "working-activities", "signage-videos"] as const;
export type BundledName = Exclude<ResourceName, (typeof UNBUNDLED)[number]>;
export const BUNDLED_NAMES: readonly BundledName[] = keysOf(resources).filter(
  (name): name is BundledName => !UNBUNDLED.some((unbundled) => unbundled === name),
);
const recordSchemas = tableOf<Record<BundledName, RecordSchema>>({
  names: BUNDLED_NAMES,
  entryOf: (name) => withId(resources[name].fields),
});
const lists = tableOf<Record<BundledName, z.ZodDefault<z.ZodArray<RecordSchema>>>>({
  names: BUNDLED_NAMES,
  entryOf: (name) => z.array(recordSchemas[name]).default([]).meta({ title: resources[name].many }),
});

/**
 * A whole shop as one JSON object: `config`, every resource under its name (each record with its `id` and fields), and
 * the images. An import leaves everything alone that the bundle leaves out.
 */
export const shopBundle = z
  .strictObject({
    $schema: z.string().optional(),
    config: configFields.optional().meta({ title: "Konfiguration" }),
    ...lists,
    images: z.array(bundleImage).default([]).meta({ title: "Bilder" }),
  })
  .meta({ title: "Shop-Bündel" });

export type ShopBundle = z.output<typeof shopBundle>;
export type ShopBundleInput = z.input<typeof shopBundle>;

/** Ids of records that exist outside of the bundle, by resource. */
export type KnownIds = ReadonlyMap<string, ReadonlySet<string>>;
/**
 * Images by id, with the version and extension by which records must refer to them. For images outside of the bundle
 * the store also keeps older versions.
 */
export type KnownImages = ReadonlyMap<string, StoredImage>;

/** The ids of records outside of the bundle that hold a unique value, by resource and `uniqueKey`. */
export type KnownUniques = ReadonlyMap<string, ReadonlyMap<string, string>>;

interface Known {
  known?: KnownIds;
  images?: KnownImages;
  uniques?: KnownUniques;
}

/**
 * The values of one set of unique fields as one text; null when one of them is empty, since empty values may repeat.
 */
export function uniqueKey({ names, fields }: Parameters<typeof uniqueSet>[0]): string | null {
  const values = uniqueSet({ names, fields });
  return values && JSON.stringify([names, values]);
}

interface Part<Schema extends z.ZodType> {
  name: string;
  schema: Schema;
  resource: Pick<Resource, "unique" | "check">;
}

const LIST_NAMES: readonly string[] = [...BUNDLED_NAMES, "images"];
const TOP_LEVEL = new Set(["$schema", "config", ...LIST_NAMES]);

/** The valid part of a bundle: the records, and the configuration, that have no fault of their own. */
type Checked = { bundle: ShopBundle; faults: [] } | { bundle: null; faults: FieldError[]; valid: ShopBundle };

/**
 * Parses the bundle and applies defaults, or returns every fault: wrong shapes, values that storage cannot keep,
 * contradicting fields, ids and unique values that occur twice or are taken, references to missing records. A faulty
 * record does not hide the faults of another, nor a faulty field those of other fields of its record.
 */
export function checkBundle(
  raw: unknown,
  { known = new Map(), images = new Map(), uniques = new Map() }: Known = {},
): Checked {
  if (!isObject(raw)) {
    return {
      bundle: null,
      faults: [fieldError({ path: "", code: "type", message: VALIDATION.type("object") })],
      valid: shopBundle.parse({}),
    };
  }
  const faults: FieldError[] = [];
  for (const key of Object.keys(raw)) {
    if (!TOP_LEVEL.has(key))
      faults.push(fieldError({ path: key, code: "unexpected_field", message: VALIDATION.unexpectedField }));
  }
  const ids = idsOf(raw);
  const own = imagesOf(raw);
  const missing: ListContext["missing"] = ({ reference: { resource, id: wanted, path }, value }) => {
    if (!ids.get(resource)?.has(wanted) && !known.get(resource)?.has(wanted)) return path;
    return resource === "images" ? misnamed({ value, own: own.get(wanted), stored: images.get(wanted), path }) : null;
  };
  // Values that a record of the bundle held before the import are free, since the bundle replaces them.
  const isTaken: ListContext["isTaken"] = ({ name, key }) => {
    const owner = uniques.get(name)?.get(key);
    return owner !== undefined && !ids.get(name)?.has(owner);
  };
  const surroundings = { missing, isTaken, faults };
  const { record: config } =
    raw["config"] === undefined
      ? { record: null }
      : checkRecord({ resource: {}, schema: configFields, value: raw["config"], path: "config", ...surroundings });
  const records = tableOf<Pick<ShopBundle, BundledName>>({
    names: BUNDLED_NAMES,
    entryOf: (name) => {
      const part = { name, schema: recordSchemas[name], resource: resources[name] };
      return checkList({ part, value: raw[name], ...surroundings });
    },
  });
  const part = { name: "images", schema: bundleImage, resource: resources.images };
  const bundle: ShopBundle = {
    ...(config && { config }),
    ...records,
    images: checkList({ part, value: raw["images"], ...surroundings }),
  };
  return faults.length === 0 ? { bundle, faults: [] } : { bundle: null, faults, valid: bundle };
}

/** Every fault of the bundle with its path; empty when the bundle can be imported. */
export function bundleFaults(input: unknown, options: Known = {}): FieldError[] {
  return checkBundle(input, options).faults;
}

/** The JSON Schema of a bundle, for editors and for programs that write bundles. */
export function shopBundleJsonSchema(): JsonSchema {
  return toJsonSchema({ schema: shopBundle, io: "input" });
}

interface ListContext {
  /**
   * The path of the faulty field when the reference found in `value` points to a missing record; null when it does not.
   */
  missing: (where: { reference: Reference; value: unknown }) => string | null;
  /** Whether a record outside of the bundle holds the unique value. */
  isTaken: (value: { name: string; key: string }) => boolean;
  faults: FieldError[];
}

/** Checks every record of one list and returns the valid ones. */
function checkList<Schema extends z.ZodType>({
  part,
  value,
  ...surroundings
}: ListContext & { part: Part<Schema>; value: unknown }): z.output<Schema>[] {
  if (value === undefined) return [];
  const { faults, isTaken } = surroundings;
  if (!Array.isArray(value)) {
    faults.push(fieldError({ path: part.name, code: "type", message: VALIDATION.type("array") }));
    return [];
  }
  const seen = new Set<string>();
  const sets = [["id"], ...part.resource.unique];
  return value.flatMap((item: unknown, index) => {
    const path = `${part.name}.${index}`;
    const { record, fields } = checkRecord({
      resource: part.resource,
      schema: part.schema,
      value: item,
      path,
      ...surroundings,
    });
    for (const names of sets) {
      const key = names[0] === "id" ? idKey(fields) : uniqueKey({ names, fields });
      if (key === null) continue;
      if (seen.has(key) || isTaken({ name: part.name, key }))
        faults.push(
          fieldError({ path: `${path}.${names.at(-1) ?? "id"}`, code: "unique", message: VALIDATION.unique }),
        );
      seen.add(key);
    }
    return record === null ? [] : [record];
  });
}

/** Ids are compared exactly as they are written. */
function idKey({ id: value }: Readonly<Record<string, unknown>>): string | null {
  return typeof value === "string" ? value : null;
}

/** Checks one record. Returns it, or null when it has a fault of its own, and the valid part of its fields. */
function checkRecord<Schema extends z.ZodType>({
  resource,
  schema,
  value,
  path,
  missing,
  faults,
}: ListContext & { resource: Pick<Resource, "check">; schema: Schema; value: unknown; path: string }): {
  record: z.output<Schema> | null;
  fields: Readonly<Record<string, unknown>>;
} {
  const unstorable = storageFaults({ value, path });
  if (isTooDeep(unstorable)) {
    faults.push(...unstorable);
    return { record: null, fields: {} };
  }
  const result = schema.safeParse(value);
  const own = [
    ...unstorable.map((fault) => ({ ...fault, field: fault.field?.slice(path.length + 1) })),
    ...(result.success ? [] : fieldErrors(result.error)),
  ];
  const told = new Set(unstorable.map(({ field }) => field?.slice(path.length + 1)));
  const faulty = own.map(({ field = "" }) => field);
  for (const [index, fault] of own.entries()) {
    if (index < unstorable.length || !told.has(fault.field))
      faults.push({ ...fault, field: fault.field ? `${path}.${fault.field}` : path });
  }
  // References and contradictions of a faulty record are checked too, so that the list of faults is complete the first
  // time.
  const valid = result.success ? result.data : validPart({ schema, value });
  const fields = isObject(valid) ? valid : {};
  faults.push(
    ...contradictions({ resource, fields, isValid: validExcept(faulty) }).map((fault) => ({
      ...fault,
      field: `${path}.${fault.field ?? ""}`,
    })),
  );
  const checked = result.success ? result.data : value;
  const isFaulty = new Set(faulty);
  for (const reference of requiredReferencesIn({ schema, value: checked })) {
    const field = isFaulty.has(reference.path) ? null : missing({ reference, value: checked });
    if (field !== null)
      faults.push(fieldError({ path: `${path}.${field}`, code: "reference", message: VALIDATION.reference }));
  }
  return { record: result.success ? result.data : null, fields };
}

/** Collected before parsing: records may refer to a record that has another fault. */
function idsOf(raw: Record<string, unknown>): KnownIds {
  return new Map(
    LIST_NAMES.map((name) => {
      const records = raw[name];
      const found = Array.isArray(records) ? records.map((record) => (isObject(record) ? record["id"] : null)) : [];
      return [name, new Set(found.filter((value) => typeof value === "string"))];
    }),
  );
}
