import { VALIDATION } from "@tresen/contract/kit/validation/validation.texts";
import { ConditionFailed, writeTransaction } from "../../platform/db";
import { AppError, inputError } from "../../platform/errors";
import { type Cause, ChangeEntity, type ChangeRow, changeItem } from "../changes";
import { CompanionEntity } from "./companion.entity";
import { type Definition, asItem, companionsOf } from "./companions";
import type { Companions, Indexing } from "./indexing";
import { type PartItem, partsOf } from "./part";
import { PartEntity } from "./part.entity";
import { heldBy, takenValues } from "./read";
import { recordEntity } from "./record.entity";
import type { Row } from "./row";
import { type UniqueValue, goneValues, sameUnique, uniqueValues } from "./unique";
import { UniqueEntity } from "./unique.entity";

/** Another record of the same resource that must still be in this version when a write goes through. */
export interface RowCheck {
  id: string;
  version: number;
}

interface Change {
  resource: Definition;
  /** Null when there is none yet. */
  before: Row | null;
  /** Null when it goes. */
  after: Row | null;
  checks?: readonly RowCheck[] | undefined;
  cause: Cause;
  indexing?: Indexing | undefined;
}

/** @throws input when a value that must be unique is taken, conflict when the id is. */
export function insertRow({
  resource,
  row,
  checks,
  cause,
  indexing,
}: {
  resource: Definition;
  row: Row;
  checks?: readonly RowCheck[] | undefined;
  cause: Cause;
  indexing?: Indexing | undefined;
}): Promise<Row> {
  return write({ resource, before: null, after: row, checks, cause, indexing });
}

/** @throws conflict when the row is no longer as `before` was read. */
export function replaceRow({
  resource,
  before,
  row,
  checks,
  cause,
  indexing,
}: {
  resource: Definition;
  before: Row;
  row: Row;
  checks?: readonly RowCheck[] | undefined;
  cause: Cause;
  indexing?: Indexing | undefined;
}): Promise<Row> {
  return write({ resource, before, after: row, checks, cause, indexing });
}

/** @throws conflict when the row is no longer as `before` was read. */
export async function removeRow({
  resource,
  before,
  checks,
  cause,
  indexing,
}: {
  resource: Definition;
  before: Row;
  checks?: readonly RowCheck[] | undefined;
  cause: Cause;
  indexing?: Indexing | undefined;
}): Promise<void> {
  await write({ resource, before, after: null, checks, cause, indexing });
}

/**
 * Row, guards of unique values, parts, the row that tells of the change and those by which the record is found are
 * written together or not at all.
 */
async function write(change: Change): Promise<Row> {
  const { resource, before, after, checks = [], cause, indexing } = change;
  const held = before ? uniqueValues({ resource, fields: before.fields }) : [];
  const wanted = after ? uniqueValues({ resource, fields: after.fields }) : [];
  const taken = wanted.filter((value) => !held.some((other) => sameUnique(value, other)));
  const gone = before ? goneValues({ resource, before: before.fields, after: after?.fields ?? null }) : [];
  const [clash, freed] = await Promise.all([
    takenValues({ resource, id: after?.id ?? "", values: taken }),
    heldBy({ id: before?.id ?? "", values: gone }),
  ]);
  if (clash.length > 0) throw notUnique(clash);
  const parts = after ? await partsOf({ resource, ...after }) : [];
  const row: Row | null = after && { ...after, parts: parts.length };
  const surplus =
    before && before.parts > 0
      ? Array.from({ length: before.parts }, (_, index) => ({
          resource: resource.name,
          id: before.id,
          version: before.version,
          index,
        }))
      : [];
  const result = row ?? before;
  if (!result) throw new RangeError("Nothing to write");
  try {
    const told = changeItem({ resource, id: result.id, before, after: row, cause });
    const companions = companionsOf({ resource, before, after: row, indexing });
    await together({ resource, before, row, taken, freed, parts, surplus, checks, told, companions });
  } catch (error) {
    throw explained({ error, before, taken, checks });
  }
  return result;
}

interface Together {
  resource: Definition;
  before: Row | null;
  row: Row | null;
  taken: readonly UniqueValue[];
  freed: readonly UniqueValue[];
  parts: readonly PartItem[];
  surplus: readonly Omit<PartItem, "bytes">[];
  checks: readonly RowCheck[];
  told: ChangeRow;
  companions: Companions;
}

function together({
  resource,
  before,
  row,
  taken,
  freed,
  parts,
  surplus,
  checks,
  told,
  companions,
}: Together): Promise<void> {
  const id = row?.id ?? before?.id ?? "";
  return writeTransaction({
    entities: {
      record: recordEntity(resource),
      unique: UniqueEntity,
      part: PartEntity,
      change: ChangeEntity,
      companion: CompanionEntity,
    },
    writes: (entities) => [
      row
        ? before
          ? entities.record
              .put(itemFields(row))
              .where(({ version }, { eq }) => eq(version, before.version))
              .commit()
          : entities.record.create(itemFields(row)).commit()
        : entities.record
            .delete({ id })
            .where(({ version }, { eq }) => eq(version, before?.version ?? 0))
            .commit(),
      ...taken.map(({ field: _, ...value }) =>
        entities.unique
          .put({ ...value, owner: id })
          .where(({ owner }, { notExists, eq }) => `${notExists(owner)} OR ${eq(owner, id)}`)
          .commit(),
      ),
      ...checks.map((check) =>
        entities.record
          .check({ id: check.id })
          .where(({ version }, { eq }) => eq(version, check.version))
          .commit(),
      ),
      ...freed.map(({ field: _, ...value }) =>
        entities.unique
          .delete(value)
          .where(({ owner }, { notExists, eq }) => `${notExists(owner)} OR ${eq(owner, id)}`)
          .commit(),
      ),
      ...parts.map((part) => entities.part.put(part).commit()),
      // The change row needs no copy of them, and they go with it.
      ...surplus.map((part) => entities.part.update(part).set({ expiresAt: told.expiresAt }).commit()),
      entities.change.put(told).commit(),
      ...companions.deletes.map(({ pk, sk }) => entities.companion.delete({ pk, sk }).commit()),
      ...companions.puts.map((found) => entities.companion.put(asItem(found)).commit()),
    ],
  });
}

/** What a failed condition means to whoever wrote: the record itself, a taken value, or a record beside it. */
function explained({
  error,
  before,
  taken,
  checks,
}: {
  error: unknown;
  before: Row | null;
  taken: readonly UniqueValue[];
  checks: readonly RowCheck[];
}): unknown {
  if (!(error instanceof ConditionFailed)) return error;
  if (error.rejected.length === 0 || error.rejected.includes(0)) {
    return before
      ? stale(error)
      : new AppError("record.id_taken", "conflict", "Es gibt schon einen Eintrag mit dieser ID.", [], { cause: error });
  }
  const clash = taken.filter((_, index) => error.rejected.includes(index + 1));
  if (clash.length > 0) return notUnique(clash);
  return checks.length > 0 ? stale(error) : error;
}

function notUnique(clash: readonly UniqueValue[]): AppError {
  return inputError({
    code: "record.not_unique",
    faults: clash.map(({ field }) => ({ field, code: "validation.unique", message: VALIDATION.unique })),
  });
}

/** Somebody changed the record since it was read. */
export function stale(cause?: unknown): AppError {
  return new AppError(
    "record.stale",
    "conflict",
    "Dieser Eintrag wurde inzwischen geändert. Bitte laden Sie ihn neu.",
    [],
    { cause },
  );
}

/** What of a row its item holds: fields that stand in parts of their own are left out. */
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
