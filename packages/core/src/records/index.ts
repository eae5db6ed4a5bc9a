export { createRecord, getRecord, listRecords, removeRecord, updateRecord } from "./records";
export { requireWrite } from "./access";
export type { Hooks } from "./hooks";
