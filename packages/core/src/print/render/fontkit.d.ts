/** The part of fontkit that is used here; the package has no types of its own. */
declare module "fontkit" {
  interface Glyph {
    path: { toSVG: () => string };
  }
  export interface Font {
    glyphForCodePoint: (codePoint: number) => Glyph;
    hasGlyphForCodePoint: (codePoint: number) => boolean;
  }
  export function create(data: Uint8Array): Font;
}
