export { type NamedRecords, namedRecords } from "./named";
export { partsOf } from "./part";
export { type AnyRecord, type Row, recordOf, rowKey, rowOf } from "./row";
export { allRows, findRow, findRows, findUnique, listRows } from "./read";
export { type RowCheck, type Written, insertRow, removeRow, replaceRow, stale } from "./write";
export { type Stored, bulkWrites } from "./bulk";
export { PartEntity } from "./part.entity";
export { UniqueEntity } from "./unique.entity";
