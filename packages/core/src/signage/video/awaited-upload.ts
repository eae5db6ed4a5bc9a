import { DAY, type Instant } from "@tresen/contract/kit/time";
import type { VideoUpload } from "@tresen/contract/signage/video/video";
import { partBytes, partNumbers } from "@tresen/contract/signage/video/video.limits";
import type { EntityItem } from "electrodb";
import { ulid } from "ulid";
import { beginUpload, partAddress } from "../../platform/blob";
import { ConditionFailed, storageCall } from "../../platform/db";
import { VideoUploadEntity } from "./video-upload.entity";

export type VideoUploadRow = EntityItem<typeof VideoUploadEntity>;

/** How long a video waits for its file; as long as the bucket keeps parts and what arrived. */
const WAITING_FOR = DAY;
/** How long addresses of parts can be used. */
const ADDRESS_SECONDS = 3600;

/** The file that a video waits for; null for none. */
export async function awaitedUpload(video: string): Promise<VideoUploadRow | null> {
  return (await storageCall(() => VideoUploadEntity.get({ video }).go({ consistent: true }))).data;
}

/** Begins another upload for the video. What was sent of the one before is worthless from now on. */
export async function awaitUpload({
  video,
  bytes,
  now,
}: {
  video: string;
  bytes: number;
  now: Instant;
}): Promise<VideoUploadRow> {
  const key = `incoming/${video}-${ulid(now)}`;
  const uploadId = await beginUpload({ key, contentType: "application/octet-stream" });
  const createdAt = new Date(now).toISOString();
  const row = { video, key, uploadId, bytes, createdAt, expiresAt: Math.ceil((now + WAITING_FOR) / 1000) };
  await storageCall(() => VideoUploadEntity.put(row).go({ response: "none" }));
  return row;
}

/** The addresses of these parts of the file; of all unless some are named. */
export async function addressesOf({
  upload: { key, uploadId, bytes },
  numbers = partNumbers(bytes),
  now,
}: {
  upload: VideoUploadRow;
  numbers?: readonly number[];
  now: Instant;
}): Promise<VideoUpload> {
  const parts = await Promise.all(
    numbers.map(async (number) => {
      const size = partBytes({ bytes, number });
      const part = { key, uploadId, number, bytes: size, at: now, seconds: ADDRESS_SECONDS };
      return { number, bytes: size, url: await partAddress(part) };
    }),
  );
  return { parts, expiresAt: new Date(now + ADDRESS_SECONDS * 1000).toISOString() };
}

/** Notes which file the video is about to get. @returns whether it still waits for this one. */
export async function noteHash({
  video,
  key,
  sha256,
  mimeType,
}: VideoUploadRow & Required<Pick<VideoUploadRow, "sha256" | "mimeType">>): Promise<boolean> {
  try {
    await storageCall(() =>
      VideoUploadEntity.patch({ video })
        .set({ sha256, mimeType })
        .where((stored, { eq }) => eq(stored.key, key))
        .go({ response: "none" }),
    );
    return true;
  } catch (error) {
    if (error instanceof ConditionFailed) return false;
    throw error;
  }
}

/** The video waits for this file no more. */
export async function forgetUpload({ video, key }: VideoUploadRow): Promise<void> {
  try {
    await storageCall(() =>
      VideoUploadEntity.delete({ video })
        .where((stored, { eq }) => eq(stored.key, key))
        .go({ response: "none" }),
    );
  } catch (error) {
    // Another one is awaited by now, or it was forgotten already.
    if (!(error instanceof ConditionFailed)) throw error;
  }
}
