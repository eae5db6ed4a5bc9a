import type { Activity } from "@tresen/contract/time-tracking/activity.resource";
import { stampedTimes } from "@tresen/contract/time-tracking/stampings/stamped-times";

/**
 * Whether its own stampings contradict each other, so that somebody looks: something was stamped after the end, or there
 * is one before the start or another end, and it was flagged for that.
 */
export function isContradicted({
  startedAt,
  stampings,
  flags,
}: Pick<Activity, "startedAt" | "stampings" | "flags">): boolean {
  const { isContradicted: isContinued, isEndedAgain } = stampedTimes({ startedAt, stampings });
  const isBefore = stampings.some(({ at }) => Date.parse(at) < Date.parse(startedAt));
  return isContinued || (flags.includes("overlap") && (isEndedAgain || isBefore));
}
