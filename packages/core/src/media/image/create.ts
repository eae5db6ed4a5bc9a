import type { Permission } from "@tresen/contract/kit/access";
import type { Instant } from "@tresen/contract/kit/time";
import type { RecordMeta } from "@tresen/contract/kit/resource";
import type { AnnouncedFile, ImageAnswer, ImageInput } from "@tresen/contract/media/image";
import { images } from "@tresen/contract/media/image.resource";
import { ulid } from "ulid";
import type { Actor } from "../../platform/actor";
import { fileIn } from "./accept";
import { requireAny } from "./access";
import { duplicatesOf } from "./duplicates";
import { hasAlt } from "./facts";
import { reserveFile } from "./files";
import { awaitFile } from "./awaited-file";
import { createImageRow, recordOfImage } from "./row";
import { writeFile } from "./write-file";

interface Asked {
  actor: Actor;
  now: Instant;
}

type Entered = Omit<ImageInput, "data" | "file">;

/**
 * Stores a picture, to which fields of records may then refer. Its content decides its format, and what the camera
 * noted in it, such as the place, is left out. Without its content the answer has a form by which a browser sends it.
 * @param permissions whoever holds one of them may do it: those to write what may have pictures.
 * @throws unauthenticated, forbidden, input for what is no picture or has too many pixels, tooLarge, upstream.
 */
export async function createImage({
  permissions,
  input: { data, file, ...entered },
  ...asked
}: Asked & { permissions: readonly Permission[]; input: ImageInput }): Promise<ImageAnswer> {
  requireAny({ actor: asked.actor, permissions });
  return data === undefined
    ? createWaiting({ ...asked, entered, announced: file })
    : createReady({ ...asked, entered, data });
}

async function createReady({
  actor,
  now,
  entered,
  data,
}: Asked & { entered: Entered; data: string }): Promise<ImageAnswer> {
  const file = await fileIn(data);
  const { facts } = file;
  const meta = newMeta(now);
  const fileVersion = await reserveFile({ image: meta.id, current: 0, facts, now });
  // The file comes first: a record without a file would be a broken picture.
  await writeFile({ id: meta.id, fileVersion, file });
  const row = await createImageRow({
    meta,
    fields: {
      ...entered,
      ...facts,
      fileVersion,
      uploadedAt: meta.createdAt,
      state: "ready",
      error: null,
      hasAlt: hasAlt(entered),
    },
    cause: { actor, action: "create", now },
  });
  return { ...recordOfImage(row), duplicates: await duplicatesOf(row) };
}

/** The row of the awaited file comes first: it expires, while a record without it would wait for ever. */
async function createWaiting({
  actor,
  now,
  entered,
  announced,
}: Asked & { entered: Entered; announced: AnnouncedFile | undefined }): Promise<ImageAnswer> {
  const meta = newMeta(now);
  const upload = await awaitFile({ image: meta.id, fileVersion: 0, announced, now });
  const none = { extension: null, mimeType: null, width: null, height: null, size: null, digest: null };
  const row = await createImageRow({
    meta,
    fields: {
      ...entered,
      ...none,
      fileVersion: 1,
      uploadedAt: null,
      state: "waiting",
      error: null,
      hasAlt: hasAlt(entered),
    },
    cause: { actor, action: "create", now },
  });
  return { ...recordOfImage(row), upload };
}

function newMeta(now: Instant): RecordMeta {
  const at = new Date(now).toISOString();
  return { id: `${images.idPrefix}_${ulid(now)}`, version: 1, createdAt: at, updatedAt: at };
}
