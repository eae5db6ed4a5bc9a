import type { Instant } from "@tresen/contract/kit/time";
import type { SentParts } from "@tresen/contract/signage/video/video";
import { partNumbers } from "@tresen/contract/signage/video/video.limits";
import type { SignageVideo } from "@tresen/contract/signage/video/video.resource";
import { VIDEO_MESSAGES as MESSAGES } from "@tresen/contract/signage/video/video.texts";
import type { Actor } from "../../platform/actor";
import { completeUpload, headObject, readRange, removeObject } from "../../platform/blob";
import { AppError } from "../../platform/errors";
import { type VideoUploadRow, awaitedUpload, forgetUpload, noteHash } from "./awaited-upload";
import { type PlayableVideo, inspectVideo, sourceOf } from "./container";
import { keepFile, releaseFile } from "./file";
import { hashOf } from "./hash";
import { type VideoFields, changeVideoRow, existingVideo, findVideo, recordOfVideo } from "./row";

interface Asked extends SentParts {
  actor: Actor;
  id: string;
  now: Instant;
}

/** What arrived is gone: somebody else who asked at the same time has taken it in. */
class Gone extends Error {}

/**
 * Puts the parts that a browser has sent together, looks into the file, and makes it the video's, or says why not.
 * Asked again, also at the same time, it answers the same.
 * @throws missing, conflict while parts are missing and while an equal file is being removed, upstream.
 */
export async function takeVideo(asked: Asked): Promise<SignageVideo> {
  const row = await existingVideo(asked.id);
  if (row.fields.state !== "waiting") return recordOfVideo(row);
  const upload = await awaitedUpload(asked.id);
  if (!upload) return settled(asked.id);
  try {
    if (!(await hasArrived({ upload, parts: asked.parts }))) return await settled(asked.id);
    return await takeFile({ ...asked, upload });
  } catch (error) {
    if (error instanceof Gone) return settled(asked.id);
    if (error instanceof AppError) throw error;
    throw new AppError("video.storage_failed", "upstream", MESSAGES.storageFailed, [], { cause: error });
  }
}

/** Whether the whole file is in the bucket. Where somebody else has put it together, the parts are gone. */
async function hasArrived({ upload, parts }: { upload: VideoUploadRow; parts: SentParts["parts"] }): Promise<boolean> {
  const wanted = partNumbers(upload.bytes);
  const sent = new Map(parts.map((part) => [part.number, part]));
  const all = wanted.flatMap((number) => sent.get(number) ?? []);
  if (all.length !== wanted.length || sent.size !== wanted.length) return false;
  const isThere = async (): Promise<boolean> => (await headObject(upload))?.size === upload.bytes;
  if (await isThere()) return true;
  await completeUpload({ ...upload, parts: all });
  return isThere();
}

/** The video as it is when it waits no more. @throws missing, conflict while it waits. */
async function settled(id: string): Promise<SignageVideo> {
  const row = await existingVideo(id);
  if (row.fields.state === "waiting") throw new AppError("video.not_arrived", "conflict", MESSAGES.notArrived);
  return recordOfVideo(row);
}

type Taking = Omit<Asked, "parts"> & { upload: VideoUploadRow };

async function takeFile(taking: Taking): Promise<SignageVideo> {
  const { upload } = taking;
  const read = async (range: { from: number; length: number }): Promise<Buffer> => {
    const bytes = await readRange({ key: upload.key, ...range });
    if (!bytes) throw new Gone();
    return bytes;
  };
  const found = await inspectVideo(sourceOf({ bytes: upload.bytes, fetch: read }));
  const record =
    "refusal" in found
      ? await settle({ ...taking, fields: { state: "refused", error: found.refusal } })
      : await accept({ ...taking, found, sha256: await hashOf({ bytes: upload.bytes, read }) });
  await removeObject(upload);
  return record;
}

/** The file is kept before the record names it. */
async function accept({
  found,
  sha256,
  ...taking
}: Taking & { found: PlayableVideo; sha256: string }): Promise<SignageVideo> {
  const { upload, id, now } = taking;
  const held = { video: id, sha256, mimeType: found.mimeType };
  if (!(await noteHash({ ...upload, ...held }))) throw new Gone();
  if (!(await keepFile({ held, arrived: upload }))) throw new Gone();
  const uploadedAt = new Date(now).toISOString();
  const facts = { ...found, bytes: upload.bytes, sha256, uploadedAt };
  try {
    const record = await settle({ ...taking, fields: { state: "ready", error: null, ...facts } });
    await forgetUpload(upload);
    return record;
  } catch (error) {
    // The video was removed meanwhile.
    if (!(await findVideo(id))) await releaseFile(held);
    throw error;
  }
}

/** Writes what became of the file, unless somebody else has done so. */
async function settle({
  actor,
  id,
  now,
  fields,
}: Taking & { fields: Partial<VideoFields> & Pick<VideoFields, "state"> }): Promise<SignageVideo> {
  const row = await changeVideoRow({
    id,
    cause: { actor, action: "update", now },
    change: (current) => (current.state === "waiting" ? { ...current, ...fields } : null),
  });
  return recordOfVideo(row);
}
