/**
 * Control characters other than tabs and line breaks, characters that turn the direction of what follows, by which a text
 * pretends to be another one, or a text that consists of invisible characters only.
 */
const UNSEEN = /^[\s\p{Cc}\p{Cf}]+$|[^\P{Cc}\t\n]|[\u202A-\u202E\u2066-\u2069]/gu;

/** A text of several lines without control characters; empty when nothing of it is visible. */
export function plainText(text: string): string {
  return text.replace(UNSEEN, "");
}

/** The same as a single line, trimmed. */
export function plainLine(text: string): string {
  return plainText(text)
    .replace(/[\t\n]/g, " ")
    .trim();
}
