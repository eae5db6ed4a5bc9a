import type { RecordMeta } from "@tresen/contract/kit/resource";
import { notFound } from "@tresen/contract/kit/errors.texts";
import { type ImageRecord, images } from "@tresen/contract/media/image.resource";
import { IMAGE_TITLES } from "@tresen/contract/media/media.texts";
import { AppError } from "../../platform/errors";
import { writeIndexing } from "../../records";
import type { Cause } from "../../records/changes";
import { type Row, findRow, stale, writeRow } from "../../records/rows";
import { hasAlt } from "./facts";
import { forgetPlaces, placeChecks } from "./place";

export type ImageFields = Omit<ImageRecord, keyof RecordMeta>;
/** The stored row of a picture. */
export type ImageRow = Omit<Row, "fields"> & { fields: ImageFields };

/** The number of attempts to change a picture that others change at the same moment. */
const ATTEMPTS = 10;

export async function findImage(id: string): Promise<ImageRow | null> {
  const row = await findRow({ resource: images, id });
  return row && imageRow(row);
}

/** @throws missing */
export async function existingImage(id: string): Promise<ImageRow> {
  const row = await findImage(id);
  if (!row) throw missingImage();
  return row;
}

export function missingImage(): AppError {
  return new AppError("record.missing", "missing", notFound(IMAGE_TITLES.one));
}

export function imageRow(row: Row): ImageRow {
  // Pictures of an earlier version do not say it before they are migrated.
  const fields = { hasAlt: hasAlt({ alt: String(row.fields["alt"] ?? "") }), ...row.fields };
  return { ...row, fields: images.fields.parse(fields) };
}

export function recordOfImage({ id, version, createdAt, updatedAt, fields }: ImageRow): ImageRecord {
  return { ...fields, id, version, createdAt, updatedAt };
}

/** Stores a new picture. @throws conflict */
export async function createImageRow({
  meta,
  fields,
  cause,
}: {
  meta: RecordMeta;
  fields: ImageFields;
  cause: Cause;
}): Promise<ImageRow> {
  const after = { ...meta, fields: { ...fields }, parts: 0, secrets: {} };
  const checks = placeChecks({ before: null, after: fields });
  return imageRow(await writeRow({ resource: images, before: null, after, checks, cause, indexing: writeIndexing }));
}

/** Stores the fields of a picture on condition that it has not changed. @throws conflict */
export async function writeImageRow({
  before,
  fields,
  cause,
}: {
  before: ImageRow;
  fields: ImageFields;
  cause: Cause;
}): Promise<ImageRow> {
  const updatedAt = new Date(cause.now).toISOString();
  const stored = { ...before, fields: { ...before.fields } };
  const after = { ...stored, version: before.version + 1, updatedAt, fields: { ...fields } };
  const checks = placeChecks({ before: before.fields, after: fields });
  return imageRow(await writeRow({ resource: images, before: stored, after, checks, cause, indexing: writeIndexing }));
}

/** Removes a picture on condition that it has not changed. @throws conflict */
export async function removeImageRow({ before, cause }: { before: ImageRow; cause: Cause }): Promise<void> {
  const stored = { ...before, fields: { ...before.fields } };
  const move = { before: before.fields, after: null };
  await writeRow({
    ...{ resource: images, before: stored, after: null, cause, indexing: writeIndexing },
    checks: placeChecks(move),
  });
  await forgetPlaces(move);
}

/**
 * Changes a picture as it is now, again if somebody else changes it meanwhile. `change` may leave it as it is.
 * @throws missing
 */
export async function changeImageRow({
  id,
  change,
}: {
  id: string;
  change: (row: ImageRow) => Promise<{ fields: ImageFields; cause: Cause } | null>;
}): Promise<ImageRow> {
  for (let attempt = 1; ; attempt += 1) {
    const before = await existingImage(id);
    const changed = await change(before);
    if (!changed) return before;
    try {
      return await writeImageRow({ before, ...changed });
    } catch (error) {
      if (!isStale(error) || attempt === ATTEMPTS) throw error;
    }
  }
}

function isStale(error: unknown): boolean {
  return error instanceof AppError && error.code === stale().code;
}
