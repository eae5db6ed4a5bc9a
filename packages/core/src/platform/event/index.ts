export { type BatchReactions, type Reaction, type Reactions, type RowChange, rowChange } from "./reaction";
export type { Failure, StreamRecord } from "./stream-record";
