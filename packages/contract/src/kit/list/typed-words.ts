/*
 * How typed words are compared with texts that are at hand. Words of an index are stored in one form, see
 * `search-words.ts`; here a text is read in both ways in which people type it.
 */

/** The text in capitals without accents and apostrophes: "Jürgen" is "JURGEN", "Straße" is "STRASSE". */
export function plain(text: string): string {
  return text
    .normalize("NFD")
    .replace(/[\p{M}'’‘`´]/gu, "")
    .toUpperCase();
}

/** The same without the letter by which umlauts are written out: "Juergen" is "JURGEN", too. */
function spelled(text: string): string {
  return plain(text).replace(/([AOU])E/g, "$1");
}

/** Whether a text contains every typed word, without regard to case, accents and the spelling of umlauts. */
export function hasWords({ text, typed }: { text: string; typed: string }): boolean {
  const words = typed.split(/\s+/);
  return words.every((word) => [plain, spelled].some((form) => form(text).includes(form(word))));
}
