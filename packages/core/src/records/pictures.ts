import type { ImageRef } from "@tresen/contract/media/image-fields";
import { isObject } from "@tresen/contract/kit/object";
import { type Reference, referencesIn } from "@tresen/contract/kit/references/references";
import type * as z from "zod";
import { type Row, findRows } from "./rows";

/** Only the name is needed: the definition would carry the schemas of pictures into every function. */
const IMAGES = { name: "images" };

/**
 * The values with their pictures as they are today. A record keeps a picture's id; which file it has, and its size, is
 * filled in here when the record is read, so that a picture with a new file need not be written into every record. A
 * reference without a description gets that of the library. One BatchGetItem for 100 pictures, none without pictures.
 */
export async function withPictures<Value>({
  schema,
  values,
}: {
  schema: z.ZodType;
  values: readonly Value[];
}): Promise<Value[]> {
  const references = values.map((value) => picturesIn({ schema, value }));
  const ids = references.flat().map(({ id }) => id);
  if (ids.length === 0) return [...values];
  const rows = await findRows({ resource: IMAGES, ids, isConsistent: false });
  return values.map((value, index) => withRows({ value, references: references[index] ?? [], rows }));
}

/** The same with the rows of all pictures, for a reader of a whole shop. */
export function withKnownPictures<Value>({
  schema,
  values,
  rows,
}: {
  schema: z.ZodType;
  values: readonly Value[];
  rows: ReadonlyMap<string, Row>;
}): Value[] {
  return values.map((value) => withRows({ value, references: picturesIn({ schema, value }), rows }));
}

function picturesIn(asked: { schema: z.ZodType; value: unknown }): Reference[] {
  return referencesIn(asked).filter(({ resource }) => resource === IMAGES.name);
}

function withRows<Value>({
  value,
  references,
  rows,
}: {
  value: Value;
  references: readonly Reference[];
  rows: ReadonlyMap<string, Row>;
}): Value {
  return references.reduce((current, { path, id }) => {
    const file = fileOf(rows.get(id));
    return file ? (filledAt({ value: current, steps: path.split(".").slice(0, -1), file }) as Value) : current;
  }, value);
}

/** What a reference says of a picture; null for one whose file is awaited. */
function fileOf(row: Row | undefined): Omit<ImageRef, "id"> | null {
  const { fileVersion, extension, width, height, alt } = (row?.fields ?? {}) as Partial<ImageFields>;
  return fileVersion && extension ? { version: fileVersion, extension, width, height, alt: alt ?? "" } : null;
}

interface ImageFields extends Omit<ImageRef, "id" | "version"> {
  fileVersion: number;
}

function filledAt({
  value,
  steps: [step, ...further],
  file,
}: {
  value: unknown;
  steps: readonly string[];
  file: Omit<ImageRef, "id">;
}): unknown {
  if (step === undefined) return isObject(value) ? { ...value, ...file, alt: value["alt"] || file.alt } : value;
  if (Array.isArray(value))
    return value.map((entry, index) =>
      index === Number(step) ? filledAt({ value: entry, steps: further, file }) : entry,
    );
  if (!isObject(value)) return value;
  return { ...value, [step]: filledAt({ value: value[step], steps: further, file }) };
}
