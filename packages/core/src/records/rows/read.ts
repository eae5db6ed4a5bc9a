import { type Key, keyOf, batchRead, storageCall } from "../../platform/db";
import { withParts } from "./part";
import { recordEntity } from "./record.entity";
import { type Named, type Row, rowKey, rowOf } from "./row";
import { type UniqueValue, type Uniques, uniqueValues } from "./unique";
import { UniqueEntity } from "./unique.entity";

/** The number of attempts when rows are replaced between reading them and their parts. */
const ATTEMPTS = 5;

export async function findRow({ resource, id }: { resource: Named; id: string }): Promise<Row | null> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const { data } = await storageCall(() => recordEntity(resource).get({ id }).go({ consistent: true }));
    if (!data) return null;
    const row = await withParts({ resource, row: rowOf(data) });
    if (row) return row;
  }
  return null;
}

/** The existing rows among these ids, by id. */
export async function findRows({
  resource,
  ids,
  isConsistent = true,
}: {
  resource: Named;
  ids: readonly string[];
  isConsistent?: boolean;
}): Promise<Map<string, Row>> {
  const rows = new Map<string, Row>();
  const keys: [string, Key][] = [...new Set(ids)].map((id) => [id, rowKey({ resource, id })]);
  const found = await batchRead(
    keys.map(([, key]) => key),
    { isConsistent },
  );
  for (const [id, key] of keys) {
    const item = found(key);
    const row = item ? await complete({ resource, row: rowOf(item) }) : null;
    if (row) rows.set(id, row);
  }
  return rows;
}

/** One page of a resource, in the order of ids. `after` is the last id of the previous page; null for the last page. */
export async function listRows({
  resource,
  after,
  limit,
  consistent = false,
}: {
  resource: Named;
  after?: string;
  limit: number;
  consistent?: boolean;
}): Promise<{ rows: Row[]; after: string | null }> {
  const rows: Row[] = [];
  let last = after;
  for (;;) {
    const query = recordEntity(resource).query.primary({});
    const from = last;
    const page = await storageCall(() =>
      (from === undefined ? query : query.gt({ id: from })).go({ limit: limit - rows.length, consistent }),
    );
    rows.push(...(await completed({ resource, items: page.data })));
    last = page.data.at(-1)?.id ?? last;
    if (page.cursor === null) return { rows, after: null };
    if (rows.length >= limit) return { rows, after: last ?? null };
  }
}

/**
 * Every row of a resource. Its cost grows with the resource, so it is for the snapshot, the export and rare checks
 * only.
 */
export async function allRows({
  resource,
  consistent = true,
}: {
  resource: Named;
  consistent?: boolean;
}): Promise<Row[]> {
  const { data } = await storageCall(() => recordEntity(resource).query.primary({}).go({ pages: "all", consistent }));
  return completed({ resource, items: data });
}

/** The id of the record that holds these unique values, read from its unique row. */
export async function findUnique({
  resource,
  fields,
}: {
  resource: Uniques;
  fields: Record<string, unknown>;
}): Promise<string | null> {
  const value = uniqueValues({ resource, fields })[0];
  if (!value) return null;
  const { data } = await storageCall(() => UniqueEntity.get(value).go({ consistent: true }));
  return data?.owner ?? null;
}

/**
 * Of these unique rows, those that belong to the record: of two names that an older version let differ by case, only
 * one has the row.
 */
export async function heldBy({ id, values }: { id: string; values: readonly UniqueValue[] }): Promise<UniqueValue[]> {
  if (values.length === 0) return [];
  const found = await batchRead(values.map(uniqueKey));
  return values.filter((value) => found(uniqueKey(value))?.owner === id);
}

export function uniqueKey(value: { resource: string; fields: string; values: string }): Key {
  return keyOf(UniqueEntity.get(value).params());
}

async function completed({
  resource,
  items,
}: {
  resource: Named;
  items: readonly Parameters<typeof rowOf>[0][];
}): Promise<Row[]> {
  const rows: Row[] = [];
  for (const item of items) {
    const row = await complete({ resource, row: rowOf(item) });
    if (row) rows.push(row);
  }
  return rows;
}

/** A row with its parts; read again if it changed in between. */
async function complete({ resource, row }: { resource: Named; row: Row }): Promise<Row | null> {
  return (await withParts({ resource, row })) ?? findRow({ resource, id: row.id });
}
