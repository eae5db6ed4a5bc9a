/* What a job needs that plans a change of each of many records. */
export { cancelPlanned } from "../by-id";
export { planChange, requirePlannable } from "../plan-change";
export { fieldsAt } from "./fields-at";
export { isUnplannedBy, planMadeBy } from "./plan-made-by";
