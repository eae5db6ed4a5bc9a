import type { Indexing } from "@tresen/core/records";
import type { bulkWrites } from "@tresen/core/records/rows";

const NOW = Date.parse("2026-06-05T16:30:00Z");
/** The number of records whose rows are built at a time. */
const CHUNK = 500;

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
 * All rows that an import writes for these records: the record, its unique rows, its parts, and its index rows. Only
 * the row of the change log is omitted, since it belongs to an index of the table.
 */
export async function* itemsOf({
  from,
  to,
  recordOf,
  resource,
  bulkWrites: writesOf,
  indexing,
}: Builders & {
  from: number;
  to: number;
  recordOf: (index: number) => { id: string; fields: Record<string, unknown> };
}): AsyncGenerator<Item[]> {
  const at = new Date(NOW).toISOString();
  for (let start = from; start < to; start += CHUNK) {
    const items: Item[] = [];
    for (let index = start; index < Math.min(start + CHUNK, to); index += 1) {
      const row = { ...recordOf(index), version: 1, createdAt: at, updatedAt: at, parts: 0, secrets: {} };
      const cause = { actor: null, action: "import" as const, now: NOW };
      const { first, last } = await writesOf({ resource, before: null, row, cause, indexing });
      for (const write of [...first, ...last])
        if ("put" in write && !("gsi1pk" in write.put)) items.push(write.put as Item);
    }
    yield items;
  }
}
