import { type Instant, MINUTE, zonedTime } from "../kit/time";

/** For how long a ready number stays on the guests' board if the branch does not say. */
export const READY_MINUTES = 20;
/** An order of yesterday evening is still worked on after midnight. */
const AFTER_MIDNIGHT = 6 * 60 * MINUTE;

/** Whether the displays of a branch show an order of this time: today's by the branch's clock, and last night's. */
export function isOfToday({ at, now, zone }: { at: Instant; now: Instant; zone: string }): boolean {
  const day = (instant: Instant): string => zonedTime({ at: instant, zone }).date;
  return day(at) === day(now) || (at < now && now - at < AFTER_MIDNIGHT);
}

/** Whether the number of a ready order still stands on the board. */
export function isStillShown({
  since,
  readyMinutes,
  now,
}: {
  since: Instant;
  readyMinutes: number | null | undefined;
  now: Instant;
}): boolean {
  return now < since + (readyMinutes ?? READY_MINUTES) * MINUTE;
}
