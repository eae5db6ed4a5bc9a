import { notedRun } from "@tresen/core/platform/schedule";
import type { EventBridgeEvent } from "aws-lambda";

type Fired = Pick<EventBridgeEvent<string, unknown>, "time">;

/** The handler of a scheduled function. Its run is noted under the function's name, for the page that tells how it goes. */
export function scheduled({ name, run }: { name: string; run: (event: Fired) => Promise<void> }) {
  return (event: Fired): Promise<void> => notedRun({ name, at: event.time, run: () => run(event) });
}
