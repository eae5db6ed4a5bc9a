/** Words of one record that its rows of words hold at the most; further ones are found by nothing. */
export const WORD_LIMIT = 12;
const WORD_LENGTH = 40;
/** So many words of a search are looked up at the most; all of them must be met. */
const LOOKUP_LIMIT = 4;
/** People read the end of a phone number to one another. */
export const LAST_DIGITS = 4;

const LETTERS: Readonly<Record<string, string>> = { ä: "ae", ö: "oe", ü: "ue", ß: "ss", æ: "ae", œ: "oe", ø: "oe" };

/**
 * The text as it is searched: small letters, umlauts written out, other accents left out ("Öğretmen" is "oegretmen").
 */
export function searchForm(text: string): string {
  return text
    .normalize("NFC")
    .toLowerCase()
    .replace(/[äöüßæœø]/g, (letter) => LETTERS[letter] ?? letter)
    .normalize("NFD")
    .replace(/\p{M}/gu, "");
}

/**
 * The words of a text in their order, each once. A phone number is one word of digits, whatever stands between them.
 */
export function wordsOf(text: string): string[] {
  const phone = digitsOf(text);
  const words = phone === null ? searchForm(text).split(/[^\p{L}\p{N}]+/u) : [phone];
  return [...new Set(words.filter((word) => word !== "").map((word) => word.slice(0, WORD_LENGTH)))];
}

/** The words under which a record is found by their beginning; a phone number also by its last digits. */
export function searchWords(texts: readonly string[]): string[] {
  const words = texts.flatMap((text) => {
    const phone = digitsOf(text);
    return phone === null ? wordsOf(text) : [phone, phone.slice(-LAST_DIGITS)];
  });
  return [...new Set(words)].slice(0, WORD_LIMIT);
}

/**
 * Whether a record with these texts is meant by everything that was typed: each word begins one of its own, or ends a
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
 * The beginnings of words to look up for what was typed: for each of its words, the longest ones first, which the
 * fewest records have, those of which a record has one.
 */
export function lookupsOf(search: string): string[][] {
  return wordsOf(search)
    .toSorted((a, b) => b.length - a.length)
    .slice(0, LOOKUP_LIMIT)
    .map((word) => (isDigits(word) && word.length > LAST_DIGITS ? [word, word.slice(-LAST_DIGITS)] : [word]));
}

/** The digits of a phone number in the ways in which people write one; null for every other text. */
function digitsOf(text: string): string | null {
  if (!/^\s*\+?[\d\s()/.-]{6,}$/.test(text)) return null;
  const digits = text.replace(/\D/g, "").replace(/^0+/, "");
  return digits.length >= 6 && digits.length <= 15 ? digits : null;
}

function isDigits(word: string): boolean {
  return /^\d+$/.test(word);
}
