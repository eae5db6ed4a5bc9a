import type { ImageRef } from "@tresen/contract/media/image-fields";
import { type ImagePlaces, MIDDLE, isMiddle } from "@tresen/contract/media/image-shown";
import { isObject } from "@tresen/contract/kit/object";
import { type Reference, referencesIn } from "@tresen/contract/kit/references/references";
import { withFileInText } from "@tresen/contract/kit/references/text-pictures";
import type * as z from "zod";
import { cropFocusOf, cropKeysOf } from "./crop-keys";
import { type Row, findRow, findRows } from "./rows";

/** Only the name is needed: the definition would carry the schemas of pictures into every function. */
const IMAGES = { name: "images" };

export function isPicture({ resource }: Pick<Reference, "resource">): boolean {
  return resource === IMAGES.name;
}

/** The resources whose records may be referred to only once they have a file. */
const WITH_FILE = new Set([IMAGES.name, "signage-videos"]);

/** Whether records may refer to this one: to a picture or a video only once it has a file. */
export function isReady({ resource, row }: { resource: string; row: Row }): boolean {
  return !WITH_FILE.has(resource) || row.fields["state"] === undefined || row.fields["state"] === "ready";
}

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

/**
 * The value with the file of each picture of which it names one that there never was, as a client may have sent it.
 * Readers fill in the file anyway; an import of a bundle refuses such names.
 */
export function withTrueFiles<Value>({
  schema,
  value,
  rows,
}: {
  schema: z.ZodType;
  value: Value;
  rows: ReadonlyMap<string, Row>;
}): Value {
  return picturesIn({ schema, value }).reduce((current, { path, id }) => {
    const file = fileOf(rows.get(id));
    if (!file) return current;
    const { version, extension, width, height } = file;
    const corrected = (named: unknown): unknown => {
      if (!isObject(named) || Number(named["version"]) < version) return named;
      const isTrue = named["version"] === version && named["extension"] === extension;
      return isTrue ? named : { ...named, version, extension, width, height };
    };
    return changedAt({ value: current, path, change: corrected }) as Value;
  }, value);
}

/** Settings or a branch with the newest file of its logo, for mails, paper and the app. One GetItem, none without a logo. */
export async function withNewestLogo<Value extends { logo?: ImageRef | null | undefined }>(
  value: Value,
): Promise<Value> {
  const { logo } = value;
  const file = logo && fileOf((await findRow({ resource: IMAGES, id: logo.id })) ?? undefined);
  return file ? { ...value, logo: { ...logo, ...file, alt: logo.alt || file.alt } } : value;
}

function picturesIn(asked: { schema: z.ZodType; value: unknown }): Reference[] {
  return referencesIn(asked).filter(isPicture);
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
    if (!file) return current;
    const picture = { ...file, id };
    const filled = (shown: unknown): unknown => {
      if (typeof shown === "string") return withFileInText({ text: shown, picture });
      return isObject(shown) ? { ...shown, ...picture, alt: shown["alt"] || picture.alt } : shown;
    };
    return changedAt({ value: current, path, change: filled }) as Value;
  }, value);
}

/** What a reference says of a picture; null for one whose file is awaited. */
function fileOf(row: Row | undefined): Omit<ImageRef, "id"> | null {
  const { fileVersion, extension, width, height, alt, ...places } = (row?.fields ?? {}) as Partial<ImageFields>;
  if (!fileVersion || !extension) return null;
  const { focus, crops } = placesOf(places);
  return {
    ...{ version: fileVersion, extension, width, height, alt: alt ?? "" },
    // Also where there is none any more: the record may have been stored with an earlier one.
    focus: isMiddle(focus) ? undefined : focus,
    cropKeys: cropKeysOf({ focus, crops }),
    cropFocus: cropFocusOf({ focus, crops }),
  };
}

interface ImageFields extends Omit<ImageRef, "id" | "version"> {
  fileVersion: number;
  crops: ImagePlaces["crops"];
}

/** What is said of how a picture is shown. Pictures of an earlier version say nothing before they are migrated. */
function placesOf({ focus, crops }: { focus?: unknown; crops?: unknown }): ImagePlaces {
  return { focus: (focus ?? MIDDLE) as ImagePlaces["focus"], crops: (crops ?? {}) as ImagePlaces["crops"] };
}

/** How a picture is to be shown; null when there is no such picture. One GetItem. */
export async function findPlaces(id: string): Promise<ImagePlaces | null> {
  const row = await findRow({ resource: IMAGES, id });
  return row && placesOf(row.fields);
}

/** The value with another reference, or text with references, where this path of an id is. */
function changedAt({
  value,
  path,
  change,
}: {
  value: unknown;
  path: string;
  change: (shown: unknown) => unknown;
}): unknown {
  const at = (part: unknown, [step, ...further]: readonly string[]): unknown => {
    if (step === undefined) return change(part);
    if (Array.isArray(part)) return part.map((entry, index) => (index === Number(step) ? at(entry, further) : entry));
    return isObject(part) ? { ...part, [step]: at(part[step], further) } : part;
  };
  return at(value, path.split(".").slice(0, -1));
}
