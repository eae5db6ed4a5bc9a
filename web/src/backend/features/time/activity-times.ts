import { isObject } from "@tresen/contract/kit/object";
import type { AnyRecord } from "@tresen/contract/openapi/client";
import { formatHours, recordedSeconds } from "@tresen/contract/time-tracking/recorded-time";
import { serverNow } from "../../../shared/server-clock";
import { ACTIVITY_TEXTS } from "./activity.texts";

/** The worked time and the breaks of an activity as hours and minutes; of one that runs, those until now. */
export function activityTimes(record: AnyRecord): { worked: string; paused: string } {
  const { workedSeconds, breakSeconds, startedAt } = record;
  if (typeof workedSeconds === "number" && typeof breakSeconds === "number")
    return { worked: ACTIVITY_TEXTS.hours(formatHours(workedSeconds)), paused: hoursOf(breakSeconds) };
  if (typeof startedAt !== "string") return { worked: "", paused: "" };
  const seconds = recordedSeconds({
    activity: { startedAt, endedAt: null, breaks: breaksOf(record) },
    now: serverNow(),
  });
  return { worked: ACTIVITY_TEXTS.still(formatHours(seconds.workedSeconds)), paused: hoursOf(seconds.breakSeconds) };
}

function hoursOf(seconds: number): string {
  return seconds === 0 ? "" : ACTIVITY_TEXTS.hours(formatHours(seconds));
}

function breaksOf({ breaks }: AnyRecord): { startedAt: string; endedAt: string | null }[] {
  return (Array.isArray(breaks) ? breaks : []).filter(isObject).map(({ startedAt, endedAt }) => ({
    startedAt: String(startedAt),
    endedAt: typeof endedAt === "string" ? endedAt : null,
  }));
}
