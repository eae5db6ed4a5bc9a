export interface FontVariant {
  weight: number;
  style: "normal" | "italic";
}

/** One woff2 file of a typeface, and the characters it contains. */
export interface FontFace {
  unicodeRange: string;
  data: Uint8Array;
}

/** Parses Google's variant names `regular`, `italic`, `700`, `700italic`; null for anything else. */
export function parseVariant(text: string): FontVariant | null {
  if (text === "regular") return { weight: 400, style: "normal" };
  const [, weight, italic] = /^([1-9]00)?(italic)?$/.exec(text) ?? [];
  if (!weight && !italic) return null;
  return { weight: Number(weight ?? 400), style: italic ? "italic" : "normal" };
}

/**
 * A style sheet that includes the font files, so that no further request is needed. `family` must not contain quotes.
 */
export function fontCss({
  family,
  weight,
  style,
  faces,
}: FontVariant & { family: string; faces: readonly FontFace[] }): string {
  return faces
    .map(({ unicodeRange, data }) => {
      const source = `url(data:font/woff2;base64,${Buffer.from(data).toString("base64")}) format("woff2")`;
      const font = `font-family:"${family}";font-style:${style};font-weight:${weight};font-display:swap`;
      return `@font-face{${font};src:${source};unicode-range:${unicodeRange}}\n`;
    })
    .join("");
}
