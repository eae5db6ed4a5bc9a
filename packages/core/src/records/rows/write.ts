import type { TransactWriteEntities } from "electrodb";
import { fieldError } from "@tresen/contract/kit/validation/validation";
import * as VALIDATION from "@tresen/contract/kit/validation/validation.texts";
import { CHANGED_MEANWHILE, ID_TAKEN } from "@tresen/contract/kit/errors.texts";
import { ConditionFailed, type TransactionWrite, writeTransaction } from "../../platform/db";
import { AppError, inputError } from "../../platform/errors";
import { type Cause, ChangeEntity, changeItem, versionAfterHistory } from "../changes";
import type { Definition } from "./companions";
import { type Indexing, requireIndexing } from "./indexing";
import { partsOf } from "./part";
import { PartEntity } from "./part.entity";
import { heldBy } from "./read";
import { recordEntity } from "./record.entity";
import type { Named, Row } from "./row";
import { type UniqueValue, uniqueValues, valuesBut } from "./unique";
import { UniqueEntity } from "./unique.entity";

type Checked = TransactWriteEntities<{
  record: ReturnType<typeof recordEntity>;
  unique: typeof UniqueEntity;
  used: ReturnType<typeof recordEntity>;
}>;

/**
 * A condition on another row when the write is executed, and the error to throw if it fails. The hooks that need one
 * bring it along from `checks.ts`, so that other functions do not bundle it.
 */
export interface WriteCheck {
  condition: (entities: Checked) => TransactionWrite;
  error: AppError;
  /** The resource of `used`, if the condition needs another one. All conditions of one write name the same. */
  uses?: Named;
}

/** The comparisons of the conditions of every write. */
interface Operations<Attribute> {
  notExists: (attribute: Attribute) => string;
  eq: (attribute: Attribute, value: string | number) => string;
}

/** A new record has no row before the change, a removed one none after it. */
export type RowChange = { before: Row | null; after: Row } | { before: Row; after: null };

type Change = RowChange & {
  resource: Definition;
  checks?: readonly WriteCheck[] | undefined;
  cause: Cause;
  indexing?: Partial<Indexing> | undefined;
  /** The version of the change row, if it is not the one that follows from the rows. */
  version?: number;
};

/**
 * Writes the change. No change row is overwritten: where the id has a history with this version, of a record that was
 * removed, the version goes on after the newest one. That happens again only if others go on with it at the same time.
 * @returns the row as it was written or, of a removed record, as it was before.
 * @throws input when a unique value is taken, conflict when the id is taken or the row has changed since `before` was
 * read.
 */
export async function writeRow(change: Change): Promise<Row> {
  try {
    return await writeVersion(change);
  } catch (error) {
    const isInHistory = error instanceof ConditionFailed && error.rejected.length === 1 && error.rejected[0] === CHANGE;
    if (!isInHistory) throw error;
    const { after, before, resource } = change;
    const { id } = after === null ? before : after;
    const version = await versionAfterHistory({ resource: resource.name, id });
    return writeRow(after === null ? { ...change, version } : { ...change, after: { ...after, version }, version });
  }
}

/** The positions in the transaction of the record itself, of its change row, and of the first unique row. */
const RECORD = 0;
const CHANGE = 1;
const FIRST_UNIQUE = 2;

