import { tzOffset } from "@date-fns/tz/tzOffset";

const MINUTE = 60_000;
const formats = new Map<string, Intl.DateTimeFormat>();

/** How far the wall clock in `zone` is ahead of UTC at `at`, in milliseconds; NaN for a zone that does not exist. */
export function zoneOffset({ at, zone }: { at: number; zone: string }): number {
  const found = tzOffset(zone, new Date(at)) * MINUTE;
  return Number.isNaN(found) ? offsetByParts({ at, zone }) : found;
}

/**
 * The same from the wall clock's parts, for browsers before Chromium 95, which TVs have: they do not know the format
 * by which the library reads offsets.
 */
export function offsetByParts({ at, zone }: { at: number; zone: string }): number {
  const format = formats.get(zone) ?? formatOf(zone);
  if (!format) return Number.NaN;
  formats.set(zone, format);
  const parts = format.formatToParts(at);
  const [year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0] = (
    ["year", "month", "day", "hour", "minute", "second"] as const
  ).map((type) => Number(parts.find((part) => part.type === type)?.value));
  // The first seconds of a day are 24:00:00 in some of these browsers.
  return Date.UTC(year, month - 1, day, hour % 24, minute, second) - Math.floor(at / 1000) * 1000;
}

function formatOf(timeZone: string): Intl.DateTimeFormat | null {
  const date = { year: "numeric", month: "numeric", day: "numeric" } as const;
  const time = { hour: "numeric", minute: "numeric", second: "numeric", hourCycle: "h23" } as const;
  try {
    return new Intl.DateTimeFormat("en-US", { timeZone, ...date, ...time });
  } catch {
    return null;
  }
}
