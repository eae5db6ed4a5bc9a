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

const SHORT: Record<Weekday, string> = {
  monday: "Mo",
  tuesday: "Di",
  wednesday: "Mi",
  thursday: "Do",
  friday: "Fr",
  saturday: "Sa",
  sunday: "So",
};
const WEEK: readonly Weekday[] = [...WEEKDAYS.slice(1), ...WEEKDAYS.slice(0, 1)];

export interface HoursRow {
  /** `Mo–Fr` */
  days: string;
  /** `11:00–14:00, 17:00–22:00`, or that it is closed. */
  hours: string;
}

/** A regular week, neighbouring days with the same hours in one row. Exceptions for single dates are left out. */
export function weekRows(rules: readonly OpeningHoursRule[]): HoursRow[] {
  const rows: { first: Weekday; last: Weekday; hours: string }[] = [];
  for (const day of WEEK) {
    const hours = hoursOn({ rules, day });
    const last = rows.at(-1);
    if (last?.hours === hours) last.last = day;
    else rows.push({ first: day, last: day, hours });
  }
  return rows.map(({ first, last, hours }) => ({
    days: first === last ? SHORT[first] : `${SHORT[first]}–${SHORT[last]}`,
    hours,
  }));
}

function hoursOn({ rules, day }: { rules: readonly OpeningHoursRule[]; day: Weekday }): string {
  const matching = rules.filter(({ type }) => type === "daily" || type === day);
  if (matching.length === 0 || matching.some(({ isClosed }) => isClosed)) return "geschlossen";
  const windows = [...matching].sort((a, b) => minutesOf(a.from) - minutesOf(b.from));
  return windows
    .map(({ from, to }) => (from === "00:00" && (to === "24:00" || to === "00:00") ? "durchgehend" : `${from}–${to}`))
    .join(", ");
}

/** `heute um 17:00 Uhr`, `morgen um 11:00 Uhr`, `am Montag, 08.06.2026 um 11:00 Uhr` */
export function dayAndTime({
  at,
  now,
  zone,
  word = "um",
}: {
  at: Instant;
  now: Instant;
  zone: string;
  word?: "um" | "ab";
}): string {
  const day = zonedTime({ at, zone }).date;
  const today = zonedTime({ at: now, zone }).date;
  const time = `${word} ${formatTime({ at, zone })} Uhr`;
  if (day === today) return `heute ${time}`;
  if (day === addDays(today, 1)) return `morgen ${time}`;
  return `am ${formatWeekdayDate({ at, zone })} ${time}`;
}
