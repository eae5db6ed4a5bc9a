import { takeOverEarlierCounts } from "../statistics";
import type { Migration } from "./run";

/** Visitors' events were counted by UTC day in rows of their own, which the statistics do not read. */
export const visitsByBranchDay: Migration = {
  number: 12,
  name: "visits-by-branch-day",
  run: async () => {
    const count = await takeOverEarlierCounts({ at: Date.now() });
    return count === 1 ? "1 day of visits was taken over." : `${count} days of visits were taken over.`;
  },
};
