export { client } from "./client";
export { service, recordEntities } from "./service";
export { ConditionFailed, committed, stored } from "./storage";
export { type Item, type Key, type Write, eachChunk, keyOf, readPartition, readTogether, writeTogether } from "./batch";
export { type StorageUse, metered } from "./meter";
export type { RecordEntity } from "./entity/record.entity";
export type { Channel, MessageEntity, MessageState } from "./entity/message.entity";
export type { OrderEntity, StoredPayment, TimelineEntry } from "./entity/order.entity";
export type { UploadEntity } from "./entity/upload.entity";
