import type { Indexing } from "@tresen/core/records";
import type { bulkWrites } from "@tresen/core/records/rows";

const NOW = Date.parse("2026-06-05T16:30:00Z");
/** The number of records that refer to the page `SITE`, whatever their total. */
const REFERRING = 2;
/** One of this many records is disabled. */
const UNUSED = 100;
/** The number of records whose rows are built at a time. */
const CHUNK = 500;

export const SITE = "sit_bench";
/** A word that the path of every record contains. */
export const COMMON_WORD = "alt";
/** A word that the path of one record contains. */
export const ownWord = (index: number): string => `p${String(index).padStart(7, "0")}`;
export const idOf = (index: number): string => `red_${ownWord(index)}`;

export type Item = Readonly<Record<string, unknown>> & { pk: string; sk: string };

/**
 * The functions with which an import builds the rows of a record. They are passed in, because core must not be loaded
 * before the environment is set.
 */
export interface Builders {
  resource: Parameters<typeof bulkWrites>[0]["resource"];
  bulkWrites: typeof bulkWrites;
  indexing: Indexing;
}

/**
 * All rows that an import writes for these records: the record, the unique row of its path, and its index rows. Only
 * the row of the change log is omitted, since it belongs to an index of the table.
 */
export async function* itemsOf({
  from,
  to,
  resource,
  bulkWrites: writesOf,
  indexing,
}: Builders & { from: number; to: number }): AsyncGenerator<Item[]> {
  const at = new Date(NOW).toISOString();
  for (let start = from; start < to; start += CHUNK) {
    const items: Item[] = [];
    for (let index = start; index < Math.min(start + CHUNK, to); index += 1) {
      const row = {
        id: idOf(index),
        version: 1,
        createdAt: at,
        updatedAt: at,
        fields: fieldsOf(index),
        parts: 0,
        secrets: {},
      };
      const cause = { actor: null, action: "import" as const, now: NOW };
      const { first, last } = await writesOf({ resource, before: null, row, cause, indexing });
      for (const write of [...first, ...last])
        if ("put" in write && !("gsi1pk" in write.put)) items.push(write.put as Item);
    }
    yield items;
  }
}

/** The redirects of a shop that moved to Tresen with very many addresses. */
function fieldsOf(index: number): Record<string, unknown> {
  const isSite = index < REFERRING;
  return {
    path: `${COMMON_WORD}/${ownWord(index)}`,
    type: isSite ? "site" : "link",
    target: isSite ? SITE : `/neu/seite-${index}`,
    status: 301,
    isEnabled: index % UNUSED !== 0,
    note: "",
  };
}
