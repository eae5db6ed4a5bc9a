import * as z from "zod";
import type { FieldError } from "./errors";
import { type JsonSchema, toJsonSchema } from "./json-schema";
import { VALIDATION } from "./messages";
import { isBrokenPicture } from "./picture";
import { type Reference, referencesIn } from "./references";
import type { Resource } from "./resource";
import { type ResourceName, resources } from "./resources";
import { contradictions } from "./resources/check";
import { configFields } from "./resources/config";
import { type ImageRef, id, imageRef } from "./schema";
import { isTooDeep, storageFaults } from "./storable";
import { fieldError, fieldErrors } from "./validation";

const MIME_TYPES: Record<string, string> = { jpg: "image/jpeg", jpeg: "image/jpeg", png: "image/png", gif: "image/gif", webp: "image/webp", avif: "image/avif", svg: "image/svg+xml" };
/** Characters of a data URL: 10 MB of picture and the third that base64 adds. */
const LARGEST_DATA_URL = 14_000_000;

/** A picture of the bundle with its content. Records name it by id, version and extension. */
export const bundleImage = z
  .strictObject({
    id,
    version: imageRef.shape.version,
    extension: imageRef.shape.extension,
    width: imageRef.shape.width,
    height: imageRef.shape.height,
    alt: imageRef.shape.alt,
    data: z
      .string()
      .max(LARGEST_DATA_URL)
      .regex(/^data:image\/[a-z+]+;base64,[A-Za-z0-9+/]+={0,2}$/, { abort: true })
      .meta({ title: "Inhalt als data-URL (base64)" }),
  })
  .refine(({ extension, data }) => data.startsWith(`data:${MIME_TYPES[extension]};`) && !isBrokenPicture({ bytes: bytesOf(data), extension }), { path: ["data"] });
export type BundleImage = z.output<typeof bundleImage>;

type RecordSchema<Name extends ResourceName> = ReturnType<typeof withId<(typeof resources)[Name]["fields"]>>;
function withId<Fields extends z.ZodObject>(fields: Fields) {
  return fields.extend({ id });
}

const recordSchemas = Object.fromEntries(Object.entries(resources).map(([name, { fields }]) => [name, withId(fields)])) as unknown as { [Name in ResourceName]: RecordSchema<Name> };
const RESOURCE_NAMES = Object.keys(resources) as ResourceName[];

type Lists = { [Name in ResourceName]: z.ZodDefault<z.ZodArray<RecordSchema<Name>>> };
const lists = Object.fromEntries(RESOURCE_NAMES.map((name) => [name, z.array(recordSchemas[name]).default([]).meta({ title: resources[name].many })])) as unknown as Lists;

/**
 * A whole shop as one JSON object: `config` and every resource by its name, each record with its `id` and its fields,
 * and the pictures. What is left out is not touched by an import.
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

/** Ids by resource that exist outside of the bundle; `images` is a resource too. */
export type KnownIds = ReadonlyMap<string, ReadonlySet<string>>;
/** Pictures by id, as records must name them; of those outside of the bundle the store keeps older versions too. */
export type KnownPictures = ReadonlyMap<string, Pick<ImageRef, "version" | "extension">>;

interface Known {
  known?: KnownIds;
  pictures?: KnownPictures;
}

interface Part {
  name: string;
  schema: z.ZodType;
  unique: Resource["unique"];
}

const PARTS: readonly Part[] = [
  ...RESOURCE_NAMES.map((name) => ({ name, schema: recordSchemas[name], unique: resources[name].unique })),
  { name: "images", schema: bundleImage, unique: [] },
];
const TOP_LEVEL = new Set(["$schema", "config", ...PARTS.map(({ name }) => name)]);

/**
 * The bundle, parsed and with its defaults, or every fault it has: of shape, what no storage keeps, ids and unique values
 * that occur twice, references that point nowhere. One faulty record hides no fault of another.
 */
export function checkBundle(input: unknown, { known = new Map(), pictures = new Map() }: Known = {}): { bundle: ShopBundle; faults: [] } | { bundle: null; faults: FieldError[] } {
  if (typeof input !== "object" || input === null || Array.isArray(input)) {
    return { bundle: null, faults: [fieldError({ path: "", code: "type", message: VALIDATION.type("object") })] };
  }
  const raw = input as Record<string, unknown>;
  const faults: FieldError[] = [];
  const parsed: Record<string, unknown> = {};
  for (const key of Object.keys(raw)) {
    if (!TOP_LEVEL.has(key)) faults.push(fieldError({ path: key, code: "unexpected_field", message: VALIDATION.unexpectedField }));
  }
  const ids = idsOf(raw);
  const own = picturesOf(raw);
  const missing: Surroundings["missing"] = ({ reference: { resource, id: wanted, path }, value }) => {
    if (!ids.get(resource)?.has(wanted) && !known.get(resource)?.has(wanted)) return path;
    return resource === "images" ? misnamed({ picture: parentOf({ value, path }), own: own.get(wanted), stored: pictures.get(wanted), path }) : null;
  };
  if (raw["config"] !== undefined) parsed["config"] = checkRecord({ schema: configFields, value: raw["config"], path: "config", missing, faults });
  for (const part of PARTS) parsed[part.name] = checkList({ part, value: raw[part.name], missing, faults });
  return faults.length === 0 ? { bundle: parsed as unknown as ShopBundle, faults: [] } : { bundle: null, faults };
}

