import { checkStatistics } from "@tresen/core/statistics/recount";
import type { EventBridgeEvent } from "aws-lambda";

/** Compares the counters of the last days with the orders, and tells where they differ. */
export async function handler(event: Pick<EventBridgeEvent<string, unknown>, "time">): Promise<void> {
  await checkStatistics({ now: Date.parse(event.time) });
}
