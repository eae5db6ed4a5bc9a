import type { OpeningHoursRule } from "@tresen/contract/branch/opening-hours";
import {
  type Instant,
  WEEKDAYS,
  type Weekday,
  addDays,
  formatTime,
  formatWeekdayDate,
  minutesOf,
  zonedTime,
} from "@tresen/contract/kit/time";
import * as texts from "./hours.texts";

const WEEK: readonly Weekday[] = [...WEEKDAYS.slice(1), ...WEEKDAYS.slice(0, 1)];

export interface HoursRow {
  /** `Mo–Fr` */
  days: string;
  /** For example `11:00–14:00` and `17:00–22:00`; empty for a closed day. */
  windows: readonly string[];
}

/** The regular week, with consecutive days of the same hours in one row. Single dates are left out. */
export function weekRows(rules: readonly OpeningHoursRule[]): HoursRow[] {
  const rows: { first: Weekday; last: Weekday; windows: readonly string[] }[] = [];
  for (const day of WEEK) {
    const windows = windowsOn({ rules, day });
    const last = rows.at(-1);
    if (last?.windows.join() === windows.join()) last.last = day;
    else rows.push({ first: day, last: day, windows });
  }
  return rows.map(({ first, last, windows }) => ({
    days: first === last ? texts.weekdays[first] : `${texts.weekdays[first]}–${texts.weekdays[last]}`,
    windows,
  }));
}

function windowsOn({ rules, day }: { rules: readonly OpeningHoursRule[]; day: Weekday }): string[] {
  const matching = rules.filter(({ type }) => type === "daily" || type === day);
  if (matching.length === 0 || matching.some(({ isClosed }) => isClosed)) return [];
  return [...matching]
    .sort((a, b) => minutesOf(a.from) - minutesOf(b.from))
    .map(({ from, to }) => (from === "00:00" && (to === "24:00" || to === "00:00") ? texts.allDay : `${from}–${to}`));
}

/** For example `heute um 17:00 Uhr`, `morgen um 11:00 Uhr`, `am Montag, 08.06.2026 um 11:00 Uhr`. */
export function dayAndTime({
  at,
  now,
  zone,
  isFrom = false,
}: {
  at: Instant;
  now: Instant;
  zone: string;
  isFrom?: boolean;
}): string {
  const day = zonedTime({ at, zone }).date;
  const today = zonedTime({ at: now, zone }).date;
  const time = (isFrom ? texts.fromTime : texts.atTime)(formatTime({ at, zone }));
  if (day === today) return texts.today(time);
  if (day === addDays(today, 1)) return texts.tomorrow(time);
  return texts.onDay({ day: formatWeekdayDate({ at, zone }), time });
}
