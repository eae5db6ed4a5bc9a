import {
  type CommittedTransactionResult,
  type TransactWriteEntities,
  type TransactWriteItem,
  createWriteTransaction,
} from "electrodb";
import { commitTransaction } from "./storage";

type Entities = Parameters<typeof createWriteTransaction>[0];
/** One write of a transaction. */
export type TransactionWrite = CommittedTransactionResult<unknown, TransactWriteItem>;

export interface Writing<Written extends Entities> {
  entities: Written;
  writes: (entities: TransactWriteEntities<Written>) => readonly TransactionWrite[];
}

/**
 * Writes rows of the given entities in one transaction, with the retries and errors of `storageCall`. ElectroDB's own
 * Service would need all entities of the table, and every function would bundle them.
 * @throws conflict when a condition fails: `ConditionFailed` has the positions of the writes.
 */
export function writeTransaction<Written extends Entities>({ entities, writes }: Writing<Written>): Promise<void> {
  return commitTransaction(() => createWriteTransaction(entities, (all) => [...writes(all)]).go());
}

/**
 * Writes that are part of a transaction which does not know their entities. So a function bundles only the entities
 * whose rows it may write.
 */
export function transactionWrites<Written extends Entities>({
  entities,
  writes,
}: Writing<Written>): TransactionWrite[] {
  let made: TransactionWrite[] = [];
  createWriteTransaction(entities, (all) => (made = [...writes(all)])).params();
  return made;
}
