import { CUT_FOLDER } from "../routes/definition";
import { keysOf } from "@tresen/contract/kit/object";
import { WHOLE } from "@tresen/contract/media/image-address";
import type { ImageUse } from "@tresen/contract/media/image-place-fields";
import { IMAGE_RATIOS } from "@tresen/contract/media/image-shown";
import { IMAGE_WIDTHS, type ImageSize } from "@tresen/contract/media/image-sizes";

const EXTENSIONS = ["jpg", "jpeg", "png", "gif", "webp", "avif", "svg"] as const;
export type ImageExtension = (typeof EXTENSIONS)[number];

/** The width of cuts without a size: the whole in all its pixels could be larger than an answer. */
export const LARGEST = "large" satisfies ImageSize;

export interface ImagePath {
  /** `{id}-{version}`, the same for all formats of an image. */
  name: string;
  extension: ImageExtension;
  size: ImageSize | null;
  /** Null for the whole picture. */
  cut: AskedCut | null;
}

/** What of a picture is asked for. */
export interface AskedCut {
  use: ImageUse;
  /** Null for whatever this use shows today. */
  key: string | null;
}

// Every part is matched explicitly, so that only the name of an image can become a key of the bucket.
const PATTERN =
  /^\/image\/(?:(product|category|hero|share)\/)?(?:([a-z]+|\d+)\/)?([A-Za-z0-9_-]{1,64}-\d{1,9})\.([a-z]{3,4})$/;
const CUT_PATTERN = /^\/image\/cut\/([a-z]+)-([a-z0-9]{8})-([a-z]+)\/([A-Za-z0-9_-]{1,64}-\d{1,9})\.([a-z]{3,4})$/;
const KEY = /^[a-z0-9]{8}$/;

/**
 * Parses `/image/{use}/{size}/{id}-{version}.{extension}`, of which use and size may be missing and the size may be a
 * width, or the path of a stored cut, see `cutKey`. Null for any other path.
 * @param key the parameter `cut` of the address.
 */
export function parseImagePath({ path, key }: { path: string; key?: string | undefined }): ImagePath | null {
  const stored = CUT_PATTERN.exec(path);
  if (stored)
    return imagePathOf({ use: stored[1], key: stored[2], size: stored[3], name: stored[4], extension: stored[5] });
  const [, use, size, name, extension] = PATTERN.exec(path) ?? [];
  return imagePathOf({ use: key === WHOLE ? undefined : use, key, size, name, extension });
}

function imagePathOf({
  name,
  ...texts
}: Partial<Record<"use" | "key" | "size" | "name" | "extension", string | undefined>>): ImagePath | null {
  const extension = EXTENSIONS.find((known) => known === texts.extension);
  const size = texts.size === undefined ? null : sizeOf(texts.size);
  const use = keysOf(IMAGE_RATIOS).find((known) => known === texts.use);
  if (!name || !extension || (texts.size !== undefined && !size) || (texts.use !== undefined && !use)) return null;
  const key = texts.key && KEY.test(texts.key) ? texts.key : null;
  return { name, extension, size, cut: use ? { use, key } : null };
}

export function originalKey({ name, extension }: { name: string; extension: ImageExtension }): string {
  return `image/${name}.${extension}`;
}

/** The key of a variant, with the extension of its format. */
export function variantKey({
  name,
  size,
  extension,
}: {
  name: string;
  size: ImageSize;
  extension: ImageExtension;
}): string {
  return `image/${size}/${name}.${extension}`;
}

/**
 * The key in the bucket of what a use shows of a picture. It contains what the cut depends on, so that a picture with
 * another crop never shows the one before. Cuts without a size are as wide as the largest, and so are vector images.
 */
export function cutKey({
  name,
  size,
  extension,
  use,
  key,
}: {
  name: string;
  size: ImageSize | null;
  extension: ImageExtension;
  use: ImageUse;
  key: string;
}): string {
  const width = extension === "svg" ? LARGEST : (size ?? LARGEST);
  return `${CUT_FOLDER}/${use}-${key}-${width}/${name}.${extension}`;
}

/**
 * The extensions that the original of a path may have. Only AVIF and WebP, to which images are converted, may have an
 * original of another format: a cache that evaluated `accept` itself asks for them.
 */
export function originalExtensions({ extension }: Pick<ImagePath, "extension">): ImageExtension[] {
  if (extension !== "avif" && extension !== "webp") return [extension];
  return [extension, ...EXTENSIONS.filter((other) => other !== extension)];
}

function sizeOf(text: string): ImageSize | null {
  return keysOf(IMAGE_WIDTHS).find((name) => name === text || String(IMAGE_WIDTHS[name]) === text) ?? null;
}
