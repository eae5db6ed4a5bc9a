import {
  DAY,
  HOUR,
  type Instant,
  type LocalDate,
  WEEKDAYS,
  addDays,
  instantAt,
  isDate,
  weekdayOf,
  zonedTime,
} from "@tresen/contract/kit/time";
import type { Point, WeekHour } from "@tresen/contract/statistics/statistics";
import type { Comparison, Interval } from "@tresen/contract/statistics/statistics-query";

/** A day of a branch, and how many whole hours of it had passed: 0–24, since a day has 23 hours in spring and 25 in autumn. */
export interface LocalHour {
  day: LocalDate;
  hour: number;
}

/** The first and the last day, both included. */
export interface Days {
  from: LocalDate;
  to: LocalDate;
}

export function localHour({ at, zone }: { at: Instant; zone: string }): LocalHour {
  const { date } = zonedTime({ at, zone });
  return { day: date, hour: Math.floor((at - midnight({ day: date, zone })) / HOUR) };
}

/** The instants at which the hours of a day begin, by hours since its midnight. */
export function hoursOf({ day, zone }: { day: LocalDate; zone: string }): Instant[] {
  const start = midnight({ day, zone });
  const end = midnight({ day: addDays(day, 1), zone });
  return Array.from({ length: Math.ceil((end - start) / HOUR) }, (_, hour) => start + hour * HOUR);
}

export function daysOf({ from, to }: Days): LocalDate[] {
  const count = Math.round((Date.parse(to) - Date.parse(from)) / DAY) + 1;
  return Array.from({ length: count }, (_, index) => addDays(from, index));
}

/** The period to compare with: as many days just before, or the same days of the year before. */
export function comparedDays({ from, to, compare }: Days & { compare: Comparison }): Days {
  if (compare === "year") return { from: yearBefore(from), to: yearBefore(to) };
  return { from: addDays(from, -daysOf({ from, to }).length), to: addDays(from, -1) };
}

/** What was counted by one calendar: each day's value, or the value of each hour since its midnight. */
export interface Counting<Value> {
  zone: string;
  days: ReadonlyMap<LocalDate, Value>;
}

/**
 * The values of days by day, week (from Monday) or month. All places of the period are there, also those with 0; the
 * calendars of several branches are put together by their days.
 */
export function seriesOfDays({
  from,
  to,
  interval,
  counted,
}: Days & { interval: Exclude<Interval, "hour">; counted: readonly Counting<number>[] }): Point[] {
  const places = new Map<string, number>();
  for (const day of daysOf({ from, to })) {
    const at = placeOf({ day, interval });
    const value = counted.reduce((sum, { days }) => sum + (days.get(day) ?? 0), 0);
    places.set(at, (places.get(at) ?? 0) + value);
  }
  return [...places].map(([at, value]) => ({ at, value }));
}

/** The values of hours at the instants at which they begin, of all hours of the period in any of the calendars. */
export function seriesOfHours({
  from,
  to,
  counted,
}: Days & { counted: readonly Counting<ReadonlyMap<number, number>>[] }): Point[] {
  const places = new Map<Instant, number>();
  const days = daysOf({ from, to });
  for (const { zone, days: values } of counted)
    for (const day of days)
      for (const [hour, at] of hoursOf({ day, zone }).entries())
        places.set(at, (places.get(at) ?? 0) + (values.get(day)?.get(hour) ?? 0));
  return [...places].toSorted(([a], [b]) => a - b).map(([at, value]) => ({ at: new Date(at).toISOString(), value }));
}

/** The 168 hours of a week by the wall clock: an hour that occurs twice in autumn counts in one place. */
export function weekHoursOf({
  from,
  to,
  counted,
}: Days & { counted: readonly Counting<ReadonlyMap<number, number>>[] }): WeekHour[] {
  const sums = Array.from({ length: 168 }, () => 0);
  for (const { zone, days } of counted)
    for (const [day, hours] of days) {
      if (day < from || day > to) continue;
      const start = midnight({ day, zone });
      for (const [hour, value] of hours) {
        const place = dayOfWeek(day) * 24 - 24 + Math.floor(zonedTime({ at: start + hour * HOUR, zone }).minutes / 60);
        sums[place] = (sums[place] ?? 0) + value;
      }
    }
  return sums.map((value, place) => ({ weekday: Math.floor(place / 24) + 1, hour: place % 24, value }));
}

function midnight({ day, zone }: { day: LocalDate; zone: string }): Instant {
  return instantAt({ date: day, minutes: 0, zone });
}

function placeOf({ day, interval }: { day: LocalDate; interval: Exclude<Interval, "hour"> }): LocalDate {
  if (interval === "month") return `${day.slice(0, 7)}-01`;
  return interval === "week" ? addDays(day, 1 - dayOfWeek(day)) : day;
}

/** Monday is 1, Sunday 7. */
function dayOfWeek(day: LocalDate): number {
  return WEEKDAYS.indexOf(weekdayOf(day)) || 7;
}

function yearBefore(day: LocalDate): LocalDate {
  const same = `${String(Number(day.slice(0, 4)) - 1).padStart(4, "0")}${day.slice(4)}`;
  return isDate(same) ? same : addDays(day, -366);
}
