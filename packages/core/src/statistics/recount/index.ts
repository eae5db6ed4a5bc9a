export { type StatisticsCheck, checkStatistics, readStatisticsCheck } from "./check";
export { type Drift, type Recount, recountBranch } from "./recount";
