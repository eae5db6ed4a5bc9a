export { shiftFiltersFor, shiftFinding } from "./finding";
export { shiftHooks } from "./hooks";
export { planFindings } from "./law";
export { ownShifts } from "./mine";
export { plannedByKind, plannedOf } from "./planned";
export { batchShifts, plannerSetup, plannerWeek, setPlannerSetup } from "./planner";
export { publishShifts } from "./publish";
export { answerConsent, cancelShift, takeShift } from "./steps";
export { toldTo } from "./told";
