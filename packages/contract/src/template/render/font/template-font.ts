import { type Font, create } from "fontkit";
import { type Outline, outlineOf } from "./outline";

/** A typeface in one weight, read from its files. Lengths are parts of the type's size. */
export interface TemplateFont {
  /** Each has some of the characters; the first that has one draws it. */
  files: readonly FontFile[];
  ascent: number;
  /** Below the baseline, as a positive number. */
  descent: number;
  /** The height of capital letters. */
  capHeight: number;
  /** The height of small letters. */
  xHeight: number;
}

/** A character as a file draws it within a text. */
export interface ShapedGlyph {
  outline: Outline;
  advance: number;
  x: number;
  y: number;
}

export interface FontFile {
  has: (codePoint: number) => boolean;
  shape: (asked: { text: string; features: FontFeatures }) => ShapedGlyph[];
}

/** What differs from the usual shaping: no ligatures in spaced text, and digits that are equally wide in columns. */
export interface FontFeatures {
  hasLigatures: boolean;
  isTabular: boolean;
}

/**
 * Reads the files of one face, in WOFF or TTF: most have one for Latin letters and one for the less usual of them.
 * Throws when one is not a font.
 */
export function openFont(files: readonly Uint8Array[]): TemplateFont {
  const fonts = files.map((file) => create(file));
  const [first] = fonts;
  if (!first) throw new Error("A face has no files.");
  const share = (units: number): number => units / first.unitsPerEm;
  return {
    files: fonts.map(fontFile),
    ascent: share(first.ascent),
    descent: Math.abs(share(first.descent)),
    capHeight: share(first.capHeight) || 0.7,
    xHeight: share(first.xHeight) || 0.5,
  };
}

function fontFile(font: Font): FontFile {
  const outlines = new Map<number, Outline>();
  const share = (units: number): number => units / font.unitsPerEm;
  return {
    has: (codePoint) => font.hasGlyphForCodePoint(codePoint),
    shape: ({ text, features }) => {
      const { glyphs, positions } = font.layout(text, switches(features));
      return glyphs.map((glyph, index) => {
        let outline = outlines.get(glyph.id);
        if (!outline) {
          outline = outlineOf({ commands: glyph.path.commands, unitsPerEm: font.unitsPerEm });
          outlines.set(glyph.id, outline);
        }
        const position = positions[index];
        return {
          outline,
          advance: share(position?.xAdvance ?? 0),
          x: share(position?.xOffset ?? 0),
          y: -share(position?.yOffset ?? 0),
        };
      });
    },
  };
}

/**
 * Kerning, marks and ligatures are on. Alternates that depend on what stands around them are off: they take the font
 * reader ten times as long as all the rest and change, in the typefaces that we have, only arrows.
 */
function switches({ hasLigatures, isTabular }: FontFeatures): Record<string, boolean> {
  return {
    calt: false,
    ...(hasLigatures ? {} : { liga: false, clig: false }),
    ...(isTabular ? { tnum: true } : {}),
  };
}
