export { planChange } from "./plan-change";
export { timeAhead } from "./plan-job";
export { plannedValuesOf } from "./planned-changes";
