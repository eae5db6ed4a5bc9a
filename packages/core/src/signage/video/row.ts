import { notFound } from "@tresen/contract/kit/errors.texts";
import type { RecordMeta } from "@tresen/contract/kit/resource";
import { type SignageVideo, signageVideos } from "@tresen/contract/signage/video/video.resource";
import { VIDEO_TITLES } from "@tresen/contract/signage/video/video.texts";
import { AppError } from "../../platform/errors";
import type { Cause } from "../../records/changes";
import { type Row, findRow, stale, writeRow } from "../../records/rows";

export type VideoFields = Omit<SignageVideo, keyof RecordMeta>;
/** The stored row of a video. */
export type VideoRow = Omit<Row, "fields"> & { fields: VideoFields };

/** The number of attempts to change a video that others change at the same moment. */
const ATTEMPTS = 10;

export async function findVideo(id: string): Promise<VideoRow | null> {
  const row = await findRow({ resource: signageVideos, id });
  return row && videoRow(row);
}

/** @throws missing */
export async function existingVideo(id: string): Promise<VideoRow> {
  const row = await findVideo(id);
  if (!row) throw new AppError("record.missing", "missing", notFound(VIDEO_TITLES.one));
  return row;
}

export function videoRow(row: Row): VideoRow {
  return { ...row, fields: signageVideos.fields.parse(row.fields) };
}

export function recordOfVideo({ id, version, createdAt, updatedAt, fields }: VideoRow): SignageVideo {
  return { ...fields, id, version, createdAt, updatedAt };
}

/** Stores a new video. @throws conflict */
export async function createVideoRow({
  meta,
  fields,
  cause,
}: {
  meta: RecordMeta;
  fields: VideoFields;
  cause: Cause;
}): Promise<VideoRow> {
  const after = { ...meta, fields: { ...fields }, parts: 0, secrets: {} };
  return videoRow(await writeRow({ resource: signageVideos, before: null, after, cause }));
}

/** Removes a video on condition that it has not changed. @throws conflict */
export async function removeVideoRow({ before, cause }: { before: VideoRow; cause: Cause }): Promise<void> {
  const stored = { ...before, fields: { ...before.fields } };
  await writeRow({ resource: signageVideos, before: stored, after: null, cause });
}

/**
 * Changes a video as it is now, again if somebody else changes it meanwhile. `change` may leave it as it is.
 * @throws missing
 */
export async function changeVideoRow({
  id,
  cause,
  change,
}: {
  id: string;
  cause: Cause;
  change: (fields: VideoFields) => VideoFields | null;
}): Promise<VideoRow> {
  for (let attempt = 1; ; attempt += 1) {
    const before = await existingVideo(id);
    const fields = change(before.fields);
    if (!fields) return before;
    const stored = { ...before, fields: { ...before.fields } };
    const updatedAt = new Date(cause.now).toISOString();
    const after = { ...stored, version: before.version + 1, updatedAt, fields: { ...fields } };
    try {
      return videoRow(await writeRow({ resource: signageVideos, before: stored, after, cause }));
    } catch (error) {
      const isStale = error instanceof AppError && error.code === stale().code;
      if (!isStale || attempt === ATTEMPTS) throw error;
    }
  }
}
