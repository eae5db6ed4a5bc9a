import type { ImageRef } from "@tresen/contract/media/image-fields";
import { IMAGE_WIDTHS, type ImageSize } from "@tresen/contract/media/image-sizes";

/** The kind of record that a picture belongs to, as far as its address contains it. */
export type ImageFolder = "product" | "category";

interface ImageAddress {
  image: Pick<ImageRef, "id" | "version" | "extension">;
  size?: ImageSize;
  folder?: ImageFolder | undefined;
}

export function imageUrl({ image, size, folder }: ImageAddress): string {
  return ["/image", folder, size, `${image.id}-${image.version}.${image.extension}`].filter(Boolean).join("/");
}

/** The variants for `srcset`, up to the first that is as wide as the original. */
export function imageSrcSet({
  image,
  sizes,
  folder,
}: {
  image: ImageRef;
  sizes: readonly ImageSize[];
  folder?: ImageFolder | undefined;
}): string {
  const width = image.width ?? Infinity;
  const useful = sizes.filter((size, index) => index === 0 || IMAGE_WIDTHS[sizes[index - 1] ?? size] < width);
  return useful.map((size) => `${imageUrl({ image, size, folder })} ${IMAGE_WIDTHS[size]}w`).join(", ");
}
