/**
 * What people take for one character: a letter with its marks, a flag, a picture with its skin colour, and pictures that
 * are joined to one.
 */
const CLUSTER =
  /\p{RI}\p{RI}|\p{Extended_Pictographic}[\u{FE0F}\p{Emoji_Modifier}]*(?:\u200D\p{Extended_Pictographic}[\u{FE0F}\p{Emoji_Modifier}]*)*|\r\n|[^\p{M}][\p{M}\u200D\u{FE0F}]*|[\p{M}\u200D\u{FE0F}]+/gu;

export function clustersOf(text: string): string[] {
  return text.match(CLUSTER) ?? [];
}

/** What joins pictures to one, or asks for them in colour. */
export const JOINERS = /[\u200D\uFE0F]/gu;

/** Controls that have no shape of their own. Line breaks and soft hyphens are taken out before text is shaped. */
const UNSEEN =
  /[\p{Cc}\u00AD\u034F\u061C\u180E\u200B\u200C\u200E\u200F\u202A-\u202E\u2060-\u2064\u2066-\u206F\uFE00-\uFE0E\uFEFF]/gu;

/** Characters that look like others, which more typefaces have: spaces of all kinds, and hyphens that do not break. */
const SAME = [
  [/[\t\u00A0\u2000-\u200A\u202F\u205F\u3000]/gu, " "],
  [/[\u2010\u2011]/gu, "-"],
] as const;

/** The text as it is drawn: composed letters, plain spaces, and nothing that is not seen. */
export function drawnText(text: string): string {
  return SAME.reduce((known, [from, to]) => known.replace(from, to), text.normalize("NFC")).replace(UNSEEN, "");
}
