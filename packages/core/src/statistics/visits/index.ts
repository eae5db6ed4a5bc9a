export { countEvent } from "./count";
export { takeOverEarlierCounts } from "./earlier";
export { forgetVisitors } from "./forget";
export {
  countPageViews,
  countVisitors,
  listVisitedPages,
  listVisitorEvents,
  listVisitorTimes,
  readFunnel,
} from "./read";
export { type VisitDay, setVisitDay } from "./set-day";
