import { RECORDS, type ScheduledFunction } from "./definition";
import { EVENT_TITLES } from "./events.texts";

/** Changed projects and tasks: how far the project of an order is stands in the order. */
export const PROJECT_ROWS: readonly string[] = ["resource#projects", "resource#tasks"];

/** Ends activities that nobody has stamped out, by the rule of their branch. */
export const timeClockFunction: ScheduledFunction = {
  name: "time-clock",
  title: EVENT_TITLES["time-clock"],
  schedule: "rate(15 minutes)",
  handler: "src/job/schedule/time-clock.handler",
  grants: { table: RECORDS, bucket: [] },
  memory: 512,
  timeout: 120,
};
