import { tryCreate } from "./dry-run";
import type { createRecord } from "./records";
import { type Row, type WriteCheck, writesAlong } from "./rows";

/**
 * Checks a new record as `createRecord` does and returns its writes, to be stored in the transaction of another record.
 * It is for resources without pictures and prices, whose uses and rows it does not write; nor does it note other uses
 * (see `guardedUses`): the record that a redirect leads to is written in the same transaction.
 * @throws what `createRecord` would throw.
 */
export async function createAlong(creation: Parameters<typeof createRecord>[0]): Promise<WriteCheck[]> {
  const { resource, hooks, actor, now, indexing } = creation;
  let made: { row: Row; checks: readonly WriteCheck[] } | undefined;
  await tryCreate({
    ...creation,
    hooks: {
      ...hooks,
      checks: async (change) => {
        const checks = (await hooks?.checks?.(change)) ?? [];
        if (change.row) made = { row: change.row, checks };
        return checks;
      },
    },
  });
  if (!made) throw new RangeError("No record was checked");
  return writesAlong({ resource, ...made, cause: { actor, action: "create", now }, indexing });
}
