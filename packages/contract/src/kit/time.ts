import { zoneOffset } from "./zone/zone-offset";

/** Milliseconds since 1970, UTC. */
export type Instant = number;
/** A calendar day, `YYYY-MM-DD`. */
export type LocalDate = string;

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;
export const DEFAULT_TIME_ZONE = "Europe/Vienna";

export const WEEKDAYS = ["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"] as const;
export type Weekday = (typeof WEEKDAYS)[number];

export interface ZonedTime {
  date: LocalDate;
  /** Minutes since local midnight by the wall clock, 0–1439. */
  minutes: number;
  weekday: Weekday;
}

/** The date and wall-clock time in `zone` at `at`. */
export function zonedTime({ at, zone }: { at: Instant; zone: string }): ZonedTime {
  const wall = new Date(at + offset({ at, zone }));
  return {
    date: wall.toISOString().slice(0, 10),
    minutes: wall.getUTCHours() * 60 + wall.getUTCMinutes(),
    weekday: weekdayAt(wall.getUTCDay()),
  };
}

/**
 * The instant at which the wall clock in `zone` shows `minutes` after midnight of `date`. Minutes may exceed a day. For
 * a time that the clock skips in spring, the instant just as far after the change; for a time that occurs twice in
 * autumn, its first occurrence.
 */
export function instantAt({ date, minutes, zone }: { date: LocalDate; minutes: number; zone: string }): Instant {
  const wall = Date.parse(`${date}T00:00:00Z`) + minutes * MINUTE;
  const before = offset({ at: wall - DAY, zone });
  const first = wall - before;
  if (offset({ at: first, zone }) === before) return first;
  const second = wall - offset({ at: wall + DAY, zone });
  return offset({ at: second, zone }) === wall - second ? second : first;
}

/**
 * The periods in which the wall clock in `zone` is between `from` (inclusive) and `to` (exclusive), in minutes after
 * midnight of `date`; minutes may exceed a day. Usually one period; none when the clock skips all of it, two when the
 * clock is set back and repeats a part of it.
 */
export function stretchesOf({
  date,
  from,
  to,
  zone,
}: {
  date: LocalDate;
  from: number;
  to: number;
  zone: string;
}): { start: Instant; end: Instant }[] {
  const midnight = Date.parse(`${date}T00:00:00Z`);
  const start = midnight + from * MINUTE;
  const end = midnight + to * MINUTE;
  const before = offset({ at: start - DAY, zone });
  const after = offset({ at: end + DAY, zone });
  if (before === after) return [{ start: start - before, end: end - before }];
  const change = changeBetween({ from: start - DAY, to: end + DAY, zone });
  const stretches = [
    { start: start - before, end: Math.min(end - before, change) },
    { start: Math.max(start - after, change), end: end - after },
  ];
  return stretches.filter((stretch) => stretch.start < stretch.end);
}

/**
 * The instant between `from` and `to` at which the clocks of `zone` change to the offset they have at `to`. They change
 * at most once in between.
 */
function changeBetween({ from, to, zone }: { from: Instant; to: Instant; zone: string }): Instant {
  const after = offset({ at: to, zone });
  let last = Math.floor(from / OFFSET_STEP);
  let first = Math.ceil(to / OFFSET_STEP);
  while (first - last > 1) {
    const middle = Math.floor((last + first) / 2);
    if (offset({ at: middle * OFFSET_STEP, zone }) === after) first = middle;
    else last = middle;
  }
  return first * OFFSET_STEP;
}

/** @throws RangeError for a day before the year 0 or after the year 9999, which has no text of this form. */
export function addDays(date: LocalDate, days: number): LocalDate {
  const text = new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY).toISOString();
  if (text.length !== ISO_LENGTH) throw new RangeError(`No day ${days} days after ${date}`);
  return text.slice(0, 10);
}
/** Of instants with a year of four digits. */
const ISO_LENGTH = 24;

export function weekdayOf(date: LocalDate): Weekday {
  return weekdayAt(new Date(`${date}T00:00:00Z`).getUTCDay());
}

/** Minutes of `HH:mm`; `24:00` is the end of the day. */
export function minutesOf(clock: string): number {
  const [hours = "0", minutes = "0"] = clock.split(":");
  return Number(hours) * 60 + Number(minutes);
}

export function roundUp({ at, step }: { at: Instant; step: number }): Instant {
  return Math.ceil(at / step) * step;
}

/** Parses an instant with its offset, or a local date (and time) in `zone`. Null when the text is neither. */
export function parseInstant({ text, zone }: { text: string; zone: string }): Instant | null {
  const [, date, clock = "00:00", seconds = "0", offsetText] =
    /^(\d{4}-\d{2}-\d{2})(?:T(\d{2}:\d{2})(?::(\d{2}(?:\.\d+)?))?(Z|[+-]\d{2}:\d{2})?)?$/.exec(text) ?? [];
  if (!date || !isDate(date) || minutesOf(clock) >= 24 * 60 || Number(clock.slice(3)) > 59 || Number(seconds) >= 60)
    return null;
  if (!offsetText) return instantAt({ date, minutes: minutesOf(clock), zone }) + Math.floor(Number(seconds) * 1000);
  const at = Date.parse(text);
  return Number.isNaN(at) ? null : at;
}

