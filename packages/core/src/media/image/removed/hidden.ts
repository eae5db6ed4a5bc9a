import { images } from "@tresen/contract/media/image.resource";
import { copyObject, headObject, removeObject } from "../../../platform/blob";
import { log } from "../../../platform/log";
import { findRow } from "../../../records/rows";
import { type ImageFileChange, type ImageFileRow, keysOfFile, rowsOf } from "../files";
import { contentTypeOf, hiddenPath, imagePath } from "../store";

type Kept = Pick<ImageFileRow, "image" | "place" | "extension">;

const NOT_CACHED = "private, no-store";

/** After a picture was removed or restored, see `settleFiles`. @throws upstream */
export async function hideOrShow({ before, after }: ImageFileChange): Promise<void> {
  const { image, removedAt } = after ?? {};
  if (image === undefined || (removedAt === undefined && before?.removedAt === undefined)) return;
  await settleFiles(image);
}

/**
 * Puts all files of a picture, also earlier ones, to where nobody is served while it is removed, and else to their
 * addresses. It looks at what is so today, so that the last of several changes always decides. Idempotent.
 * @throws upstream
 */
async function settleFiles(image: string): Promise<void> {
  const [row, files] = await Promise.all([findRow({ resource: images, id: image }), rowsOf({ image })]);
  for (const file of files) await (row ? unhide(file) : hide(file));
}

/**
 * The same before the removal or restoration is answered, so that nobody meets the former state afterwards. What fails
 * now, the stream's reader does.
 */
export async function settleNow(image: string): Promise<void> {
  try {
    await settleFiles(image);
  } catch (error) {
    log.warn("files of a picture not settled yet", {
      image,
      reason: error instanceof Error ? error.message : "unknown",
    });
  }
}

/** Copies a hidden file to its address. */
export async function showFile(file: Kept): Promise<void> {
  if (!(await isShown(file))) await copied({ from: hiddenPath(pathOf(file)), to: pathOf(file), path: pathOf(file) });
}

export async function isShown(file: Kept): Promise<boolean> {
  return (await headObject({ key: pathOf(file) })) !== null;
}

async function unhide(file: Kept): Promise<void> {
  await showFile(file);
  if (await isShown(file)) await removeObject({ key: hiddenPath(pathOf(file)) });
}

/** Nothing is removed before its copy is there. */
async function hide(file: Kept): Promise<void> {
  const path = pathOf(file);
  const to = hiddenPath(path);
  const isHidden = await copied({ from: path, to, path, cache: NOT_CACHED });
  if (!isHidden && !(await headObject({ key: to }))) return;
  await removeObject({ key: path });
  await Promise.all(keysOfFile(file).map((key) => removeObject({ key })));
}

function copied({ path, ...where }: { from: string; to: string; path: string; cache?: string }): Promise<boolean> {
  return copyObject({ ...where, contentType: contentTypeOf(path) ?? "application/octet-stream" });
}

function pathOf({ image: id, place, extension }: Kept): string {
  return imagePath({ image: { id, version: Number(place), extension } });
}
