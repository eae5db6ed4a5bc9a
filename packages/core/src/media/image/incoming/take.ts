import type { Permission } from "@tresen/contract/kit/access";
import type { Instant } from "@tresen/contract/kit/time";
import { IMAGE_FILE_LIMIT, type ImageAnswer } from "@tresen/contract/media/image";
import {
  IMAGE_FILE_CHANGED,
  IMAGE_MESSAGES,
  IMAGE_NOT_ARRIVED,
  IMAGE_STORAGE_FAILED,
} from "@tresen/contract/media/media.texts";
import type { Actor } from "../../../platform/actor";
import { readObjectUpTo, removeObject } from "../../../platform/blob";
import { AppError } from "../../../platform/errors";
import { type NewFile, newFile } from "../accept";
import { requireAny } from "../access";
import { duplicatesOf } from "../duplicates";
import { giveFile, storeFile, versionOf } from "../replace";
import { type ImageRow, changeImageRow, existingImage, recordOfImage } from "../row";
import {
  type ImageUploadRow,
  awaitedFile,
  forgetFile,
  isKeyOf,
  noteLate,
  noteRefusal,
  onlyArrived,
} from "../awaited-file";

interface Asked {
  actor: Actor;
  id: string;
  /** The key of the form by which the file was sent; not needed where no other file has arrived. */
  key?: string | undefined;
  now: Instant;
}

/**
 * Looks into the file that a browser has sent, and makes it the picture's, or says why not. Asked again, also at the
 * same time, it answers the same.
 * @throws missing, forbidden, conflict while the file has not arrived, when the picture has got another file since the
 * form was made, and where several have arrived and no key says which one is meant, upstream.
 */
export async function takeUploaded({
  permissions,
  ...asked
}: Asked & { permissions: readonly Permission[] }): Promise<ImageAnswer> {
  requireAny({ actor: asked.actor, permissions });
  const row = await existingImage(asked.id);
  const awaited = await wantedFile(asked);
  if (awaited?.isLate) throw fileChanged();
  if (!awaited) {
    if (!mayBeTaken({ ...asked, row })) throw new AppError("image.not_arrived", "conflict", IMAGE_NOT_ARRIVED);
    return answered({ row, refusal: null });
  }
  if (awaited.refusal !== undefined) return refused({ ...asked, message: awaited.refusal });
  const arrived = await arrivedFile(awaited);
  if (arrived === null) {
    // Whoever took it in at this moment has removed it, and has noted before what became of it.
    const later = await awaitedFile(awaited);
    if (later && later.refusal === undefined && !later.isLate)
      throw new AppError("image.not_arrived", "conflict", IMAGE_NOT_ARRIVED);
    return takeUploaded({ permissions, ...asked });
  }
  const result =
    "refusal" in arrived
      ? await refuse({ ...asked, awaited, message: arrived.refusal })
      : await accept({ ...asked, awaited, file: arrived });
  await removeObject({ key: awaited.key });
  return result;
}

/** Whether a file that is awaited no more may be the picture's by now. That of another picture, or of none, is not. */
function mayBeTaken({ id, key, row }: Pick<Asked, "id" | "key"> & { row: ImageRow }): boolean {
  return key === undefined || (isKeyOf({ image: id, key }) && row.fields.extension !== null);
}

function wantedFile({ id: image, key }: Pick<Asked, "id" | "key">): Promise<ImageUploadRow | null> {
  return key === undefined ? onlyArrived({ image }) : awaitedFile({ image, key });
}

/** The file that has arrived, or why it is none that is taken; null when nothing has arrived. */
async function arrivedFile({ key }: ImageUploadRow): Promise<NewFile | { refusal: string } | null> {
  const found = await readArrived(key);
  if (!found) return null;
  if (!found.bytes) return { refusal: IMAGE_MESSAGES.fileTooLarge };
  try {
    return await newFile(found.bytes);
  } catch (error) {
    if (error instanceof AppError && error.kind === "input")
      return { refusal: error.details[0]?.message ?? error.message };
    throw error;
  }
}

async function readArrived(key: string): ReturnType<typeof readObjectUpTo> {
  try {
    return await readObjectUpTo({ key, maxBytes: IMAGE_FILE_LIMIT });
  } catch (cause) {
    throw new AppError("image.storage_failed", "upstream", IMAGE_STORAGE_FAILED, [], { cause });
  }
}

async function accept({
  awaited,
  file,
  ...asked
}: Asked & { awaited: ImageUploadRow; file: NewFile }): Promise<ImageAnswer> {
  const before = await existingImage(asked.id);
  await requireSameFile({ row: before, awaited, file });
  const stored = await storeFile({ before, file, now: asked.now });
  const row = await changeImageRow({
    id: asked.id,
    change: async (current) => {
      await requireSameFile({ row: current, awaited, file });
      return giveFile({ ...asked, before: current, stored });
    },
  });
  await forgetFile(awaited);
  return answered({ row, refusal: null });
}

/**
 * The picture has still the file that it had when the form was made, or has this one already. Otherwise two people
 * replace it at the same time, and the second has to see the first one's file before it is replaced.
 * @throws conflict
 */
async function requireSameFile({
  row,
  awaited,
  file: { facts },
}: {
  row: ImageRow;
  awaited: ImageUploadRow;
  file: NewFile;
}): Promise<void> {
  const isSame = awaited.fileVersion === undefined || awaited.fileVersion === versionOf(row);
  if (isSame || row.fields.digest === facts.digest) return;
  await noteLate(awaited);
  await removeObject({ key: awaited.key });
  throw fileChanged();
}

function fileChanged(): AppError {
  return new AppError("image.file_changed", "conflict", IMAGE_FILE_CHANGED);
}

async function refuse({
  awaited,
  message,
  ...asked
}: Asked & { awaited: ImageUploadRow; message: string }): Promise<ImageAnswer> {
  const isNoted = await noteRefusal({ ...awaited, refusal: message });
  return isNoted ? refused({ ...asked, message }) : answered({ row: await existingImage(asked.id), refusal: null });
}

/** A picture with a file keeps it. */
async function refused({ actor, id, now, message }: Asked & { message: string }): Promise<ImageAnswer> {
  const row = await changeImageRow({
    id,
    change: async ({ fields }) =>
      fields.state === "waiting"
        ? { fields: { ...fields, state: "refused", error: message }, cause: { actor, action: "update", now } }
        : null,
  });
  return answered({ row, refusal: message });
}

async function answered({ row, refusal }: { row: ImageRow; refusal: string | null }): Promise<ImageAnswer> {
  return { ...recordOfImage(row), refusal, duplicates: await duplicatesOf(row) };
}
