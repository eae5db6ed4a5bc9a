import type { ImageRef } from "./image-fields";
import type { ImageUse } from "./image-place-fields";
import type { ImageSize } from "./image-sizes";

/** The key of the whole picture. */
export const WHOLE = "none";

interface ImageAddress {
  image: Pick<ImageRef, "id" | "version" | "extension" | "cropKeys">;
  size?: ImageSize;
  /** Where it is shown, if not as a whole. */
  use?: ImageUse | undefined;
}

/**
 * The address of a picture in the shop. What it answers never changes: another file has another version, and another
 * crop another key. Without `?cut=` the address of a use answers today's crop, and previews of links are always cut.
 */
export function imageAddress({ image, size, use }: ImageAddress): string {
  const key = use && image.cropKeys?.[use];
  // Pictures of products and categories have addresses of their own even where nothing is cut.
  const folder = key || use !== "hero" ? use : undefined;
  const path = ["/image", folder, size, `${image.id}-${image.version}.${image.extension}`].filter(Boolean).join("/");
  return folder && (key || use !== "share") ? `${path}?cut=${key ?? WHOLE}` : path;
}

/** The `object-position` of a picture in a box of other proportions; undefined for the middle, which no reference names. */
export function imagePosition({
  image: { focus, cropKeys, cropFocus },
  use,
}: {
  image: Pick<ImageRef, "focus" | "cropKeys" | "cropFocus">;
  use?: ImageUse | undefined;
}): string | undefined {
  const shown = use && cropKeys?.[use] ? cropFocus?.[use] : focus;
  return shown ? `${percent(shown.x)} ${percent(shown.y)}` : undefined;
}

function percent(share: number): string {
  return `${Math.round(share * 1000) / 10}%`;
}
