export {
  type VisitDay,
  countEvent,
  countPageViews,
  countVisitors,
  forgetVisitors,
  listVisitedPages,
  listVisitorEvents,
  listVisitorTimes,
  readFunnel,
  setVisitDay,
  takeOverEarlierCounts,
} from "./visits";
