import { keysOf } from "@tresen/contract/kit/object";
import { IMAGE_WIDTHS, type ImageSize } from "@tresen/contract/media/image-sizes";

const EXTENSIONS = ["jpg", "jpeg", "png", "gif", "webp", "avif", "svg"] as const;
export type ImageExtension = (typeof EXTENSIONS)[number];

export interface ImagePath {
  /** `{id}-{version}`, the same for all formats of an image. */
  name: string;
  extension: ImageExtension;
  size: ImageSize | null;
}

// Every part is matched explicitly, so that only the name of an image can become a key of the bucket.
const PATTERN = /^\/image\/(?:(?:product|category)\/)?(?:([a-z]+|\d+)\/)?([A-Za-z0-9_-]{1,64}-\d{1,9})\.([a-z]{3,4})$/;

/**
 * Parses `/image/{size}/{id}-{version}.{extension}`; the size is a name or a width and may be missing. Null for any
 * other path.
 */
export function parseImagePath(path: string): ImagePath | null {
  const [, sizeText, name, extensionText] = PATTERN.exec(path) ?? [];
  const extension = EXTENSIONS.find((known) => known === extensionText);
  const size = sizeText === undefined ? null : sizeOf(sizeText);
  if (!name || !extension || (sizeText !== undefined && size === null)) return null;
  return { name, extension, size };
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
