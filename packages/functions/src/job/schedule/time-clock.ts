import { closeForgotten } from "@tresen/core/time-tracking";
import { scheduled } from "./scheduled";

/** Ends activities that were not stamped out, by the rule of their branch. */
export const handler = scheduled({
  name: "time-clock",
  run: async ({ time }) => void (await closeForgotten({ now: Date.parse(time) })),
});
