import { keysOf } from "@tresen/contract/kit/object";
/** Widths by the names that the shop's addresses use. */
export const IMAGE_WIDTHS = { icon: 64, thumbnail: 128, tiny: 256, small: 640, medium: 1280, large: 1920 } as const;
export type ImageSize = keyof typeof IMAGE_WIDTHS;

const EXTENSIONS = ["jpg", "jpeg", "png", "gif", "webp", "avif", "svg"] as const;
export type ImageExtension = (typeof EXTENSIONS)[number];

export interface ImagePath {
  /** `{id}-{version}`: one picture, whatever it is encoded as. */
  name: string;
  extension: ImageExtension;
  size: ImageSize | null;
}

// Every part is spelled out, so that nothing but a picture's name ever becomes a key of the bucket.
const PATTERN = /^\/image\/(?:(?:product|category)\/)?(?:([a-z]+|\d+)\/)?([A-Za-z0-9_-]{1,64}-\d{1,9})\.([a-z]{3,4})$/;

/** `/image/{size}/{id}-{version}.{extension}`, the size by name or width or left out; null when it is no such path. */
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

/** Where a variant lies: under the extension of what it is encoded as. */
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
 * What the original of a path may be. Only the two formats that pictures are converted to may name another one, as a
 * cache in front asks that has read `accept` by itself.
 */
export function originalExtensions({ extension }: Pick<ImagePath, "extension">): ImageExtension[] {
  if (extension !== "avif" && extension !== "webp") return [extension];
  return [extension, ...EXTENSIONS.filter((other) => other !== extension)];
}

function sizeOf(text: string): ImageSize | null {
  return keysOf(IMAGE_WIDTHS).find((name) => name === text || String(IMAGE_WIDTHS[name]) === text) ?? null;
}
