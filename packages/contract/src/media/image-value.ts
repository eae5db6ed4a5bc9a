import { isObject } from "../kit/object";
import type { ImageRef } from "./image-fields";
import type { ImageFocus } from "./image-focus";
import type { ImageUse } from "./image-place-fields";

const EXTENSIONS: readonly ImageRef["extension"][] = ["jpg", "jpeg", "png", "gif", "webp", "avif", "svg"];

/** The reference to a picture in any JSON of a page, without what has not the right shape; null for anything else. */
export function imageIn(value: unknown): ImageRef | null {
  const { id, version, extension: ending, width, height, alt, focus, cropKeys, cropFocus } = fieldsOf(value);
  const extension = EXTENSIONS.find((known) => known === ending);
  if (typeof id !== "string" || !/^[A-Za-z0-9_-]{1,64}$/.test(id) || !extension) return null;
  return {
    id,
    version: sizeIn(version) ?? 1,
    extension,
    width: sizeIn(width),
    height: sizeIn(height),
    alt: typeof alt === "string" ? alt.trim() : "",
    focus: focusIn(focus),
    cropKeys: byUse(cropKeys, (key) => (typeof key === "string" && /^[a-z0-9]{8}$/.test(key) ? key : null)),
    cropFocus: byUse(cropFocus, focusIn),
  };
}

/** The pictures anywhere in a value, in its order. */
export function imagesIn(value: unknown): ImageRef[] {
  const image = imageIn(value);
  if (image) return [image];
  return Object.values(Array.isArray(value) ? value : fieldsOf(value)).flatMap(imagesIn);
}

function fieldsOf(value: unknown): Record<string, unknown> {
  return isObject(value) ? value : {};
}

function sizeIn(value: unknown): number | null {
  return typeof value === "number" && Number.isInteger(value) && value > 0 ? value : null;
}

function focusIn(value: unknown): ImageFocus | null {
  const { x, y } = fieldsOf(value);
  return typeof x === "number" && typeof y === "number" ? { x, y } : null;
}

function byUse<Entry>(value: unknown, read: (entry: unknown) => Entry): Partial<Record<ImageUse, Entry>> {
  return Object.fromEntries(Object.entries(fieldsOf(value)).map(([use, entry]) => [use, read(entry)]));
}
