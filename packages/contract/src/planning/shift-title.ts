import { DEFAULT_TIME_ZONE, formatDateTime } from "../kit/time";

/** The title of a shift in lists and in the log: when it begins, and nothing of the person. */
export function shiftTitle({ startsAt }: { startsAt?: unknown }): string | null {
  return typeof startsAt === "string" ? formatDateTime({ at: Date.parse(startsAt), zone: DEFAULT_TIME_ZONE }) : null;
}
