import { NEEDED_LETTERS } from "@tresen/contract/media/font/font.texts";
import * as fontkit from "fontkit";
import { refusal } from "./refusal";

/** What is known of a font that was read. */
export interface FontFacts {
  glyphs: number;
  /** Letters and signs of German texts and prices that it lacks. */
  missing: string;
}

const MOST_GLYPHS = 20_000;
/** Of one glyph, with all that it is composed of. */
const MOST_COMMANDS = 5_000;

/**
 * Reads a font and the outlines of usual letters, to be sure that it can be drawn.
 * @throws input for what is no single font that may be used here.
 */
export function readFont(file: Buffer): FontFacts {
  const font = opened(file);
  // Its weight would be what the browser asks for, but the lightest or the usual one for others who draw with it.
  if (Object.keys(font.variationAxes).length > 0) throw refusal({ reason: "variable" });
  const { numGlyphs: glyphs } = font;
  if (glyphs > MOST_GLYPHS) throw refusal({ reason: "unpackedTooLarge" });
  if (isRestricted(font["OS/2"])) throw refusal({ reason: "embeddingForbidden" });
  const missing = [...NEEDED_LETTERS]
    .filter((letter) => !font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0))
    .join("");
  requireOutlines(font);
  return { glyphs, missing };
}

function opened(file: Buffer): fontkit.Font {
  let font;
  try {
    font = fontkit.create(file);
  } catch (cause) {
    throw refusal({ reason: "typeUnknown", cause });
  }
  if ("fonts" in font) throw refusal({ reason: "collection" });
  return font;
}

/** Where the file allows several usages, the least restrictive one counts. Source: OpenType 1.9, OS/2, `fsType`. */
function isRestricted(table: fontkit.Font["OS/2"]): boolean {
  const { noEmbedding, viewOnly, editable, bitmapOnly } = table?.fsType ?? {};
  return bitmapOnly === true || (noEmbedding === true && viewOnly !== true && editable !== true);
}

function requireOutlines(font: fontkit.Font): void {
  let commands: number[];
  try {
    commands = [...NEEDED_LETTERS].map((letter) => {
      const { path } = font.glyphForCodePoint(letter.codePointAt(0) ?? 0);
      return path.commands.length;
    });
  } catch (cause) {
    throw refusal({ reason: "typeUnknown", cause });
  }
  if (commands.some((count) => count > MOST_COMMANDS)) throw refusal({ reason: "tooElaborate" });
}
