export { shiftFiltersFor, shiftFinding } from "./finding";
export { shiftHooks } from "./hooks";
export { ownShifts } from "./mine";
export { publishShifts } from "./publish";
export { cancelShift, takeShift } from "./steps";
export { toldTo } from "./told";
