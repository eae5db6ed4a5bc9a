import { escapeHtml } from "@tresen/contract/page/html";
import type { ImageRef } from "@tresen/contract/media/image-fields";

/** The width in pixels of each variant that the first view uses. */
const WIDTHS = { thumbnail: 128, tiny: 256, small: 640, medium: 1280, large: 1920 } as const;
type Variant = keyof typeof WIDTHS;

interface Picture {
  image: ImageRef;
  /** The folder in the image's URL, if it has one. */
  folder?: "product" | "category";
  variants: readonly Variant[];
  /** The `sizes` attribute. */
  sizes: string;
  alt: string;
  className: string;
  /** Whether it is the page's largest image. All others are loaded with lower priority. */
  isFirst?: boolean;
}

/** An image as the shop's own component renders it, so that replacing one by the other changes nothing. */
export function pictureHtml({ image, folder, variants, sizes, alt, className, isFirst = false }: Picture): string {
  const name = `${image.id}-${image.version}.${image.extension}`;
  const base = folder ? `/image/${folder}` : "/image";
  const original = image.width ?? Infinity;
  const first = variants[0] ?? "small";
  const useful = variants.filter((_, index) => index === 0 || WIDTHS[variants[index - 1] ?? first] < original);
  const sources = useful.map((variant) => `${base}/${variant}/${name} ${WIDTHS[variant]}w`).join(", ");
  const isVector = image.extension === "svg";
  const address = isVector
    ? `src="${base}/${escapeHtml(name)}"`
    : `srcset="${escapeHtml(sources)}" sizes="${sizes}" src="${base}/${first}/${escapeHtml(name)}"`;
  const width = image.width ?? WIDTHS[first];
  const size = `width="${width}" height="${image.height ?? width}"`;
  const priority = isFirst ? "high" : "low";
  return `<img ${address} ${size} alt="${escapeHtml(alt)}" fetchpriority="${priority}" class="${className}" />`;
}
