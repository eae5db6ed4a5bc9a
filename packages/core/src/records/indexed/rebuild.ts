import { idOfRow, indexKey, rowsOf, wordKey } from "@tresen/contract/kit/list/index-rows";
import type { Resource } from "@tresen/contract/kit/resource";
import { ConditionFailed, type Key, readKeys, batchWrite, writeTransaction } from "../../platform/db";
import { CompanionEntity, type Row, companionWrites, findRows, listRows, recordEntity, recordOf } from "../rows";

const PAGE = 100;

export interface Rebuilt {
  /** The number of records whose index rows were written. */
  records: number;
  /** The number of rows written. */
  rows: number;
  /** The number of outdated rows removed. */
  removed: number;
}

interface Rebuild {
  resource: Resource;
  /** The id after which to continue an interrupted rebuild. */
  after?: string;
  /** Called after each page of records, with the id after which to continue. */
  onPage?: (progress: Rebuilt & { after: string | null }) => void;
}

/**
 * Writes all index rows of an indexed resource, and then removes outdated ones. It is idempotent, may be interrupted,
 * and may run while people work: it writes only index rows, and readers always check the record itself.
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

/** Removes the rows of a partition that do not match their records. @returns the number of removed rows. */
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

/** Removes them only if the record is unchanged since it was read: a concurrent change has written its own rows. */
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

/** The partitions with rows of all records, which may contain outdated rows even if no record has one there. */
function partitionsOfAll({ name, list }: Resource): string[] {
  return [
    wordKey({ name, scope: null }),
    ...(list?.sortable ?? []).map((order) => indexKey({ name, scope: null, order })),
  ];
}

/** Reference partitions are shared with other resources, so the row's resource is checked. */
function isOfResource({ resource, pk }: { resource: Resource; pk: string }): boolean {
  return pk.startsWith(`index#${resource.name}#`) || pk.startsWith(`word#${resource.name}#`);
}
