import { rowsOf } from "@tresen/contract/kit/list/index-rows";
import { type Builders, type Item, itemsOf } from "../records/items";

/** What index rows follow from. */
type Indexed = Parameters<typeof rowsOf>[0]["resource"];

interface Made {
  id: string;
  fields: Record<string, unknown>;
}

/**
 * The rows of many records of an indexed resource without unique values: of the first one as an import builds them, and of
 * all others like these, since an import takes a millisecond and more for each record. Rows of references are left out:
 * nothing that is measured reads them.
 */
export async function* rowsOfRecords({
  indexed,
  recordOf,
  to,
  ...builders
}: Builders & { indexed: Indexed; recordOf: (index: number) => Made; to: number }): AsyncGenerator<Iterable<Item>> {
  const first = recordOf(0);
  for await (const [record, companion] of itemsOf({ ...builders, recordOf, from: 0, to: 1 }))
    if (record && companion) yield others({ indexed, recordOf, to, first, record, companion });
}

function* others({
  indexed,
  recordOf,
  to,
  first,
  record,
  companion,
}: {
  indexed: Indexed;
  recordOf: (index: number) => Made;
  to: number;
  first: Made;
  /** The row of the first record, and one of its index rows. */
  record: Item;
  companion: Item;
}): Generator<Item> {
  const times = { createdAt: String(record["createdAt"]), updatedAt: String(record["updatedAt"]) };
  for (let index = 0; index < to; index += 1) {
    const { id, fields } = recordOf(index);
    yield { ...record, sk: record.sk.replace(first.id, id), id, fields };
    const rows = rowsOf({ resource: indexed, record: { ...fields, ...times, id, version: 1 } });
    for (const row of rows) if (!row.pk.startsWith("ref#")) yield { ...companion, ...row };
  }
}
