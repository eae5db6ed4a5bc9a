import { type Font, create } from "fontkit";
import type { Prints } from "./characters";

/** The files of a typeface. In that of papers all characters are as wide as three fifths of their size, as JetBrains Mono's are. */
export interface PaperFonts {
  regular: Uint8Array;
  bold: Uint8Array;
}

/** The size of the type in which a character is as wide as on the printer: what `CHARACTER.width` is three fifths of. */
export const TYPE_SIZE = 20;

export interface OpenFonts {
  regular: Font;
  bold: Font;
  /** Whether both have the character. */
  prints: Prints;
}

export function openFonts({ regular, bold }: PaperFonts): OpenFonts {
  const fonts = { regular: create(regular), bold: create(bold) };
  const prints: Prints = (character) => {
    const codePoint = character.codePointAt(0) ?? 0;
    return fonts.regular.hasGlyphForCodePoint(codePoint) && fonts.bold.hasGlyphForCodePoint(codePoint);
  };
  return { ...fonts, prints };
}
