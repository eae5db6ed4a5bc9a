export { type VisitDay, countEvent, forgetVisitors, setVisitDay, takeOverEarlierCounts } from "./visits";
