export { countEvent } from "./count";
export { takeOverEarlierCounts } from "./earlier";
export { forgetVisitors } from "./forget";
