import type { ImageRef } from "../media/image-fields";

/** In rem: the height of the header's logo on wide screens, and its largest width. */
const HEIGHT = 2.75;
const WIDEST = 12;

/** The `sizes` attribute of the header's logo, so that browsers load no more pixels than its proportions need. */
export function logoSizes({ width, height }: ImageRef): string {
  return `${width && height ? Math.min(WIDEST, Math.ceil((HEIGHT * width) / height)) : WIDEST}rem`;
}
