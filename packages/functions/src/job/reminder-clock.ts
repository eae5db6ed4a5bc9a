import { log } from "@tresen/core/platform/log";
import { runReminderClock } from "@tresen/core/reminder";
import type { EventBridgeEvent } from "aws-lambda";

/** Runs the daily reminders that are due by the clock of each branch. */
export async function handler(event: Pick<EventBridgeEvent<string, unknown>, "time">): Promise<void> {
  const { done, troubled } = await runReminderClock({ now: Date.parse(event.time) });
  if (troubled > 0) log.warn("Some reminders failed; the next run tries again", { done, troubled });
}
