import CodepageEncoder from "@point-of-sale/codepage-encoder";
import type { CodePage } from "@tresen/contract/device/device.values";
import { SUBSTITUTES } from "./substitutes.texts";

/** Whether what prints has this character. */
export type Prints = (character: string) => boolean;

const known = new Map<CodePage, ReadonlySet<string>>();

/** By the table of the encoder itself: what it does not know becomes a question mark. */
export function printsByPage(page: CodePage): Prints {
  let upper = known.get(page);
  if (!upper) known.set(page, (upper = new Set(charactersOf(page))));
  const above = upper;
  return (character) => (character >= " " && character <= "~") || above.has(character);
}

/**
 * The encoder takes the first byte that a page has for a character. For § and ¶ of some pages that is a control character,
 * which printers do not print.
 */
function charactersOf(page: CodePage): string[] {
  const codePoints = CodepageEncoder.getCodepoints(page, true);
  return codePoints.flatMap((codePoint, byte) =>
    byte >= 0x80 && codePoint && codePoints.indexOf(codePoint) === byte ? String.fromCodePoint(codePoint) : [],
  );
}

/** Where every character can be shown. */
export const printsAll: Prints = () => true;

const graphemes = new Intl.Segmenter("de", { granularity: "grapheme" });

/**
 * The text with characters that what prints does not have replaced: by the letter without its accents, by a similar
 * sign, else by one `?` for what people see as one character. Only what cannot be seen is removed. Line breaks stay,
 * and no-break spaces, which are printed as spaces.
 */
export function printable({ text, prints }: { text: string; prints: Prints }): string {
  return segmentsOf(text)
    .map((segment) => shown({ segment, prints }))
    .join("");
}

/**
 * The text with no letter replaced by a similar one: for what people see as one character and what prints does not have,
 * its code points are said, as `[U+1F600]`. Only what cannot be seen is removed.
 */
export function unchanged({ text, prints }: { text: string; prints: Prints }): string {
  return segmentsOf(text)
    .map((segment) => (segment === "\n" || hasAll({ text: segment, prints }) ? segment : codePointsOf(segment)))
    .join("");
}

function codePointsOf(segment: string): string {
  const codes = [...segment].map(
    (character) => `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`,
  );
  return `[${codes.join(" ")}]`;
}

/** What people see as one character each, without what cannot be seen. */
function segmentsOf(text: string): string[] {
  const visible = text
    .normalize("NFC")
    .replace(/\r\n?/g, "\n")
    .replace(/[\t\v\f]/g, " ")
    .replace(/\u202F/g, "\u00A0")
    .replace(/(?![\n\u00A0])\p{Z}/gu, " ")
    .replace(/(?![\n\u200D])[\p{Cc}\p{Cf}]/gu, "");
  return Array.from(graphemes.segment(visible), ({ segment }) => segment);
}

function shown({ segment, prints }: { segment: string; prints: Prints }): string {
  if (segment === "\n" || segment === " " || segment === "\u00A0") return segment;
  if (segment === "\u200D") return "";
  if (hasAll({ text: segment, prints })) return segment;
  const bare = similar({ text: segment.normalize("NFKD").replace(/\p{M}/gu, ""), prints });
  return bare !== "" && hasAll({ text: bare, prints }) ? bare : "?";
}

function similar({ text, prints }: { text: string; prints: Prints }): string {
  const substituted = (character: string): string =>
    prints(character) ? character : (SUBSTITUTES[character] ?? character);
  return [...text].map((character) => [...substituted(character)].map(substituted).join("")).join("");
}

function hasAll({ text, prints }: { text: string; prints: Prints }): boolean {
  return [...text].every((character) => prints(character));
}
