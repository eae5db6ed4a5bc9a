import {
  type CommittedTransactionResult,
  type TransactWriteEntities,
  type TransactWriteItem,
  createWriteTransaction,
} from "electrodb";
import { commitTransaction } from "./storage";

type Entities = Parameters<typeof createWriteTransaction>[0];

/**
 * Writes rows of the given entities together or not at all, with the same promises as `stored`. ElectroDB's own service
 * would want all entities of the table for this, and every function would carry them.
 * @throws conflict when a condition fails: `ConditionFailed` names the writes by their place in the list.
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
