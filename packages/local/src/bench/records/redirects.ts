/** The number of records that refer to the page `SITE`, whatever their total. */
const REFERRING = 2;
/** One of this many records is disabled. */
const UNUSED = 100;

export const SITE = "sit_bench";
/** A word that the path of every record contains. */
export const COMMON_WORD = "alt";
/** A word that the path of one record contains. */
export const ownWord = (index: number): string => `p${String(index).padStart(7, "0")}`;
export const idOf = (index: number): string => `red_${ownWord(index)}`;

/** The redirects of a shop that moved to Tresen with very many addresses. */
export function redirectOf(index: number): { id: string; fields: Record<string, unknown> } {
  const isSite = index < REFERRING;
  return {
    id: idOf(index),
    fields: {
      path: `${COMMON_WORD}/${ownWord(index)}`,
      type: isSite ? "site" : "link",
      target: isSite ? SITE : `/neu/seite-${index}`,
      status: 301,
      isEnabled: index % UNUSED !== 0,
      note: "",
    },
  };
}
