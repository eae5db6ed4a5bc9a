import type { UploadExtension } from "@tresen/contract/media/upload-types";
import { readObject, removeObject, writeObject } from "../../platform/blob";
import { UPLOAD_MESSAGES } from "@tresen/contract/media/upload.texts";
import { AppError } from "../../platform/errors";

export interface StoredFile {
  id: string;
  version: number;
  extension: UploadExtension;
  publicHash: string;
}

/** Types that browsers display; all others are offered as a download. */
const SHOWN = new Set<string>(["jpg", "png", "gif", "webp", "pdf"]);

/** The key of the file in the bucket, which is also its path in the shop. */
export function uploadKey({ id, version, extension, publicHash }: StoredFile): string {
  return `upload/${publicHash}/${id}-${version}.${extension}`;
}

/** The name of a download is its id, since the customer chose the original name. */
export function dispositionOf({ id, extension }: Pick<StoredFile, "id" | "extension">): string {
  return `${SHOWN.has(extension) ? "inline" : "attachment"}; filename="${id}.${extension}"`;
}

/** @throws upstream */
export async function writeFile({
  file,
  body,
  contentType,
}: {
  file: StoredFile;
  body: Uint8Array;
  contentType: string;
}): Promise<void> {
  await translated(() => writeObject({ key: uploadKey(file), body, contentType, disposition: dispositionOf(file) }));
}

/** Null when the file does not exist. @throws upstream */
export function readFile(key: string): Promise<Uint8Array | null> {
  return translated(() => readObject({ key }));
}

/** @throws upstream */
export function writePreview({ key, body }: { key: string; body: Uint8Array }): Promise<void> {
  return translated(() => writeObject({ key, body, contentType: "image/jpeg", disposition: "inline" }));
}

/** Removes the file and its preview. @throws upstream */
export async function removeFile(file: StoredFile): Promise<void> {
  const preview = `upload/${file.publicHash}/preview/${file.id}-${file.version}.jpg`;
  await translated(async () => {
    await Promise.all([removeObject({ key: uploadKey(file) }), removeObject({ key: preview })]);
  });
}

async function translated<Result>(run: () => Promise<Result>): Promise<Result> {
  try {
    return await run();
  } catch (cause) {
    throw new AppError("upload.storage_failed", "upstream", UPLOAD_MESSAGES.storageFailed, [], { cause });
  }
}
