import { removeObject } from "../../platform/blob";
import type { Item } from "../../platform/db";
import { AppError } from "../../platform/errors";
import { type RowChange, type StreamRecord, rowChange } from "../../platform/event";
import { type VideoUploadRow, awaitedUpload } from "./awaited-upload";
import { releaseFile } from "./file";
import { VideoUploadEntity } from "./video-upload.entity";
import { findVideo, removeVideoRow } from "./row";

export type VideoUploadChange = RowChange<VideoUploadRow>;

/** @returns null for stream records of other rows. */
export function videoUploadChangeOf(record: StreamRecord): VideoUploadChange | null {
  return rowChange({
    record,
    key: { prefix: "video-upload#" },
    rowOf: (item: Item) => VideoUploadEntity.parse({ Item: item }).data,
  });
}

/**
 * After the row of an upload is gone, or is that of another one: removes what arrived, and a video that has no file and
 * waits for none, as an upload leaves that was given up, or was refused and not sent again. Idempotent.
 * @throws upstream
 */
export async function removeUnsentVideo({ before, after }: VideoUploadChange): Promise<void> {
  if (!before || after?.key === before.key) return;
  await removeObject({ key: before.key });
  await releaseUnused(before);
  if (!after) await removeWaiting(before);
}

/** A call that ended in the middle has kept the file, but the video does not have it. */
async function releaseUnused({ video, sha256, mimeType }: VideoUploadRow): Promise<void> {
  if (sha256 === undefined || mimeType === undefined) return;
  const row = await findVideo(video);
  if (row?.fields.sha256 !== sha256) await releaseFile({ video, sha256, mimeType });
}

/** The time of the removal is that at which the row expired, since a reaction has no request. */
async function removeWaiting({ video, expiresAt }: VideoUploadRow): Promise<void> {
  const [row, awaited] = await Promise.all([findVideo(video), awaitedUpload(video)]);
  if (!row || row.fields.state === "ready" || awaited) return;
  try {
    await removeVideoRow({ before: row, cause: { actor: null, action: "remove", now: expiresAt * 1000 } });
  } catch (error) {
    // Somebody has changed it at this moment, for example given it another upload.
    if (!(error instanceof AppError && error.kind === "conflict")) throw error;
  }
}
