import type { FontVariant } from "@tresen/contract/media/font/variant";

/** One file of a typeface, and the characters it contains. */
export interface FontFace {
  /** Null for a file with all characters of its typeface. */
  unicodeRange: string | null;
  data: Uint8Array;
}

/**
 * A style sheet that includes the font files, so that no further request is needed. `family` must not contain quotes.
 */
export function fontCss({
  family,
  weight,
  style,
  faces,
  format = "woff2",
}: FontVariant & { family: string; faces: readonly FontFace[]; format?: "woff" | "woff2" }): string {
  return faces
    .map(({ unicodeRange, data }) => {
      const source = `url(data:font/${format};base64,${Buffer.from(data).toString("base64")}) format("${format}")`;
      const font = `font-family:"${family}";font-style:${style};font-weight:${weight};font-display:swap`;
      const range = unicodeRange === null ? "" : `;unicode-range:${unicodeRange}`;
      return `@font-face{${font};src:${source}${range}}\n`;
    })
    .join("");
}
