export { createRecord, getRecord, listRecords, removeRecord, updateRecord } from "./records";
export { listBranchMenus } from "./menus";
