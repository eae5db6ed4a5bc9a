export { type ListQuery, listRecords } from "./list";
export { listOptions } from "./options";
export { createRecord, getRecord, removeRecord, updateRecord } from "./records";
export { mayRead, requireWrite } from "./access";
export { inUse } from "./references";
export type { Hooks } from "./hooks";
export { invalidCursor } from "./cursor";
