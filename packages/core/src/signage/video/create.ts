import type { Instant } from "@tresen/contract/kit/time";
import type { AnnouncedVideo, VideoAnswer, VideoInput, VideoUpload } from "@tresen/contract/signage/video/video";
import { partBytes } from "@tresen/contract/signage/video/video.limits";
import { type SignageVideo, signageVideos } from "@tresen/contract/signage/video/video.resource";
import { VIDEO_MESSAGES as MESSAGES } from "@tresen/contract/signage/video/video.texts";
import { ulid } from "ulid";
import type { Actor } from "../../platform/actor";
import { AppError, inputError } from "../../platform/errors";
import { addressesOf, awaitUpload, awaitedUpload } from "./awaited-upload";
import { changeVideoRow, createVideoRow, existingVideo, recordOfVideo } from "./row";

/** What is known of a video without a file. */
const NO_FILE = {
  ...{ error: null, bytes: null, sha256: null, mimeType: null, videoCodec: null, audioCodec: null },
  ...{ width: null, height: null, seconds: null, uploadedAt: null },
} satisfies Partial<SignageVideo>;

/**
 * A new video that waits for its file, with the addresses to which a browser sends it in parts. The row of the upload
 * comes first: it expires, while a record without it would wait for ever.
 * @throws conflict, upstream
 */
export async function createVideo({
  actor,
  input: { name, tags, file },
  now,
}: {
  actor: Actor;
  input: VideoInput;
  now: Instant;
}): Promise<VideoAnswer> {
  const at = new Date(now).toISOString();
  const id = `${signageVideos.idPrefix}_${ulid(now)}`;
  const upload = await awaitUpload({ video: id, bytes: file.bytes, now });
  const row = await createVideoRow({
    meta: { id, version: 1, createdAt: at, updatedAt: at },
    fields: { name, tags, state: "waiting", ...NO_FILE },
    cause: { actor, action: "create", now },
  });
  return { ...recordOfVideo(row), upload: await addressesOf({ upload, now }) };
}

/**
 * Another upload for a video whose file was refused or has not arrived.
 * @throws missing, conflict for a video with a file, upstream.
 */
export async function renewUpload({
  actor,
  id,
  file,
  now,
}: {
  actor: Actor;
  id: string;
  file: AnnouncedVideo;
  now: Instant;
}): Promise<VideoAnswer> {
  requireNoFile(await existingVideo(id));
  const upload = await awaitUpload({ video: id, bytes: file.bytes, now });
  const row = await changeVideoRow({
    id,
    cause: { actor, action: "update", now },
    change: (fields) => (fields.state === "refused" ? { ...fields, state: "waiting", error: null } : null),
  });
  requireNoFile(row);
  return { ...recordOfVideo(row), upload: await addressesOf({ upload, now }) };
}

/**
 * New addresses for some parts, after those before have expired.
 * @throws missing, conflict where the video waits for no file, input for parts that the file does not have.
 */
export async function renewAddresses({
  id,
  numbers,
  now,
}: {
  id: string;
  numbers: readonly number[];
  now: Instant;
}): Promise<VideoUpload> {
  const row = await existingVideo(id);
  requireNoFile(row);
  const upload = await awaitedUpload(id);
  if (!upload || row.fields.state !== "waiting")
    throw new AppError("video.not_arrived", "conflict", MESSAGES.notArrived);
  if (numbers.some((number) => partBytes({ bytes: upload.bytes, number }) === 0))
    throw inputError({
      code: "video.no_part",
      faults: [{ field: "numbers", code: "video.no_part", message: MESSAGES.noPart }],
    });
  return addressesOf({ upload, numbers, now });
}

function requireNoFile({ fields }: { fields: Pick<SignageVideo, "state"> }): void {
  if (fields.state === "ready") throw new AppError("video.has_file", "conflict", MESSAGES.hasFile);
}
