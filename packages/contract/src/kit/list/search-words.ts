/** The number of words of a record that are indexed. A search does not find further words. */
export const WORD_LIMIT = 12;
const WORD_LENGTH = 40;
/** The number of words of a search that are looked up in the index. The record must still match all words. */
const LOOKUP_LIMIT = 4;
/** Phone numbers can be searched by this many last digits, since people read out the end of a number. */
export const LAST_DIGITS = 4;

const LETTERS: Readonly<Record<string, string>> = { ä: "ae", ö: "oe", ü: "ue", ß: "ss", æ: "ae", œ: "oe", ø: "oe" };

/**
 * The text normalised for searching: lower case, umlauts written out, other accents removed ("Öğretmen" is
 * "oegretmen").
 */
export function searchForm(text: string): string {
  return text
    .normalize("NFC")
    .toLowerCase()
    .replace(/[äöüßæœø]/g, (letter) => LETTERS[letter] ?? letter)
    .normalize("NFD")
    .replace(/\p{M}/gu, "");
}

/** The distinct words of a text, in order. A phone number is one word of digits, whatever separates its digits. */
export function wordsOf(text: string): string[] {
  const phone = digitsOf(text);
  const words = phone === null ? searchForm(text).split(/[^\p{L}\p{N}]+/u) : [phone];
  return [...new Set(words.filter((word) => word !== "").map((word) => word.slice(0, WORD_LENGTH)))];
}

/** The words to index. A search matches the beginning of a word, and of a phone number also its last digits. */
export function searchWords(texts: readonly string[]): string[] {
  const words = texts.flatMap((text) => {
    const phone = digitsOf(text);
    return phone === null ? wordsOf(text) : [phone, phone.slice(-LAST_DIGITS)];
  });
  return [...new Set(words)].slice(0, WORD_LIMIT);
}

/**
 * Whether the texts match the search: every typed word must be the beginning of one of their words, or the end of a
 * phone number.
 */
export function matchesSearch({ texts, search }: { texts: readonly string[]; search: string }): boolean {
  const words = texts.flatMap(wordsOf);
  const phones = texts.flatMap((text) => digitsOf(text) ?? []);
  return wordsOf(search).every(
    (wanted) =>
      words.some((word) => word.startsWith(wanted)) ||
      (isDigits(wanted) && wanted.length >= LAST_DIGITS && phones.some((phone) => phone.endsWith(wanted))),
  );
}

/**
 * The index lookups for a search, longest words first, since those match the fewest records. A record must match one
 * lookup of each group.
 */
export function lookupsOf(search: string): string[][] {
  return wordsOf(search)
    .toSorted((a, b) => b.length - a.length)
    .slice(0, LOOKUP_LIMIT)
    .map((word) => (isDigits(word) && word.length > LAST_DIGITS ? [word, word.slice(-LAST_DIGITS)] : [word]));
}

/** The digits of a text that is written like a phone number; null for every other text. */
function digitsOf(text: string): string | null {
  if (!/^\s*\+?[\d\s()/.-]{6,}$/.test(text)) return null;
  const digits = text.replace(/\D/g, "").replace(/^0+/, "");
  return digits.length >= 6 && digits.length <= 15 ? digits : null;
}

function isDigits(word: string): boolean {
  return /^\d+$/.test(word);
}
