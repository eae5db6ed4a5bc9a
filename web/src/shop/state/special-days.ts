import type { OpeningHoursRule } from "@tresen/contract/branch/opening-hours";
import { type Instant, addDays, formatWeekdayDate, instantAt, zonedTime } from "@tresen/contract/kit/time";
import { weekRows } from "./hours";

/** How many days ahead single dates are shown. */
const DAYS_AHEAD = 28;
const NOON = 12 * 60;

export interface SpecialDay {
  /** `Samstag, 15.08.2026` */
  day: string;
  /** For example `11:00–14:00` and `17:00–22:00`; empty for a closed day. */
  windows: readonly string[];
}

/** The dates of the coming weeks that have their own hours, soonest first. */
export function specialDays({
  rules,
  now,
  zone,
}: {
  rules: readonly OpeningHoursRule[];
  now: Instant;
  zone: string;
}): SpecialDay[] {
  const today = zonedTime({ at: now, zone }).date;
  const last = addDays(today, DAYS_AHEAD);
  const dates = rules.flatMap(({ type, date }) =>
    type === "once" && date && date >= today && date <= last ? [date] : [],
  );
  return [...new Set(dates)].sort().map((date) => {
    const ofDate = rules
      .filter((rule) => rule.type === "once" && rule.date === date)
      .map((rule) => ({ ...rule, type: "daily" as const }));
    return {
      day: formatWeekdayDate({ at: instantAt({ date, minutes: NOON, zone }), zone }),
      windows: weekRows(ofDate)[0]?.windows ?? [],
    };
  });
}
