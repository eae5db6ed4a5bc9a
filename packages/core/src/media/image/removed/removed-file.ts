import { DAY, type Instant } from "@tresen/contract/kit/time";
import { type ImageRecord, imageFile } from "@tresen/contract/media/image.resource";
import { IMAGE_MESSAGES, REMOVED_FILE_GONE } from "@tresen/contract/media/media.texts";
import { type TransactionWrite, storageCall, transactionWrites } from "../../../platform/db";
import { AppError } from "../../../platform/errors";
import { type WriteCheck, stale } from "../../../records/rows";
import { type FileFacts, type ImageFileRow, factsOf, fileRow, placeOf, secondsAt } from "../files";
import { ImageFileEntity } from "../image-file.entity";
import { isShown, showFile } from "./hidden";

/** How long a removed picture can be restored: as long as the list of removed records goes back. */
const KEPT = 31 * DAY;

/**
 * Keeps the file of a picture that is removed, in the transaction that removes it. The stream's reader then hides it.
 * None for a picture whose file never came.
 */
export function removedFile({
  id,
  fields: { fileVersion, extension, mimeType, width, height, size, digest },
  now,
}: {
  id: string;
  fields: Pick<ImageRecord, "fileVersion" | keyof FileFacts>;
  now: Instant;
}): WriteCheck[] {
  if (!extension) return [];
  const facts = { extension, mimeType, width, height, size, digest };
  const row = fileRow({ image: id, fileVersion, facts, now, expiresAt: now + KEPT });
  const kept = { ...row, removedAt: row.createdAt };
  return [{ condition: () => written(({ imageFile: entity }) => [entity.put(kept).commit()]), error: stale() }];
}

/**
 * What the server knows of the kept file of a removed picture, as fields of the record that is restored.
 * @throws conflict for a picture that is entered and was not removed, and for one whose file is not kept any more.
 */
export async function keptFacts({
  id,
  fields,
}: {
  id: string;
  fields: Record<string, unknown>;
}): Promise<Record<string, unknown>> {
  const { fileVersion } = fields;
  if (typeof fileVersion !== "number") throw new AppError("image.not_entered", "conflict", IMAGE_MESSAGES.notEntered);
  const row = await keptRow({ image: id, fileVersion });
  if (!row) throw gone();
  return imageFile.kept({ ...factsOf(row), fileVersion, state: "ready", error: null });
}

/**
 * Shows the kept file again, before the record that names it is stored, and the condition that it is still kept.
 * @throws conflict for a file that is not kept any more, upstream.
 */
export async function restoredFile({
  id,
  fields,
  now,
}: {
  id: string;
  fields: Record<string, unknown>;
  now: Instant;
}): Promise<WriteCheck> {
  const row = await keptRow({ image: id, fileVersion: Number(fields["fileVersion"]) });
  if (!row || row.expiresAt <= secondsAt(now)) throw gone();
  await showFile(row);
  if (!(await isShown(row))) throw gone();
  const { image, place } = row;
  return {
    condition: () =>
      written(({ imageFile: entity }) => [
        entity
          .patch({ image, place })
          .remove(["removedAt"])
          .where(({ expiresAt }, { gt }) => gt(expiresAt, secondsAt(now)))
          .commit(),
      ]),
    error: gone(),
  };
}

async function keptRow({ image, fileVersion }: { image: string; fileVersion: number }): Promise<ImageFileRow | null> {
  const place = placeOf(fileVersion);
  const { data } = await storageCall(() => ImageFileEntity.get({ image, place }).go({ consistent: true }));
  return data;
}

function gone(): AppError {
  return new AppError("image.file_gone", "conflict", REMOVED_FILE_GONE);
}

type Writes = Parameters<typeof transactionWrites<{ imageFile: typeof ImageFileEntity }>>[0]["writes"];

function written(writes: Writes): TransactionWrite {
  const [write] = transactionWrites({ entities: { imageFile: ImageFileEntity }, writes });
  if (!write) throw new RangeError("no write");
  return write;
}
