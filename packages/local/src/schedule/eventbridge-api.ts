import { randomUUID } from "node:crypto";
import type { Instant } from "@tresen/contract/kit/time";
import type { ScheduledEvent } from "../gateway/functions";

/** The event that EventBridge sends to a function for a schedule. */
export function scheduledEvent({ name, at }: { name: string; at: Instant }): ScheduledEvent {
  return {
    version: "0",
    id: randomUUID(),
    "detail-type": "Scheduled Event",
    source: "aws.events",
    account: "000000000000",
    time: new Date(at).toISOString().replace(/\.\d{3}Z$/, "Z"),
    region: "local",
    resources: [`arn:aws:events:local:000000000000:rule/${name}`],
    detail: {},
  };
}
