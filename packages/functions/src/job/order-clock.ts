import { runOrderClock } from "@tresen/core/order";
import { log } from "@tresen/core/platform/log";
import type { EventBridgeEvent } from "aws-lambda";

/** Lets proposed times expire, and takes the steps that a branch has set for orders that nobody answers. */
export async function handler(event: Pick<EventBridgeEvent<string, unknown>, "time">): Promise<void> {
  const { done, troubled } = await runOrderClock({ now: Date.parse(event.time) });
  if (troubled > 0) log.warn("Some orders could not be looked after; the next run tries again", { done, troubled });
}