/** Whether the calendar has this date. JavaScript engines treat a 30th of February differently. */
export function isDate(text: string): boolean {
  const at = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(at) && new Date(at).toISOString().slice(0, 10) === text;
}

type DateStyle = "date" | "time" | "dateTime" | "second" | "weekdayDate";
const DAY_AND_TIME = { day: "2-digit", month: "2-digit", year: "numeric", hour: "2-digit", minute: "2-digit" } as const;
const STYLES: Record<DateStyle, Intl.DateTimeFormatOptions> = {
  date: { day: "2-digit", month: "2-digit", year: "numeric" },
  time: { hour: "2-digit", minute: "2-digit" },
  dateTime: DAY_AND_TIME,
  second: { ...DAY_AND_TIME, second: "2-digit" },
  weekdayDate: { weekday: "long", day: "2-digit", month: "2-digit", year: "numeric" },
};
const formatters = new Map<string, Intl.DateTimeFormat>();

function format(style: DateStyle, at: Instant, zone: string): string {
  const key = `${style} ${zone}`;
  let formatter = formatters.get(key);
  if (!formatter) {
    formatter = new Intl.DateTimeFormat("de-DE", { ...STYLES[style], timeZone: zone });
    formatters.set(key, formatter);
  }
  const text = formatter.format(at);
  return style === "dateTime" || style === "second" ? text.replace(",", "") : text;
}

/** `05.06.2026` */
export const formatDate = ({ at, zone }: { at: Instant; zone: string }): string => format("date", at, zone);
/** `18:30` */
export const formatTime = ({ at, zone }: { at: Instant; zone: string }): string => format("time", at, zone);
/** `05.06.2026 18:30` */
export const formatDateTime = ({ at, zone }: { at: Instant; zone: string }): string => format("dateTime", at, zone);
/** `05.06.2026 18:30:05`, where the order of what happened matters; `25.10.2026 02:10:00 MESZ` where there are two of it. */
export const formatSecond = ({ at, zone }: { at: Instant; zone: string }): string =>
  format("second", at, zone) + whichOfTwo({ at, zone });
/** `18:30`, or `02:10 MESZ` where the clock shows it twice that night: for times that somebody's hours are counted by. */
export const formatExactTime = ({ at, zone }: { at: Instant; zone: string }): string =>
  formatTime({ at, zone }) + whichOfTwo({ at, zone });
/** `05.06.2026 18:30`, or `25.10.2026 02:10 MESZ`. */
export const formatExactDateTime = ({ at, zone }: { at: Instant; zone: string }): string =>
  formatDateTime({ at, zone }) + whichOfTwo({ at, zone });
/** `Freitag, 05.06.2026` */
export const formatWeekdayDate = ({ at, zone }: { at: Instant; zone: string }): string =>
  format("weekdayDate", at, zone);

/** Longer than any clock change, and shorter than the time between two of them. */
const AROUND_CHANGE = 3 * HOUR;

/**
 * The name of the zone's time (` MESZ`) where the clock shows the same time twice, since it is set back; empty for any other.
 * The offset (` GMT-4`) where the language has no name.
 */
function whichOfTwo({ at, zone }: { at: Instant; zone: string }): string {
  const [own, before, after] = [at, at - AROUND_CHANGE, at + AROUND_CHANGE].map((one) => offset({ at: one, zone }));
  const back = (before ?? 0) - (after ?? 0);
  if (back <= 0) return "";
  const other = own === before ? at + back : at - back;
  if (offset({ at: other, zone }) === own) return "";
  const parts = new Intl.DateTimeFormat("de-DE", { timeZone: zone, timeZoneName: "short" }).formatToParts(at);
  return ` ${parts.find(({ type }) => type === "timeZoneName")?.value ?? ""}`;
}

/** All clock changes fall on whole quarters of an hour. */
const OFFSET_STEP = 15 * MINUTE;
/** The cache is large enough for half a year of slots and is emptied when full. */
const OFFSET_LIMIT = 20_000;
const offsets = new Map<string, Map<number, number>>();
let offsetCount = 0;

/** Cached, since asking the engine takes microseconds and opening hours ask thousands of times. */
function offset({ at, zone }: { at: Instant; zone: string }): number {
  let known = offsets.get(zone);
  if (!known) offsets.set(zone, (known = new Map()));
  const step = Math.floor(at / OFFSET_STEP);
  const remembered = known.get(step);
  if (remembered !== undefined) return remembered;
  const found = zoneOffset({ at, zone });
  if (Number.isNaN(found)) throw new RangeError(`No offset for ${at} in zone "${zone}"`);
  if (offsetCount >= OFFSET_LIMIT) {
    offsets.clear();
    offsets.set(zone, (known = new Map()));
    offsetCount = 0;
  }
  known.set(step, found);
  offsetCount += 1;
  return found;
}

function weekdayAt(index: number): Weekday {
  const weekday = WEEKDAYS[index];
  if (!weekday) throw new RangeError(`No weekday ${index}`);
  return weekday;
}
