import type { ImageRef } from "../media/image-fields";

/** In rem: the height of the header's logo on wide screens, and the most that its width may be. */
const HEIGHT = 2.75;
const WIDEST = 12;

/**
 * How wide the header shows the logo, as `sizes` of its picture: a square one needs a quarter of a long one's pixels.
 */
export function logoSizes({ width, height }: ImageRef): string {
  return `${width && height ? Math.min(WIDEST, Math.ceil((HEIGHT * width) / height)) : WIDEST}rem`;
}
