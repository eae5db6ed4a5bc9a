import { idOfRow, indexKey, rowsOf, wordKey } from "@tresen/contract/kit/list/index-rows";
import type { Resource } from "@tresen/contract/kit/resource";
import { ConditionFailed, type Key, readKeys, batchWrite, writeTransaction } from "../../platform/db";
import { CompanionEntity, type Row, companionWrites, findRows, listRows, recordEntity, recordOf } from "../rows";

const PAGE = 100;

export interface Rebuilt {
  /** Records whose rows were written. */
  records: number;
  /** Rows written. */
  rows: number;
  /** Rows that stood for nothing any more. */
  removed: number;
}

interface Rebuild {
  resource: Resource;
  /** The id after which it goes on, where an earlier one was ended. */
  after?: string;
  /** Told after each page of records, with the id to go on after. */
  onPage?: (progress: Rebuilt & { after: string | null }) => void;
}

/**
 * Writes the orders, words and references of every record of an indexed resource, and then removes those that no record
 * has any more. It may be repeated, ended at any time and run while people work: it writes nothing but these rows, and
 * whoever reads one that is out of date looks at its record.
 */
export async function rebuildIndexes({ resource, after, onPage }: Rebuild): Promise<Rebuilt> {
  const done: Rebuilt = { records: 0, rows: 0, removed: 0 };
  if (resource.storage !== "indexed") return done;
  const partitions = new Set(partitionsOfAll(resource));
  let last: string | null | undefined = after;
  do {
    const page = await listRows({ resource, after: last, limit: PAGE, consistent: true });
    const rows = page.rows.flatMap((row) => rowsOf({ resource, record: recordOf(row) }));
    for (const { pk } of rows) partitions.add(pk);
    await batchWrite(companionWrites({ puts: rows, deletes: [] }));
    done.records += page.rows.length;
    done.rows += rows.length;
    last = page.after;
    onPage?.({ ...done, after: last });
  } while (last !== null);
  for (const pk of partitions) if (isOfResource({ resource, pk })) done.removed += await sweep({ resource, pk });
  return done;
}

/** Removes the rows of a partition that their records do not have. @returns how many. */
async function sweep({ resource, pk }: { resource: Resource; pk: string }): Promise<number> {
  let removed = 0;
  let after = "";
  for (;;) {
    const { rows: keys, isLast } = await readKeys({ range: { pk }, after, limit: PAGE, isConsistent: true });
    const records = await findRows({ resource, ids: keys.map(idOfRow) });
    for (const key of keys) {
      const row = records.get(idOfRow(key)) ?? null;
      if (row && rowsOf({ resource, record: recordOf(row) }).some((own) => own.pk === pk && own.sk === key.sk))
        continue;
      if (await removeStale({ resource, key, row })) removed += 1;
    }
    after = keys.at(-1)?.sk ?? after;
    if (isLast) return removed;
  }
}

/** Only while the record is as it was read: a change that was made meanwhile has put its rows in place itself. */
async function removeStale({
  resource,
  key,
  row,
}: {
  resource: Resource;
  key: Key;
  row: Row | null;
}): Promise<boolean> {
  try {
    await writeTransaction({
      entities: { record: recordEntity(resource), companion: CompanionEntity },
      writes: ({ record, companion }) => [
        record
          .check({ id: idOfRow(key) })
          .where(({ version }, { eq, notExists }) => (row ? eq(version, row.version) : notExists(version)))
          .commit(),
        companion.delete({ pk: key.pk, sk: key.sk }).commit(),
      ],
    });
    return true;
  } catch (error) {
    if (error instanceof ConditionFailed) return false;
    throw error;
  }
}

/** The partitions of all records together, where rows may be left over although no record is in them. */
function partitionsOfAll({ name, list }: Resource): string[] {
  return [
    wordKey({ name, scope: null }),
    ...(list?.sortable ?? []).map((order) => indexKey({ name, scope: null, order })),
  ];
}

/** References share their partitions with other resources: whoever reads them looks at the record. */
function isOfResource({ resource, pk }: { resource: Resource; pk: string }): boolean {
  return pk.startsWith(`index#${resource.name}#`) || pk.startsWith(`word#${resource.name}#`);
}
