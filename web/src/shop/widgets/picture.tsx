import type { ImageRef } from "@tresen/contract/media/image-fields";
import { useState } from "react";
import { IMAGE_WIDTHS, type ImageSize } from "@tresen/contract/media/image-sizes";
import type { ImageUse } from "@tresen/contract/media/image-place-fields";
import { imagePosition, imageSrcSet, imageUrl } from "../../shared/images";

interface PictureProps {
  image: ImageRef;
  /** Where it is shown, if not as a whole. */
  use?: ImageUse;
  /** The offered variants, small to large; the first is the fallback. */
  variants: readonly ImageSize[];
  /** The displayed width, as the attribute `sizes`. */
  sizes: string;
  className?: string;
  /** The first picture of a page is loaded at once, all others when they come near the viewport. */
  eager?: boolean;
  alt?: string;
  /** `contain` shows all of it, for logos. */
  fit?: "cover" | "contain";
}

/**
 * A picture in a fitting variant, with its proportions known before it is loaded. If loading fails, only its background
 * is visible.
 */
export function Picture({
  image,
  use,
  variants,
  sizes,
  className = "",
  eager = false,
  alt,
  fit = "cover",
}: PictureProps) {
  const [isBroken, setBroken] = useState(false);
  if (isBroken) return <span className={`block bg-sunken ${className}`} aria-hidden />;
  const isVector = image.extension === "svg";
  const first = variants[0] ?? "small";
  const width = image.width ?? IMAGE_WIDTHS[first];
  return (
    <img
      src={imageUrl(isVector ? { image, use } : { image, use, size: first })}
      {...(isVector ? {} : { srcSet: imageSrcSet({ image, use, sizes: variants }), sizes })}
      width={width}
      height={image.height ?? width}
      alt={alt ?? image.alt}
      loading={eager ? "eager" : "lazy"}
      fetchPriority={eager ? "high" : "auto"}
      decoding="async"
      onError={() => setBroken(true)}
      style={{ objectPosition: fit === "cover" ? imagePosition({ image, use }) : undefined }}
      className={`${fit === "cover" ? "bg-sunken object-cover" : "object-contain"} ${className}`}
    />
  );
}
