/*
 * How typed words are compared with texts that are at hand. Words of an index are stored in one form, see
 * `search-words.ts`; here a text is read in both ways in which people type it.
 */

/** The text in lower case without accents: "Jürgen" is "jurgen", "Straße" is "strasse". */
export function plain(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/ß/g, "ss")
    .replace(/[’‘`´]/g, "'");
}

/** The same with umlauts that are written out: "Juergen" is "jurgen", too. */
function spelled(text: string): string {
  return plain(text).replace(/([aou])e/g, "$1");
}

/** Whether a text contains every typed word, without regard to case, accents and the spelling of umlauts. */
export function hasWords({ text, typed }: { text: string; typed: string }): boolean {
  const words = typed.split(/\s+/).filter(Boolean);
  return (
    words.length === 0 ||
    words.every((word) => plain(text).includes(plain(word)) || spelled(text).includes(spelled(word)))
  );
}
