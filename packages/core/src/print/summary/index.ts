export { printDailySummary, printSummariesDue } from "./summary";
