import { forgetVisitors } from "@tresen/core/statistics";
import type { EventBridgeEvent } from "aws-lambda";

/** Removes what recognises visitors of days that have ended, each by its branch's calendar. */
export async function handler(event: Pick<EventBridgeEvent<string, unknown>, "time">): Promise<void> {
  await forgetVisitors({ now: Date.parse(event.time) });
}
