import type { Instant } from "@tresen/contract/kit/time";
import type { AnnouncedFile, ImageAnswer, ImageFile } from "@tresen/contract/media/image";
import { type ImageRecord, images } from "@tresen/contract/media/image.resource";
import { type PictureSize, cropsOfNewFile } from "@tresen/contract/media/image-shown";
import { FILE_GONE } from "@tresen/contract/media/media.texts";
import type { Actor } from "../../platform/actor";
import { AppError } from "../../platform/errors";
import { mayRead, requireWrite } from "../../records";
import type { Cause } from "../../records/changes";
import { stale } from "../../records/rows";
import { type NewFile, fileIn } from "./accept";
import { duplicatesOf } from "./duplicates";
import { type FileFacts, keepFile, keptFiles, reserveFile } from "./files";
import { awaitFile } from "./awaited-file";
import { type ImageFields, type ImageRow, existingImage, missingImage, recordOfImage, writeImageRow } from "./row";
import { imagePath, readImage } from "./store";
import { writeFile } from "./write-file";

interface Asked {
  actor: Actor;
  id: string;
  /** The version of the record that the change is based on. */
  version: number;
  now: Instant;
}

/**
 * Gives a picture another file. All places show it from then on; the address of the file before stays valid, and it is
 * kept as long as the history may name it. The same file again changes nothing. Without the content the answer has a
 * form by which a browser sends it, and the picture keeps its file until that one is taken.
 * @throws missing, forbidden, conflict for an outdated version, input for what is no picture, upstream.
 */
export async function replaceImage({
  data,
  file: announced,
  ...asked
}: Asked & { data?: string | undefined; file?: AnnouncedFile | undefined }): Promise<ImageAnswer> {
  const before = await changeable(asked);
  if (data === undefined)
    return {
      ...recordOfImage(before),
      upload: await awaitFile({ image: asked.id, fileVersion: versionOf(before), announced, now: asked.now }),
    };
  const row = await withFile({ ...asked, before, file: await fileIn(data) });
  return { ...recordOfImage(row), duplicates: await duplicatesOf(row) };
}

/**
 * Gives a picture a file back that it had before. It becomes the newest one, so that addresses never change their
 * content.
 * @throws missing, also for a file that is not kept any more, forbidden, conflict, upstream.
 */
export async function restoreImage({ fileVersion, ...asked }: Asked & { fileVersion: number }): Promise<ImageRecord> {
  const before = await changeable(asked);
  const kept = (await filesBefore({ row: before, now: asked.now })).find((file) => file.fileVersion === fileVersion);
  const found =
    kept && (await readImage({ path: imagePath({ image: { ...kept, id: asked.id, version: fileVersion } }) }));
  if (!found) throw new AppError("image.file_gone", "missing", FILE_GONE);
  const { extension, mimeType, width, height, size, digest } = kept;
  const file = { body: found.body, facts: { extension, mimeType, width, height, size, digest } };
  return recordOfImage(await withFile({ ...asked, before, file }));
}

/** The files that a picture had before, the newest first. @throws missing, forbidden. */
export async function listKeptFiles({ actor, id, now }: Omit<Asked, "version">): Promise<ImageFile[]> {
  const row = await existingImage(id);
  if (!mayRead({ resource: images, actor, row })) throw missingImage();
  return filesBefore({ row, now });
}

/**
 * Without the current file, of which an interrupted replacement may have left a row, and of which a restoration leaves
 * the one that it was made from.
 */
async function filesBefore({ row: { id, fields }, now }: { row: ImageRow; now: Instant }): Promise<ImageFile[]> {
  const kept = await keptFiles({ image: id, now });
  return kept.filter(
    ({ fileVersion, digest }) => fileVersion !== fields.fileVersion && (!digest || digest !== fields.digest),
  );
}

async function changeable({ actor, id, version }: Asked): Promise<ImageRow> {
  requireWrite({ resource: images, verb: "update", actor });
  const row = await existingImage(id);
  requireWrite({ resource: images, verb: "update", actor, rows: [row] });
  if (row.version !== version) throw stale();
  return row;
}

async function withFile({ actor, now, before, file }: Asked & { before: ImageRow; file: NewFile }): Promise<ImageRow> {
  const stored = await storeFile({ before, file, now });
  const given = await giveFile({ actor, now, before, stored });
  return given ? writeImageRow({ before, ...given }) : before;
}

/** A file at the address that it will have, which no record names yet. */
interface StoredFile {
  fileVersion: number;
  facts: FileFacts;
}

/** The version of the file that the picture has; 0 for none. */
export function versionOf({ fields }: ImageRow): number {
  return fields.extension === null ? 0 : fields.fileVersion;
}

/** Stores a file beside the one that the picture has. Of the same content nothing is stored. */
export async function storeFile({
  before,
  file,
  now,
}: {
  before: ImageRow;
  file: NewFile;
  now: Instant;
}): Promise<StoredFile> {
  const { id, fields } = before;
  const { facts } = file;
  if (fields.digest === facts.digest) return { fileVersion: fields.fileVersion, facts };
  const fileVersion = await reserveFile({ image: id, current: versionOf(before), facts, now });
  await writeFile({ id, fileVersion, file });
  return { fileVersion, facts };
}

/**
 * What the picture has to say to have the stored file. Null where it has the same content already, or a file that was
 * stored later.
 */
export async function giveFile({
  actor,
  now,
  before: { id, fields },
  stored: { fileVersion, facts },
}: {
  actor: Actor;
  now: Instant;
  before: ImageRow;
  stored: StoredFile;
}): Promise<{ fields: ImageFields; cause: Cause } | null> {
  const isNewer = fields.extension === null || fileVersion > fields.fileVersion;
  if (fields.digest === facts.digest || !isNewer) return null;
  await keepFormer({ image: id, former: fields, now });
  const uploadedAt = new Date(now).toISOString();
  return {
    fields: {
      ...fields,
      ...facts,
      crops: cropsWith({ fields, facts }),
      fileVersion,
      uploadedAt,
      state: "ready",
      error: null,
    },
    cause: { actor, action: "update", now },
  };
}

/** Crops are shares of the picture, so in another shape they would have other proportions than their uses. */
function cropsWith({ fields, facts }: { fields: ImageFields; facts: FileFacts }): ImageFields["crops"] {
  const [before, after] = [sizeOf(fields), sizeOf(facts)];
  return before && after ? { ...cropsOfNewFile({ crops: fields.crops, before, after }) } : fields.crops;
}

function sizeOf({ width, height }: Pick<FileFacts, "width" | "height">): PictureSize | null {
  return width && height ? { width, height } : null;
}

/** Keeps the file that a picture has and that another one replaces. */
async function keepFormer({
  image,
  former: { fileVersion, extension, mimeType, width, height, size, digest },
  now,
}: {
  image: string;
  former: Pick<ImageRecord, "fileVersion" | keyof FileFacts>;
  now: Instant;
}): Promise<void> {
  if (!extension) return;
  const facts = { extension, mimeType, width, height, size, digest };
  await keepFile({ image, fileVersion, facts, now });
}
