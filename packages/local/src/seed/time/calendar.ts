import { type Instant, type LocalDate, DEFAULT_TIME_ZONE, addDays, zonedTime } from "@tresen/contract/kit/time";
import { mondayOf } from "@tresen/contract/planning/planner/templates";
import { monthAfter } from "@tresen/contract/time-sheet/month/months";
import type { WeekDay } from "./team";

/** The clock of both demo shops. */
export const ZONE = DEFAULT_TIME_ZONE;

/** The days around the start of a demo. */
export interface Calendar {
  now: Instant;
  today: LocalDate;
  /** `2026-05`: the month before that of the start, and the one before. */
  lastMonth: string;
  monthBeforeLast: string;
}

export function calendarOf(now: Instant): Calendar {
  const today = zonedTime({ at: now, zone: ZONE }).date;
  const month = today.slice(0, 7);
  return { now, today, lastMonth: monthAfter(month, -1), monthBeforeLast: monthAfter(month, -2) };
}

/** The date of a weekday in a week before or after that of the start. */
export function dateOf({ calendar, day: [week, weekday] }: { calendar: Calendar; day: WeekDay }): LocalDate {
  return addDays(mondayOf(calendar.today), week * 7 + weekday - 1);
}

/** A whole number from 0 below `limit`, always the same for the same text; another one for each `what`. */
export function numberOf({ text, what, limit }: { text: string; what: number; limit: number }): number {
  let state = 2_166_136_261 + what;
  for (const char of text) state = Math.imul(state ^ char.charCodeAt(0), 16_777_619) >>> 0;
  // The lowest bits of similar texts are similar.
  return ((state ^ (state >>> 15)) >>> 3) % limit;
}
