import { forgetVisitors } from "@tresen/core/statistics";
import { scheduled } from "./scheduled";

/** Removes what recognises visitors of days that have ended, each by its branch's calendar. */
export const handler = scheduled({
  name: "forget-visitors",
  run: async ({ time }) => void (await forgetVisitors({ now: Date.parse(time) })),
});