/** Writes the row, its change row, unique rows, parts and index rows in one transaction. */
async function writeVersion({ resource, before, after, checks = [], cause, indexing, version }: Change): Promise<Row> {
  const parts = after ? partsOf({ resource, ...after }) : [];
  const result = after === null ? before : { ...after, parts: parts.length };
  const row = after && result;
  const { id } = result;
  const held = before ? uniqueValues({ resource, fields: before.fields }) : [];
  const wanted = after ? uniqueValues({ resource, fields: after.fields }) : [];
  const taken = valuesBut({ values: wanted, others: held });
  const freed = await heldBy({ id, values: valuesBut({ values: held, others: wanted }) });
  const { version: known } = before ?? result;
  const isAsRead = asRead(before ?? result);
  const isOwn = <Attribute>({ owner }: { owner: Attribute }, { notExists, eq }: Operations<Attribute>): string =>
    `${notExists(owner)} OR ${eq(owner, id)}`;
  const entry = changeItem({ resource, id, before, after: row, cause, version });
  const companions =
    resource.storage === "indexed"
      ? requireIndexing({ resource, indexing, part: "transact" })({ resource, before, after: row })
      : [];
  const prices = resource.prices
    ? await requireIndexing({ resource, indexing, part: "transactPrices" })({
        ...{ resource, before, after: row, now: cause.now },
        version: Number(entry.version),
      })
    : [];
  try {
    await writeTransaction({
      entities: {
        record: recordEntity(resource),
        unique: UniqueEntity,
        part: PartEntity,
        change: ChangeEntity,
        used: recordEntity(checks.find(({ uses }) => uses)?.uses ?? resource),
      },
      writes: ({ record, unique, part, change, used }) => [
        row
          ? before
            ? record.put(itemFields(row)).where(isAsRead).commit()
            : record.create(itemFields(row)).commit()
          : record.delete({ id }).where(isAsRead).commit(),
        change.create(entry).commit(),
        ...taken.map(({ field: _, ...value }) =>
          unique
            .put({ ...value, owner: id })
            .where(isOwn)
            .commit(),
        ),
        ...checks.map(({ condition }) => condition({ record, unique, used })),
        ...freed.map(({ field: _, ...value }) => unique.delete(value).where(isOwn).commit()),
        ...parts.map((each) => part.put(each).commit()),
        // The change row of a removal needs no copy of the former parts, so they are removed too.
        ...Array.from({ length: before?.parts ?? 0 }, (_, index) =>
          part
            .update({ resource: resource.name, id, version: known, index })
            .set({ expiresAt: entry.expiresAt })
            .commit(),
        ),
        ...companions,
        ...prices,
      ],
    });
  } catch (error) {
    throw explained({ error, before, taken, checks });
  }
  return result;
}

/** The condition that a record is still what was read: in the same version, and not used by others since. */
export function asRead({ version: known, uses: knownUses }: Pick<Row, "version" | "uses">) {
  return <Attribute>(
    { version, uses }: { version: Attribute; uses: Attribute },
    { notExists, eq }: Operations<Attribute>,
  ): string => `${eq(version, known)} AND ${knownUses === undefined ? notExists(uses) : eq(uses, knownUses)}`;
}

/** The error for a failed condition: the record itself has changed, a value is taken, or another record has changed. */
function explained({
  error,
  before,
  taken,
  checks,
}: {
  error: unknown;
  before: Row | null;
  taken: readonly UniqueValue[];
  checks: readonly WriteCheck[];
}): unknown {
  if (!(error instanceof ConditionFailed)) return error;
  const { rejected } = error;
  const clash = taken.filter((_, index) => rejected.includes(index + FIRST_UNIQUE));
  if (clash.length > 0)
    return inputError({
      code: "record.not_unique",
      faults: clash.map(({ field }) => fieldError({ path: field, code: "unique", message: VALIDATION.unique })),
    });
  if (rejected.length === 0 || rejected.includes(RECORD)) {
    return before ? stale(error) : new AppError("record.id_taken", "conflict", ID_TAKEN, [], { cause: error });
  }
  return checks.find((_, index) => rejected.includes(index + FIRST_UNIQUE + taken.length))?.error ?? error;
}

/** The error when somebody changed the record since it was read. */
export function stale(cause?: unknown): AppError {
  return new AppError("record.stale", "conflict", CHANGED_MEANWHILE, [], { cause });
}

/** The part of a row that its item contains: fields that are stored in parts are left out. */
export function itemFields({ id, version, createdAt, updatedAt, fields, parts, secrets }: Row) {
  return {
    id,
    version,
    createdAt,
    updatedAt,
    ...(parts > 0 ? { parts } : { fields }),
    ...(Object.keys(secrets).length > 0 ? { secrets } : {}),
  };
}
