import {
  type CommittedTransactionResult,
  type TransactWriteEntities,
  type TransactWriteItem,
  createWriteTransaction,
} from "electrodb";
import { commitTransaction } from "./storage";

type Entities = Parameters<typeof createWriteTransaction>[0];

/**
 * Writes rows of the given entities in one transaction, with the retries and errors of `storageCall`. ElectroDB's own
 * Service would need all entities of the table, and every function would bundle them.
 * @throws conflict when a condition fails: `ConditionFailed` has the positions of the writes.
 */
export function writeTransaction<Written extends Entities>({
  entities,
  writes,
}: {
  entities: Written;
  writes: (
    entities: TransactWriteEntities<Written>,
  ) => readonly CommittedTransactionResult<unknown, TransactWriteItem>[];
}): Promise<void> {
  return commitTransaction(() => createWriteTransaction(entities, (all) => [...writes(all)]).go());
}
