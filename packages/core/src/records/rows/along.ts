import { type TransactionWrite, transactionWrites } from "../../platform/db";
import { type Cause, ChangeEntity, changeItem } from "../changes";
import type { Definition } from "./companions";
import { type IndexedChange, type Indexing, requireIndexing } from "./indexing";
import { partsOf } from "./part";
import { PartEntity } from "./part.entity";
import { recordEntity } from "./record.entity";
import type { Row } from "./row";
import { uniqueValues } from "./unique";
import { UniqueEntity } from "./unique.entity";
import { type WriteCheck, asRead, itemFields, stale } from "./write";

/**
 * The writes of a new record with its change row, unique rows, parts and index rows, to be passed as conditions of the
 * write of another record, so that both are stored or neither. If others have changed something that these depend on,
 * the other record's write fails as outdated, and its caller checks both once more.
 * @param checks of the new record's own resource.
 */
export function writesAlong({
  resource,
  row: given,
  checks,
  cause,
  indexing,
}: {
  resource: Definition;
  row: Row;
  checks: readonly WriteCheck[];
  cause: Cause;
  indexing?: Partial<Indexing> | undefined;
}): WriteCheck[] {
  const parts = partsOf({ resource, ...given });
  const row = { ...given, parts: parts.length };
  const { id } = row;
  const companions =
    resource.storage === "indexed"
      ? requireIndexing({ resource, indexing, part: "transact" })({ resource, before: null, after: row })
      : [];
  const writes = transactionWrites({
    entities: {
      record: recordEntity(resource),
      unique: UniqueEntity,
      part: PartEntity,
      change: ChangeEntity,
      used: recordEntity(checks.find(({ uses }) => uses)?.uses ?? resource),
    },
    writes: ({ record, unique, part, change, used }) => [
      record.create(itemFields(row)).commit(),
      change.create(changeItem({ resource, id, before: null, after: row, cause })).commit(),
      ...uniqueValues({ resource, fields: row.fields }).map(({ field: _, ...value }) =>
        unique
          .put({ ...value, owner: id })
          .where(({ owner }, { notExists }) => notExists(owner))
          .commit(),
      ),
      ...checks.map(({ condition }) => condition({ record, unique, used })),
      ...parts.map((each) => part.put(each).commit()),
    ],
  });
  return [...writes, ...companions].map((write) => ({ condition: () => write, error: stale() }));
}

/** The writes of a removal with its change row and index rows, to be passed in the same way. Its record has no parts. */
export function removalAlong({
  resource,
  row,
  cause,
  indexing,
}: {
  resource: Definition;
  row: Row;
  cause: Cause;
  indexing?: Partial<Indexing> | undefined;
}): WriteCheck[] {
  const { id } = row;
  const companions =
    resource.storage === "indexed"
      ? requireIndexing({ resource, indexing, part: "transact" })({ resource, before: row, after: null })
      : [];
  const writes = transactionWrites({
    entities: { record: recordEntity(resource), change: ChangeEntity },
    writes: ({ record, change }) => [
      record.delete({ id }).where(asRead(row)).commit(),
      change.create(changeItem({ resource, id, before: row, after: null, cause })).commit(),
    ],
  });
  return [...writes, ...companions].map((write) => ({ condition: () => write, error: stale() }));
}

/**
 * The writes of an indexed record in which only changes what the server counts beside the fields that people enter: it
 * keeps its version, and the log does not tell of it. Whoever changes the record at this moment fails as outdated.
 */
export function countingWrites({
  resource,
  before,
  fields,
  indexing,
}: {
  resource: Definition;
  before: Row;
  fields: Record<string, unknown>;
  indexing: Pick<Indexing, "transact">;
}): TransactionWrite[] {
  if (resource.storage !== "indexed") throw new RangeError(`${resource.name} is not indexed`);
  const after = { ...before, fields };
  const writes = transactionWrites({
    entities: { record: recordEntity(resource) },
    writes: ({ record }) => [
      record
        .put({ ...itemFields(after), uses: (before.uses ?? 0) + 1 })
        .where(asRead(before))
        .commit(),
    ],
  });
  return [...writes, ...indexing.transact({ resource, before, after })];
}

/**
 * The writes of a record of an indexed resource without parts and unique values, with its change row and index rows: a
 * new one (`before` is null), or a change on condition that it is still as it was read. For a domain that changes several
 * records in one transaction of its own.
 */
export function plainWrites({
  resource,
  before,
  after,
  cause,
  indexing,
}: {
  resource: IndexedChange["resource"];
  before: Row | null;
  after: Row;
  cause: Cause;
  indexing: Pick<Indexing, "transact">;
}): TransactionWrite[] {
  const { id } = after;
  const writes = transactionWrites({
    entities: { record: recordEntity(resource), change: ChangeEntity },
    writes: ({ record, change }) => [
      before ? record.put(itemFields(after)).where(asRead(before)).commit() : record.create(itemFields(after)).commit(),
      change.create(changeItem({ resource, id, before, after, cause })).commit(),
    ],
  });
  return [...writes, ...indexing.transact({ resource, before, after })];
}
