import { type Write, eachChunk, itemOf, storageCall } from "../../platform/db";
import { type Cause, ChangeEntity, changeItem, findTaken, versionAfterHistory } from "../changes";
import { type Definition, companionWrites, companionsOf } from "./companions";
import { type Indexing, requireIndexing } from "./indexing";
import { partsOf } from "./part";
import { heldBy, uniqueKey } from "./read";
import { recordEntity } from "./record.entity";
import type { Row } from "./row";
import { uniqueValues, valuesBut } from "./unique";
import { itemFields } from "./write";
import { PartEntity } from "./part.entity";
import { UniqueEntity } from "./unique.entity";

/** A row to write in bulk, and the stored row before it. */
export interface Stored {
  resource: Definition;
  before: Row | null;
  row: Row;
}

interface BulkWrites {
  first: Write[];
  last: Write[];
  replaced: ReplacedPart[];
}

/** A part of the previous version, which the history needs as long as the change is kept. */
export interface ReplacedPart {
  resource: string;
  id: string;
  version: number;
  index: number;
  expiresAt: number;
}

/**
 * The rows with versions of which there is no change row yet. Where an id was given before, the record goes on after
 * the newest version of that history. One BatchGetItem for 100 rows.
 */
export async function afterHistory(changes: readonly Stored[]): Promise<Stored[]> {
  const taken = await findTaken(
    changes.map(({ resource, row }) => ({ resource: resource.name, id: row.id, version: row.version })),
  );
  const versions = new Map<string, number>();
  for (const { resource, id } of taken) versions.set(`${resource}#${id}`, await versionAfterHistory({ resource, id }));
  return changes.map((change) => {
    const version = versions.get(`${change.resource.name}#${change.row.id}`);
    return version === undefined ? change : { ...change, row: { ...change.row, version } };
  });
}

/**
 * The unconditional writes for a row with its unique rows, parts and index rows, for an import that has validated
 * everything. `first` must be complete before `last` begins, so that no row refers to missing parts; only after `last`
 * may `replaced` be left to expire.
 */
export async function bulkWrites({
  resource,
  before,
  row,
  cause,
  indexing,
}: Stored & { cause: Cause; indexing: Partial<Indexing> }): Promise<BulkWrites> {
  const parts = partsOf({ resource, ...row });
  const held = before ? uniqueValues({ resource, fields: before.fields }) : [];
  const wanted = uniqueValues({ resource, fields: row.fields });
  const freed = await heldBy({ id: row.id, values: valuesBut({ values: held, others: wanted }) });
  const taken = valuesBut({ values: wanted, others: held });
  const told = changeItem({ resource, id: row.id, before, after: { ...row, parts: parts.length }, cause });
  const prices = resource.prices
    ? await requireIndexing({ resource, indexing, part: "writePrices" })({
        ...{ resource, before, after: row, version: row.version, now: cause.now },
      })
    : [];
  const replaced = Array.from({ length: before?.parts ?? 0 }, (_, index) => ({
    resource: resource.name,
    id: row.id,
    version: before?.version ?? 0,
    index,
    expiresAt: told.expiresAt,
  }));
  return {
    first: [
      ...freed.map((value) => ({ delete: uniqueKey(value) })),
      ...parts.map((part) => ({ put: itemOf(PartEntity.put(part).params()) })),
    ],
    last: [
      {
        put: itemOf(
          recordEntity(resource)
            .put(itemFields({ ...row, parts: parts.length }))
            .params(),
        ),
      },
      ...taken.map(({ field: _, ...value }) => ({
        put: itemOf(UniqueEntity.put({ ...value, owner: row.id }).params()),
      })),
      ...companionWrites(companionsOf({ resource, before, after: row, indexing })),
      ...prices,
      { put: itemOf(ChangeEntity.put(told).params()) },
    ],
    replaced,
  };
}

/** Lets the parts of replaced versions expire, after the new versions are stored. */
export function leaveToExpire(parts: readonly ReplacedPart[]): Promise<void> {
  return eachChunk({
    all: parts,
    size: 1,
    parallel: 4,
    run: async (chunk) => {
      for (const { expiresAt, ...part } of chunk)
        await storageCall(() => PartEntity.patch(part).set({ expiresAt }).go({ response: "none" }));
    },
  });
}
