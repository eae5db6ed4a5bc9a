export { correctTimeSheet, stepTimeSheet } from "./change";
export { sheetPeople } from "./people";
export { getTimeSheet, listTimeSheets } from "./read";
