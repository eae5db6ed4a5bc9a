import { imageAddress } from "@tresen/contract/media/image-address";
import type { ImageRef } from "@tresen/contract/media/image-fields";
import type { ImageUse } from "@tresen/contract/media/image-place-fields";
import { IMAGE_WIDTHS, type ImageSize } from "@tresen/contract/media/image-sizes";

export { imageAddress as imageUrl, imagePosition } from "@tresen/contract/media/image-address";

/** The variants for `srcset`, up to the first that is as wide as the original. */
export function imageSrcSet({
  image,
  sizes,
  use,
}: {
  image: ImageRef;
  sizes: readonly ImageSize[];
  use?: ImageUse | undefined;
}): string {
  const width = image.width ?? Infinity;
  const useful = sizes.filter((size, index) => index === 0 || IMAGE_WIDTHS[sizes[index - 1] ?? size] < width);
  return useful.map((size) => `${imageAddress({ image, size, use })} ${IMAGE_WIDTHS[size]}w`).join(", ");
}
