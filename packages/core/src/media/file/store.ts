import { UPLOAD_LIMIT, UPLOAD_TYPES, type UploadExtension } from "@tresen/contract/media/upload-types";
import {
  copyObject,
  dispositionOf as namedDisposition,
  readObject,
  readObjectUpTo,
  removeObject,
  writeDerived,
  writeObject,
} from "../../platform/blob";
import { UPLOAD_MESSAGES } from "@tresen/contract/media/upload.texts";
import { AppError } from "../../platform/errors";

export interface StoredFile {
  id: string;
  version: number;
  extension: UploadExtension;
  publicHash: string;
  name: string;
}

/** Types that browsers display; all others are offered as a download. */
const SHOWN = new Set<string>(["jpg", "png", "gif", "webp", "pdf"]);

/** In no shared cache, and in a browser's only while the server confirms it: a deleted file is nowhere else. */
export const UPLOAD_CACHE = "private, no-cache";

/** The key of the file in the bucket, which is also its path in the shop. */
export function uploadKey({ id, version, extension, publicHash }: Omit<StoredFile, "name">): string {
  return `upload/${publicHash}/${id}-${version}.${extension}`;
}

/** A download is named as the file is called in the list. */
function dispositionOf({ name, extension }: Pick<StoredFile, "name" | "extension">): string {
  return namedDisposition(name, SHOWN.has(extension) ? "inline" : "attachment");
}

/** A text says in which writing it is. */
function contentTypeOf({ extension }: Pick<StoredFile, "extension">): string {
  return extension === "txt" ? "text/plain; charset=utf-8" : UPLOAD_TYPES[extension];
}

/** @throws upstream */
export async function writeFile({ file, body }: { file: StoredFile; body: Uint8Array }): Promise<void> {
  const [contentType, disposition] = [contentTypeOf(file), dispositionOf(file)];
  await translated(() => writeObject({ key: uploadKey(file), body, contentType, disposition, cache: UPLOAD_CACHE }));
}

/** Downloads have the new name from then on. @throws upstream */
export async function renameFile(file: StoredFile): Promise<void> {
  const key = uploadKey(file);
  const [contentType, disposition] = [contentTypeOf(file), dispositionOf(file)];
  await translated(() => copyObject({ from: key, to: key, contentType, disposition, cache: UPLOAD_CACHE }));
}

/** Null when the file does not exist. @throws upstream */
export function readFile(key: string): Promise<Uint8Array | null> {
  return translated(() => readObject({ key }));
}

/** The same with the name of its download. @throws upstream */
export async function readNamedFile(key: string): Promise<{ body: Uint8Array; disposition: string } | null> {
  const found = await translated(() => readObjectUpTo({ key, maxBytes: UPLOAD_LIMIT }));
  return found?.bytes ? { body: found.bytes, disposition: found.disposition ?? "attachment" } : null;
}

/** @param source the key of the file. @returns whether the file is still there; else nothing is kept. @throws upstream */
export function writePreview(preview: { key: string; source: string; body: Uint8Array }): Promise<boolean> {
  return translated(() =>
    writeDerived({ ...preview, contentType: "image/jpeg", disposition: "inline", cache: UPLOAD_CACHE }),
  );
}

/** Removes the file and then its preview: see `writeDerived`. @throws upstream */
export async function removeFile(file: Omit<StoredFile, "name">): Promise<void> {
  const preview = `upload/${file.publicHash}/preview/${file.id}-${file.version}.jpg`;
  await translated(async () => {
    await removeObject({ key: uploadKey(file) });
    await removeObject({ key: preview });
  });
}

async function translated<Result>(run: () => Promise<Result>): Promise<Result> {
  try {
    return await run();
  } catch (cause) {
    throw new AppError("upload.storage_failed", "upstream", UPLOAD_MESSAGES.storageFailed, [], { cause });
  }
}
