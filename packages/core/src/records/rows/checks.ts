import { type TransactionWrite, transactionWrites } from "../../platform/db";
import type { AppError } from "../../platform/errors";
import { recordEntity } from "./record.entity";
import type { Named, Row } from "./row";
import type { UniqueValue } from "./unique";
import { type WriteCheck, stale } from "./write";

/** Another record of the same resource must still have this version. */
export function versionCheck({ id, version: known }: Pick<Row, "id" | "version">): WriteCheck {
  return {
    condition: ({ record }) =>
      record
        .check({ id })
        .where(({ version }, { eq }) => eq(version, known))
        .commit(),
    error: stale(),
  };
}

/** No record of the resource may have this unique value. */
export function freeCheck({
  value: { field: _, ...value },
  error,
}: {
  value: UniqueValue;
  error: AppError;
}): WriteCheck {
  return {
    condition: ({ unique }) =>
      unique
        .check(value)
        .where(({ owner }, { notExists }) => notExists(owner))
        .commit(),
    error,
  };
}

/** A record that the written one begins to use, see `guardedUses`. It may change otherwise at the same moment. */
export function referenceCheck({ error, ...used }: { resource: string; id: string; error: AppError }): WriteCheck {
  const write = useWrite(used);
  return { condition: () => write, error };
}

/** Notes a use in the row of the used record, on condition that it exists. */
export function useWrite({ resource, id }: { resource: string; id: string }): TransactionWrite {
  const [write] = transactionWrites({
    entities: { used: recordEntity({ name: resource }) },
    writes: ({ used }) => [
      used
        .update({ id })
        .add({ uses: 1 })
        .where(({ version }, { exists }) => exists(version))
        .commit(),
    ],
  });
  if (!write) throw new RangeError("No write was made");
  return write;
}

/**
 * A record of another resource that the written record begins to use, such as the role that a user gets. It must still
 * have this version, and its row notes the use: whoever read the row before that can neither change nor remove it. So
 * of a removal and a use at the same moment one is refused, although each of them saw nothing of the other.
 */
export function useCheck({ uses, row }: { uses: Named; row: Pick<Row, "id" | "version"> }): WriteCheck {
  return {
    uses,
    condition: ({ used }) =>
      used
        .update({ id: row.id })
        .add({ uses: 1 })
        .where(({ version }, { eq }) => eq(version, row.version))
        .commit(),
    error: stale(),
  };
}

/** Writes that belong into the transaction of a record. If others were faster, that fails as outdated. */
export function asChecks(writes: readonly TransactionWrite[]): WriteCheck[] {
  return writes.map((write) => ({ condition: () => write, error: stale() }));
}
