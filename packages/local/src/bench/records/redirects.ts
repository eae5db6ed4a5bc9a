import type { Indexing } from "@tresen/core/records";
import type { bulkWrites } from "@tresen/core/records/rows";

const NOW = Date.parse("2026-06-05T16:30:00Z");
/** So many of the records point to the page `SITE`, however many there are. */
const REFERRING = 2;
/** One of so many is not in use. */
const UNUSED = 100;
/** Records whose rows are made at a time. */
const CHUNK = 500;

export const SITE = "sit_bench";
/** In the path of every record. */
export const COMMON_WORD = "alt";
/** In the path of one. */
export const ownWord = (index: number): string => `p${String(index).padStart(7, "0")}`;
export const idOf = (index: number): string => `red_${ownWord(index)}`;

export type Item = Readonly<Record<string, unknown>> & { pk: string; sk: string };

/** What an import needs to make the rows of a record, of which nothing may be loaded before the environment is set. */
export interface Builders {
  resource: Parameters<typeof bulkWrites>[0]["resource"];
  bulkWrites: typeof bulkWrites;
  indexing: Indexing;
}

/**
 * Everything that an import puts into the table for these records: the record, the guard of its path, and the rows by
 * which it is found. Only the row that tells of the import is left out, which stands in an index of the table.
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

/** What a shop has that moved in with very many addresses. */
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
