import type { ImageRef } from "@tresen/contract/media/image-fields";

/** Width in pixels of each variant that the server makes. */
export const IMAGE_SIZES = { icon: 64, thumbnail: 128, tiny: 256, small: 640, medium: 1280, large: 1920 } as const;
export type ImageSize = keyof typeof IMAGE_SIZES;

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
  const useful = sizes.filter((size, index) => index === 0 || IMAGE_SIZES[sizes[index - 1] ?? size] < width);
  return useful.map((size) => `${imageUrl({ image, size, folder })} ${IMAGE_SIZES[size]}w`).join(", ");
}
