/** Control characters but for tabs and line breaks; all of a text in which nothing can be seen. */
const UNSEEN = /^[\s\p{Cc}\p{Cf}]+$|[^\P{Cc}\t\n]/gu;

/** A text of many lines as people see it; empty where they would see nothing. */
export function plainText(text: string): string {
  return text.replace(UNSEEN, "");
}

/** The same in one line, without space around it. */
export function plainLine(text: string): string {
  return plainText(text)
    .replace(/[\t\n]/g, " ")
    .trim();
}
