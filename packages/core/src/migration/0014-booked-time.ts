import { activities } from "@tresen/contract/time-tracking/activity.resource";
import { rebuildIndexes } from "../records";
import type { Migration } from "./run";

/** Activities of earlier versions have no rows by which the time of a project is found. */
export const bookedTime: Migration = {
  number: 14,
  name: "booked-time",
  run: async () => {
    const { records, rows } = await rebuildIndexes({ resource: activities });
    return `${records} activities have ${rows} rows beside them now.`;
  },
};
