export { type NamedRecords, namedRecords } from "./named";
export { partFields, partsOf } from "./part";
export { type AnyRecord, type Row, recordOf, rowKey, rowOf } from "./row";
export { allRows, findRow, findRows, findUnique, listRows } from "./read";
export { type Start, startsIn } from "./starts";
export type { Definition } from "./companions";
export { CompanionEntity } from "./companion.entity";
export { companionWrites } from "./companions";
export {
  type Companions,
  type DerivedFilters,
  type Finding,
  type Found,
  type IndexedChange,
  type Indexing,
  type PriceWrite,
  type Referring,
  type Wanted,
  requireIndexing,
} from "./indexing";
export { recordEntity } from "./record.entity";
export { countingWrites, plainWrites, removalAlong, writesAlong } from "./along";
export { asChecks, freeCheck, referenceCheck, useCheck, useWrite, versionCheck } from "./checks";
export { type RowChange, type WriteCheck, stale, writeRow } from "./write";
export { type ReplacedPart, type Stored, afterHistory, bulkWrites, leaveToExpire } from "./bulk";
export { refuseTaken } from "./taken";
export { eraseHistory } from "./erase";
export { PartEntity } from "./part.entity";
export { type Uniques, uniqueValues } from "./unique";
export { UniqueEntity } from "./unique.entity";
