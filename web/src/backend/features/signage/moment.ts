import { type Instant, formatTime, instantAt, isDate, minutesOf, zonedTime } from "@tresen/contract/kit/time";

/** A local date and time as they are typed. */
export interface Moment {
  date: string;
  time: string;
}

export function momentOf({ at, zone }: { at: Instant; zone: string }): Moment {
  return { date: zonedTime({ at, zone }).date, time: formatTime({ at, zone }) };
}

/** Null for what is no date and time. */
export function instantOf({ date, time, zone }: Moment & { zone: string }): Instant | null {
  if (!isDate(date) || !/^\d{2}:\d{2}$/.test(time)) return null;
  return instantAt({ date, minutes: minutesOf(time), zone });
}
