import { variantName } from "./variant";

/** The pattern of Google's family names. It contains no character with a meaning in a style sheet, a URL or a key. */
export const FONT_FAMILY = /^[A-Za-z0-9]+(?: [A-Za-z0-9]+){0,7}$/;
export const FONT_FAMILY_LENGTH = 60;

/** Whether a family may have this name. */
export function isFontFamily(text: string): boolean {
  return text.length <= FONT_FAMILY_LENGTH && FONT_FAMILY.test(text);
}

/** The family as used in file names and keys: `open-sans`. Two families with the same one are the same. */
export function fontSlug(family: string): string {
  return family.toLowerCase().replaceAll(" ", "-");
}

/**
 * The text as a family may be called: letters with their marks removed (ß as ss), everything but letters and digits as
 * spaces, at most eight words and 60 characters. Empty when nothing is left.
 */
export function tidyFamily(text: string): string {
  return text
    .replaceAll("\u00df", "ss")
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/[^A-Za-z0-9]+/g, " ")
    .slice(0, FONT_FAMILY_LENGTH)
    .trim()
    .split(" ")
    .slice(0, 8)
    .join(" ");
}

const WEIGHTS: readonly (readonly [words: RegExp, weight: number])[] = [
  [/(?:extra|ultra)[ _-]?light/i, 200],
  [/(?:semi|demi)[ _-]?bold/i, 600],
  [/(?:extra|ultra)[ _-]?bold/i, 800],
  [/hairline|thin/i, 100],
  [/light/i, 300],
  [/medium/i, 500],
  [/bold/i, 700],
  [/black|heavy/i, 900],
  [/regular|normal|book|roman/i, 400],
];
const STYLE_WORDS = [...WEIGHTS.map(([words]) => words.source), "italic", "oblique", "[1-9]00"].join("|");

/**
 * Family and variant as the name of a file tells them: `FuturaPT-BoldItalic.woff2` is `FuturaPT` and `700italic`. People
 * correct what it tells wrongly.
 */
export function fontOfFileName(name: string): { family: string; variant: string } {
  const stem = name.replace(/\.[a-z0-9]{1,5}$/i, "");
  const hundreds = /(?:^|[ _-])([1-9]00)(?:$|[ _-]|italic)/i.exec(stem)?.[1];
  const [, weight] = WEIGHTS.find(([words]) => words.test(stem)) ?? [];
  const style = /italic|oblique/i.test(stem) ? "italic" : "normal";
  const words = new RegExp(`(?:[ _-]+(?:latin|webfont)|[ _-]*(?:${STYLE_WORDS}))+$`, "i");
  const family = tidyFamily(stem.replace(words, ""));
  return {
    family: family || tidyFamily(stem),
    variant: variantName({ weight: Number(hundreds ?? weight ?? 400), style }),
  };
}
