import { log } from "@tresen/core/platform/log";
import { runReminderClock } from "@tresen/core/reminder";
import { scheduled } from "./scheduled";

/** Runs the daily reminders that are due by the clock of each branch. */
export const handler = scheduled({
  name: "reminder-clock",
  run: async ({ time }) => {
    const { done, troubled } = await runReminderClock({ now: Date.parse(time) });
    if (troubled > 0) log.warn("Some reminders failed; the next run tries again", { done, troubled });
  },
});
