export { countEvent, forgetVisitors, takeOverEarlierCounts } from "./visits";
