export interface FontVariant {
  weight: number;
  style: "normal" | "italic";
}

/** One part of a typeface, woff2, and the characters in it. */
export interface FontFace {
  unicodeRange: string;
  data: Uint8Array;
}

/** `regular`, `italic`, `700`, `700italic`, as Google names them; null for anything else. */
export function parseVariant(text: string): FontVariant | null {
  if (text === "regular") return { weight: 400, style: "normal" };
  const [, weight, italic] = /^([1-9]00)?(italic)?$/.exec(text) ?? [];
  if (!weight && !italic) return null;
  return { weight: Number(weight ?? 400), style: italic ? "italic" : "normal" };
}

/** Rules that need no further request: the faces are in them. `family` must hold no quote. */
export function fontCss({
  family,
  weight,
  style,
  faces,
}: FontVariant & { family: string; faces: readonly FontFace[] }): string {
  return faces
    .map(({ unicodeRange, data }) => {
      const source = `url(data:font/woff2;base64,${Buffer.from(data).toString("base64")}) format("woff2")`;
      return `@font-face{font-family:"${family}";font-style:${style};font-weight:${weight};font-display:swap;src:${source};unicode-range:${unicodeRange}}\n`;
    })
    .join("");
}
