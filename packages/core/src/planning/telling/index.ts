export { planMessages, setPlanMessages } from "./channels";
export { decidersOf } from "./deciders";
export { personWrites } from "./person-writes";
