import { JOINERS, clustersOf, drawnText } from "./clusters";
import { MISSING } from "./outline";
import type { FontFeatures, FontFile, ShapedGlyph, TemplateFont } from "./template-font";

/** A text without line breaks as it is drawn in type of the size 1. */
export interface ShapedText {
  /** `x` counts from the start of the text. */
  glyphs: readonly ShapedGlyph[];
  width: number;
  /** What the outlines cover: letters such as an italic `f` reach beyond their width. */
  left: number;
  right: number;
  /** Characters that are drawn as boxes. */
  missing: readonly string[];
}

export interface Shaping {
  /** Added after each character, as a part of the size. */
  letterSpacing: number;
  isTabular: boolean;
}

/** A face with what draws the characters that it does not have. */
export interface Typeface extends Pick<TemplateFont, "ascent" | "descent" | "capHeight" | "xHeight"> {
  shape: (asked: { text: string } & Shaping) => ShapedText;
}

/** Letters of texts that are kept shaped: those of some long menus. */
const KEPT = 200_000;

export function typefaceOf({ font, fallback }: { font: TemplateFont; fallback: TemplateFont }): Typeface {
  const files = font === fallback ? font.files : [...font.files, ...fallback.files];
  const kept = new Map<string, ShapedText>();
  let letters = 0;
  const { ascent, descent, capHeight, xHeight } = font;
  return {
    ...{ ascent, descent, capHeight, xHeight },
    shape: ({ text, letterSpacing, isTabular }) => {
      const key = `${letterSpacing} ${isTabular ? 1 : 0} ${text}`;
      const known = kept.get(key);
      if (known) return known;
      const shaped = shape({ text: drawnText(text), letterSpacing, isTabular, files });
      letters += text.length;
      if (letters > KEPT) {
        kept.clear();
        letters = text.length;
      }
      kept.set(key, shaped);
      return shaped;
    },
  };
}

function shape({
  text,
  letterSpacing,
  isTabular,
  files,
}: { text: string; files: readonly FontFile[] } & Shaping): ShapedText {
  const features: FontFeatures = { hasLigatures: letterSpacing === 0, isTabular };
  const glyphs: ShapedGlyph[] = [];
  const missing: string[] = [];
  let [x, left, right] = [0, 0, 0];
  const add = (glyph: ShapedGlyph): void => {
    const place = x + glyph.x;
    glyphs.push({ ...glyph, x: place });
    left = Math.min(left, place + glyph.outline.ink.left);
    right = Math.max(right, place + glyph.outline.ink.right);
    // Marks have no width, and belong to the letter before them.
    x += glyph.advance + (glyph.advance === 0 ? 0 : letterSpacing);
  };
  for (const { part, file } of partsOf({ text, files })) {
    if (file) for (const glyph of file.shape({ text: part, features })) add(glyph);
    else {
      missing.push(part);
      add({ ...MISSING, x: 0, y: 0 });
    }
  }
  return { glyphs, width: x, left, right: Math.max(right, x - (letterSpacing > 0 ? letterSpacing : 0)), missing };
}

interface Part {
  part: string;
  /** Null for a character that no file has. */
  file: FontFile | null;
}

/** The text in parts that one file draws, since letters of different files are not set together. */
function partsOf({ text, files }: { text: string; files: readonly FontFile[] }): Part[] {
  const parts: Part[] = [];
  for (const cluster of clustersOf(text)) {
    const seen = cluster.replace(JOINERS, "");
    if (seen === "") continue;
    const codePoints = [...seen].map((character) => character.codePointAt(0) ?? 0);
    const file = files.find(({ has }) => codePoints.every(has)) ?? null;
    const before = parts.at(-1);
    if (before?.file && before.file === file) before.part += seen;
    else parts.push({ part: file ? seen : cluster, file });
  }
  return parts;
}
