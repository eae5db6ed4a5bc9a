import type { AnyRecord } from "@tresen/contract/openapi/client";
import { flagsOf } from "../flags-cell";

/** Whether somebody has to say that the times of an activity are right before its month can be confirmed. */
export function isToConfirm(record: AnyRecord): boolean {
  const flags = flagsOf(record);
  return flags.includes("clockUncertain") || (flags.includes("closedByRule") && !flags.includes("corrected"));
}
