export { closeForgotten } from "./close-forgotten";
export { activityFiltersFor, activityFinding } from "./finding";
export { activityHooks } from "./hooks";
export { type Stamper, stamperOf } from "./person";
export { stamp } from "./stamp";
export { type CountedActivity, countedActivities } from "./totals";
export { ownActivities, ownSchedules, timePeople, timeTrackingMe } from "./told";
export { readActivitiesOfDays, firstActivityDay } from "./read";
export { recordedOfDays } from "./recorded";
