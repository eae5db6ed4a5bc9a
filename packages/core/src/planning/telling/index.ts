export { planMessages, setPlanMessages } from "./channels";
export { decidersOf } from "./deciders";
export { personWrites } from "./person-writes";
export { planJobs } from "./plan-jobs";
