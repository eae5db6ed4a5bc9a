import { escapeHtml } from "@tresen/contract/page/html";
import { imageAddress, imagePosition } from "@tresen/contract/media/image-address";
import type { ImageRef } from "@tresen/contract/media/image-fields";
import type { ImageUse } from "@tresen/contract/media/image-place-fields";

/** The width in pixels of each variant that the first view uses. */
const WIDTHS = { thumbnail: 128, tiny: 256, small: 640, medium: 1280, large: 1920 } as const;
type Variant = keyof typeof WIDTHS;

interface Picture {
  image: ImageRef;
  /** Where it is shown, if not as a whole. */
  use?: ImageUse;
  variants: readonly Variant[];
  /** The `sizes` attribute. */
  sizes: string;
  alt: string;
  className: string;
  /** Whether it keeps its proportions, so that nothing of it is cut. */
  isWhole?: boolean;
  /** Whether it is the page's largest image. All others are loaded with lower priority. */
  isFirst?: boolean;
}

/** An image as the shop's own component renders it, so that replacing one by the other changes nothing. */
export function pictureHtml({
  image,
  use,
  variants,
  sizes,
  alt,
  className,
  isWhole = false,
  isFirst = false,
}: Picture): string {
  const original = image.width ?? Infinity;
  const first = variants[0] ?? "small";
  const useful = variants.filter((_, index) => index === 0 || WIDTHS[variants[index - 1] ?? first] < original);
  const sources = useful
    .map((variant) => `${imageAddress({ image, use, size: variant })} ${WIDTHS[variant]}w`)
    .join(", ");
  const isVector = image.extension === "svg";
  const address = isVector
    ? `src="${escapeHtml(imageAddress({ image, use }))}"`
    : `srcset="${escapeHtml(sources)}" sizes="${sizes}" src="${escapeHtml(imageAddress({ image, use, size: first }))}"`;
  const position = isWhole ? undefined : imagePosition({ image, use });
  const style = position ? ` style="object-position:${position}"` : "";
  const width = image.width ?? WIDTHS[first];
  const size = `width="${width}" height="${image.height ?? width}"`;
  const priority = isFirst ? "high" : "low";
  return `<img ${address} ${size} alt="${escapeHtml(alt)}" fetchpriority="${priority}" class="${className}"${style} />`;
}
