export { cancelPlanned, movePlanned } from "./change-plan";
export { getPlanned, listPlanned, listPlannedOfSeveral } from "./read-plan";
