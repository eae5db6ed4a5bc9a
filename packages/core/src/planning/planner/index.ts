export { batchShifts } from "./batch";
export { plannerSetup, setPlannerSetup } from "./setup";
export { plannerWeek } from "./week";
