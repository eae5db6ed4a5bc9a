export { correctTimeSheet, stepTimeSheet } from "./change";
export { getTimeSheet, listTimeSheets } from "./read";
