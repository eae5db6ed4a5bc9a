/** Shown in the message for a number that does not start with +. */
export const PHONE_EXAMPLE = "+43 660 1234567";

/** While typing: only digits, plus and spaces. */
export function filterPhone(text: string): string {
  return text.replace(/[^\d+ ]/g, "");
}

/** On change and on the server: only digits and plus, a leading 00 becomes +. */
export function normalizePhone(text: string): string {
  return text.replace(/[^\d+]/g, "").replace(/^00/, "+");
}

/** E.164: a plus and at most 15 digits. */
export function isPhone(normalized: string): boolean {
  return /^\+[1-9]\d{5,14}$/.test(normalized);
}
