export { exportRecords } from "./export-records";
export { exportTimeSheet, exportTimeSheets } from "./export-sheets";
export type { SheetFile } from "./files";
