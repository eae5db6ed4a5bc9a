export { planChange } from "./plan-change";
export { timeAhead } from "./plan-job";
