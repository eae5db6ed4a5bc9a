export { type ListQuery, listRecords } from "./list";
export { listOptions } from "./options";
export { createRecord, getRecord, removeRecord, updateRecord } from "./records";
export { requireWrite } from "./access";
export type { Hooks } from "./hooks";
export { invalidCursor } from "./cursor";
