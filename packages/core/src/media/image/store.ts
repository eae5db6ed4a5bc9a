import type { ImageRef } from "@tresen/contract/media/image-fields";
import { IMAGE_STORAGE_FAILED, IMAGE_UNSUPPORTED } from "@tresen/contract/media/media.texts";
import { readObject, writeDerived, writeObject } from "../../platform/blob";
import { AppError } from "../../platform/errors";

const CONTENT_TYPES: Record<string, string> = {
  jpg: "image/jpeg",
  jpeg: "image/jpeg",
  png: "image/png",
  gif: "image/gif",
  webp: "image/webp",
  avif: "image/avif",
  svg: "image/svg+xml",
  pgm: "image/x-portable-graymap",
};
const PATH =
  /^image\/(?:(?:cut\/)?[a-z0-9-]{1,40}\/)?[A-Za-z0-9_-]{1,64}-\d{1,9}\.(jpg|jpeg|png|gif|webp|avif|svg|pgm)$/;

/** The key of an image in the bucket: of the original, or with `size` of a variant. It is also the path in the shop. */
export function imagePath({
  image,
  size,
}: {
  image: Pick<ImageRef, "id" | "version" | "extension">;
  size?: string;
}): string {
  return ["image", ...(size ? [size] : []), `${image.id}-${image.version}.${image.extension}`].join("/");
}

/** Where the file at a path is kept while its picture is removed. Nothing there is served. */
export function hiddenPath(path: string): string {
  return `removed/${path}`;
}

/** The image at a path such as `image/{id}-{version}.{extension}`; null when there is none. */
export async function readImage({ path }: { path: string }): Promise<{ body: Uint8Array; contentType: string } | null> {
  const contentType = contentTypeOf(path);
  if (!contentType) return null;
  try {
    const body = await readObject({ key: path });
    return body && { body, contentType };
  } catch (error) {
    throw failed(error);
  }
}

interface NewObject {
  path: string;
  body: Uint8Array;
}

/** @throws input for a path that is not an image's, upstream. */
export function writeImage(image: NewObject): Promise<void> {
  return stored(image, writeObject);
}

/**
 * Stores what was drawn from the picture at another path. @returns whether that one is still there; else nothing is kept.
 * @throws as `writeImage`.
 */
export function writeDrawn({ source, ...image }: NewObject & { source: string }): Promise<boolean> {
  return stored(image, (object) => writeDerived({ ...object, source }));
}

async function stored<Result>(
  { path, body }: NewObject,
  write: (object: { key: string; body: Uint8Array; contentType: string }) => Promise<Result>,
): Promise<Result> {
  const contentType = contentTypeOf(path);
  if (!contentType) throw new AppError("image.path_invalid", "input", IMAGE_UNSUPPORTED);
  try {
    return await write({ key: path, body, contentType });
  } catch (error) {
    throw failed(error);
  }
}

/** The media type of a picture by its path; null for a path that is no picture's. */
export function contentTypeOf(path: string): string | null {
  return CONTENT_TYPES[PATH.exec(path)?.[1] ?? ""] ?? null;
}

function failed(cause: unknown): AppError {
  return new AppError("image.storage_failed", "upstream", IMAGE_STORAGE_FAILED, [], { cause });
}
