import { checkStatistics } from "@tresen/core/statistics/recount";
import { scheduled } from "./scheduled";

/** Compares the counters of the last days with the orders, and tells where they differ. */
export const handler = scheduled({
  name: "check-statistics",
  run: async ({ time }) => void (await checkStatistics({ now: Date.parse(time) })),
});
