import type { ImageRef } from "@tresen/contract/media/image-fields";
import type { ImageSize } from "@tresen/contract/media/image-sizes";
import { imageUrl } from "../../../shared/images";

const SMALL_SIDE = 640;

/** The variant of a picture from which templates are drawn, which the server draws from too. */
export function hrefOf(image: ImageRef): string {
  const isSmall = Math.max(image.width ?? Infinity, image.height ?? Infinity) <= SMALL_SIDE;
  return imageUrl({ image, ...(isSmall ? {} : { size: "large" as const }) });
}

/** The variant for a template that is shown small. */
export const smallHrefOf =
  (size: ImageSize) =>
  (image: ImageRef): string =>
    imageUrl({ image, size });
