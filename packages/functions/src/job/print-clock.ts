import { runPrintClock } from "@tresen/core/alarm";
import { log } from "@tresen/core/platform/log";
import type { EventBridgeEvent } from "aws-lambda";

/** Gives up claims of printers that tell nothing, lets prints expire, and gives late ones to other printers. */
export async function handler(event: Pick<EventBridgeEvent<string, unknown>, "time">): Promise<void> {
  const { done, troubled } = await runPrintClock({ now: Date.parse(event.time) });
  if (troubled > 0) log.warn("Some print jobs could not be looked after; the next run tries again", { done, troubled });
}