/** Every fault of the bundle with its path; empty when it can be imported. */
export function bundleFaults(input: unknown, options: Known = {}): FieldError[] {
  return checkBundle(input, options).faults;
}

/** The JSON Schema of a bundle: for editors and whoever writes one by program. */
export function shopBundleJsonSchema(): JsonSchema {
  return toJsonSchema({ schema: shopBundle, io: "input" });
}

interface Surroundings {
  /** The field that is at fault where the reference, which stands in `value`, leads nowhere; else null. */
  missing: (where: { reference: Reference; value: unknown }) => string | null;
  faults: FieldError[];
}

function checkList({ part, value, missing, faults }: Surroundings & { part: Part; value: unknown }): unknown[] {
  if (value === undefined) return [];
  if (!Array.isArray(value)) {
    faults.push(fieldError({ path: part.name, code: "type", message: VALIDATION.type("array") }));
    return [];
  }
  const seen = new Set<string>();
  const sets = [["id"], ...part.unique];
  return value.map((record: unknown, index) => {
    const path = `${part.name}.${index}`;
    const parsed = checkRecord({ schema: part.schema, value: record, path, missing, faults });
    const together = parsed === null ? [] : contradictions({ resource: part.name, fields: parsed });
    faults.push(...together.map((fault) => ({ ...fault, field: `${path}.${fault.field}` })));
    for (const fields of sets) {
      const values = fields.map((field) => keyOf(field, property(parsed ?? record, field)));
      // Without a value there is nothing to be the same.
      if (!values.every((entry) => typeof entry === "string" || typeof entry === "number")) continue;
      const key = JSON.stringify([fields, values]);
      if (seen.has(key)) faults.push(fieldError({ path: `${path}.${fields.at(-1) ?? "id"}`, code: "unique", message: VALIDATION.unique }));
      seen.add(key);
    }
    return parsed;
  });
}

/** Log-in names are one and the same however they are written. */
function keyOf(field: string, value: unknown): unknown {
  return field === "username" && typeof value === "string" ? value.trim().toLowerCase() : value;
}

function checkRecord({ schema, value, path, missing, faults }: Surroundings & { schema: z.ZodType; value: unknown; path: string }): unknown {
  const unstorable = storageFaults({ value, path });
  faults.push(...unstorable);
  if (isTooDeep(unstorable)) return null;
  const result = schema.safeParse(value);
  const told = new Set(unstorable.map(({ field }) => field));
  const faulty = new Set<string>();
  for (const fault of result.success ? [] : fieldErrors(result.error)) {
    const field = fault.field === undefined ? path : `${path}.${fault.field}`;
    faulty.add(fault.field ?? "");
    if (!told.has(field)) faults.push({ ...fault, field });
  }
  // A faulty record's references are still worth checking: one look at the list of faults should be enough.
  const checked = result.success ? result.data : value;
  for (const reference of referencesIn({ schema, value: checked })) {
    const field = faulty.has(reference.path) ? null : missing({ reference, value: checked });
    if (field !== null) faults.push(fieldError({ path: `${path}.${field}`, code: "reference", message: VALIDATION.reference }));
  }
  return result.success ? result.data : null;
}

/** Taken before parsing: a record with another fault still is there to be referred to. */
function idsOf(raw: Record<string, unknown>): KnownIds {
  return new Map(
    PARTS.map(({ name }) => {
      const records = raw[name];
      const found = Array.isArray(records) ? records.map((record) => property(record, "id")) : [];
      return [name, new Set(found.filter((value) => typeof value === "string"))];
    }),
  );
}

const pictureName = z.object({ id, version: imageRef.shape.version, extension: imageRef.shape.extension });
type PictureName = z.output<typeof pictureName>;

/** The bundle's own pictures. A faulty one is missing here, and told of where it stands. */
function picturesOf(raw: Record<string, unknown>): ReadonlyMap<string, PictureName> {
  const named = Array.isArray(raw["images"]) ? raw["images"].map((image) => pictureName.safeParse(image)) : [];
  return new Map(named.flatMap(({ data }) => (data ? [[data.id, data]] : [])));
}

/** Below `path`, the field in which a picture is named other than there is one: a browser would find none under that name. */
function misnamed({ picture, own, stored, path }: { picture: unknown; own?: PictureName; stored?: Pick<ImageRef, "version" | "extension">; path: string }): string | null {
  const { data: wanted } = pictureName.safeParse(picture);
  const there = [own, stored].filter((candidate) => candidate !== undefined);
  if (!wanted || there.length === 0 || (stored && wanted.version < stored.version)) return null;
  const same = there.filter(({ version }) => version === wanted.version);
  if (same.some(({ extension }) => extension === wanted.extension)) return null;
  return path.replace(/id$/, same.length > 0 ? "extension" : "version");
}

function parentOf({ value, path }: { value: unknown; path: string }): unknown {
  return path.split(".").slice(0, -1).reduce(property, value);
}

/** None where it is no base64 after all. */
function bytesOf(data: string): Uint8Array {
  try {
    const binary = atob(data.slice(data.indexOf(",") + 1));
    const bytes = new Uint8Array(binary.length);
    for (let index = 0; index < binary.length; index += 1) bytes[index] = binary.charCodeAt(index);
    return bytes;
  } catch {
    return new Uint8Array();
  }
}

function property(value: unknown, key: string): unknown {
  return typeof value === "object" && value !== null ? (value as Record<string, unknown>)[key] : undefined;
}
