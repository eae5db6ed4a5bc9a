/** The number of words of a record that are indexed. A search does not find further words. */
export const WORD_LIMIT = 12;
const WORD_LENGTH = 40;
/** The number of words of a search that are looked up in the index. The record must still match all words. */
const LOOKUP_LIMIT = 4;
/** In how many places of a word it is looked up both with and without the second letter of an umlaut. */
const LOOSE_LIMIT = 2;
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

/**
 * A word of this form in which `o`, `oe` and `ö` are the same, and so are the others: people write Köck, Koeck and Kock,
 * whichever it is.
 */
function looseForm(word: string): string {
  return word.replace(/([aou])e/g, "$1");
}

/** The beginnings of all words whose loose form begins like that of this one, and perhaps of some more. */
function beginningsOf(word: string): string[] {
  const [last = "", ...others] = [...looseForm(word)].reverse();
  let begun = [""];
  let places = 0;
  for (const letter of others.reverse()) {
    const isLoose = /[aou]/.test(letter);
    if (isLoose && (places += 1) > LOOSE_LIMIT) return begun;
    begun = begun.flatMap((before) => [before + letter, ...(isLoose ? [`${before}${letter}e`] : [])]);
  }
  return begun.map((before) => before + last);
}

/** The distinct words of a text: phone numbers as one word of digits each, and the other words in order. */
export function wordsOf(text: string): string[] {
  return [...new Set(termsOf(text).flat(2))];
}

/** The words to index. A search matches the beginning of a word, and of a phone number also its last digits. */
export function searchWords(texts: readonly string[]): string[] {
  const words = texts.flatMap(wordsOf).flatMap((word) => (isPhone(word) ? [word, word.slice(-LAST_DIGITS)] : [word]));
  return [...new Set(words)].slice(0, WORD_LIMIT);
}

/**
 * Whether the texts match the search: every typed word must be the beginning of one of their words, whichever way
 * umlauts are written, or the end of a phone number. A phone number may be typed with its country or without. A search of signs alone, which no word
 * contains, matches nothing.
 */
export function matchesSearch({ texts, search }: { texts: readonly string[]; search: string }): boolean {
  const words = texts.flatMap(wordsOf);
  const loose = words.map(looseForm);
  const isFound = (wanted: string): boolean =>
    loose.some((word) => word.startsWith(looseForm(wanted))) ||
    words.some(
      (word) =>
        isPhone(word) &&
        /^\d{4,}$/.test(wanted) &&
        (word.endsWith(wanted) || (word.length > SHORTEST && wanted.endsWith(word))),
    );
  if (isWithoutWords(search)) return false;
  return termsOf(search).every((ways) => ways.some((way) => way.every(isFound)));
}

/** Whether a search asks for something, but not for any word. */
export function isWithoutWords(search: string): boolean {
  return search.trim() !== "" && termsOf(search).length === 0;
}

/**
 * The index lookups for a search, longest words first, since those match the fewest records. A record must match one
 * lookup of each group.
 */
export function lookupsOf(search: string): string[][] {
  return termsOf(search)
    .map((ways) => ways.map(longestOf))
    .toSorted(([a = ""], [b = ""]) => b.length - a.length)
    .slice(0, LOOKUP_LIMIT)
    .map((words) =>
      words.flatMap((word) => (/^\d{5,}$/.test(word) ? [word, word.slice(-LAST_DIGITS)] : beginningsOf(word))),
    );
}

/**
 * What a text holds or a search asks for, each with the ways in which it may be written. Digits with spaces between
 * them are a phone number or several words.
 */
function termsOf(text: string): string[][][] {
  const phones: string[][][] = [];
  const rest = text.replace(DIGITS, (run) => {
    const numbers = numbersIn(run);
    if (numbers.length === 0) return run;
    phones.push(isSurely(run) ? [numbers] : [numbers, splitWords(run)]);
    return " ";
  });
  return [...phones, ...splitWords(rest).map((word) => [[word]])];
}

/** Digits with what people write between those of a phone number, and the sign before its country. */
const DIGITS = /(?<![\p{L}\p{N}])\+?\(?\d(?:[\d\s()/-]|\.(?=\d))*\d(?![\p{L}\p{N}])/gu;
const SHORTEST = 6;
const LONGEST = 15;

/** The phone numbers in such digits, without leading zeros: none, one, or two with a slash or a space between them. */
function numbersIn(run: string): string[] {
  const single = digitsOf(run);
  const all = single.length > LONGEST ? run.split(/\/|\s(?=0)/).map(digitsOf) : [single];
  return all.filter(({ length }) => length >= SHORTEST && length <= LONGEST);
}

function digitsOf(text: string): string {
  return text.replace("(0)", "").replace(/\D/g, "").replace(/^0+/, "");
}

/** Whether they can only be a phone number. Others may be dates, numbers of houses or of articles. */
function isSurely(run: string): boolean {
  return /^(?:[+(]|0(?!\d?\.))/.test(run);
}

function splitWords(text: string): string[] {
  const words = searchForm(text).split(/[^\p{L}\p{N}]+/u);
  return [...new Set(words.filter((word) => word !== "").map((word) => word.slice(0, WORD_LENGTH)))];
}

function longestOf(words: readonly string[]): string {
  return words.reduce((longest, word) => (word.length > longest.length ? word : longest), "");
}

/** Whether a word is as long as a phone number is. */
function isPhone(word: string): boolean {
  return /^\d{6,15}$/.test(word);
}
