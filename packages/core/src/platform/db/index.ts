export { client, connection, documents } from "./client";
export {
  anything,
  custom,
  flag,
  indexKey,
  model,
  number,
  optionalNumber,
  optionalText,
  primaryKey,
  text,
} from "./entity";
export { ConditionFailed, commitTransaction, storageCall } from "./storage";
export { type TransactionWrite, transactionWrites, writeTransaction } from "./transaction";
export { type ItemWrite, TRANSACTION_LIMIT, itemWrites, writeItems } from "./write-items";
export {
  type Item,
  type Key,
  type Write,
  eachChunk,
  isItem,
  itemOf,
  keyOf,
  readPartition,
  batchRead,
  batchWrite,
} from "./batch";
export { readCoalesced } from "./coalesced-read";
export { AFTER_ALL, type KeyRange, readKeys } from "./keys";
export { fitsItem } from "./item-size";
export { type StorageUse, metered } from "./meter";
