import { Cron } from "croner";
import type { Instant } from "@tresen/contract/kit/time";

/** The time at which a schedule fires next after an instant; null if it never fires again. */
export type Timetable = (after: Instant) => Instant | null;

const MINUTES: Record<string, number> = { minute: 1, hour: 60, day: 1440 };

/**
 * Parses a schedule in the syntax of EventBridge, in UTC: `rate(5 minutes)`, `cron(0 3 ? * MON-FRI *)`,
 * `at(2026-06-05T18:30:00)`. A rate counts from 1970, so a restart does not shift it.
 * @throws RangeError on anything else.
 */
export function parseSchedule(expression: string): Timetable {
  const [, kind, content = ""] = /^(rate|cron|at)\((.*)\)$/.exec(expression.trim()) ?? [];
  switch (kind) {
    case "rate":
      return parseRate(content.trim());
    case "cron":
      return parseCron(content.trim());
    case "at":
      return parseOnce(content.trim());
    default:
      throw new RangeError(`Not a schedule: ${expression}`);
  }
}

function parseRate(content: string): Timetable {
  const [, count = "", unit = "", plural = ""] = /^(\d+) (minute|hour|day)(s?)$/.exec(content) ?? [];
  const minutes = MINUTES[unit];
  const amount = Number(count);
  // EventBridge also requires the right grammatical number: `1 minute`, `5 minutes`.
  if (!minutes || amount < 1 || (amount === 1) === (plural === "s")) throw new RangeError(`Not a rate: ${content}`);
  const period = amount * minutes * 60_000;
  return (after) => (Math.floor(after / period) + 1) * period;
}

function parseOnce(content: string): Timetable {
  const at = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}$/.test(content) ? Date.parse(`${content}Z`) : Number.NaN;
  if (Number.isNaN(at)) throw new RangeError(`Not an instant: ${content}`);
  return (after) => (at > after ? at : null);
}

function parseCron(content: string): Timetable {
  const fields = content.split(/\s+/);
  const [minute = "", hour = "", dayOfMonth = "", month = "", dayOfWeek = "", year = ""] = fields;
  if (fields.length !== 6) throw new RangeError(`A cron schedule has six fields: ${content}`);
  // EventBridge requires that exactly one of the two day fields is `?`.
  if ((dayOfMonth === "?") === (dayOfWeek === "?")) throw new RangeError(`One of the two days must be "?": ${content}`);
  const days = [dayOfMonth, dayOfWeek].map((field) => (field === "?" ? "*" : field));
  const pattern = [
    "0",
    stepped(minute, 59),
    stepped(hour, 23),
    stepped(days[0] ?? "", 31),
    stepped(month, 12),
    stepped(days[1] ?? "", 7),
    stepped(year, 2199),
  ].join(" ");
  // Weekdays count from 1 for Sunday; the library's option for this is `alternativeWeekdays`.
  const cron = new Cron(pattern, { paused: true, timezone: "UTC", alternativeWeekdays: true });
  return (after) => cron.nextRun(new Date(after))?.getTime() ?? null;
}

/** `5/15` means every 15 from 5 on; the library also requires the end of the range. */
function stepped(field: string, last: number): string {
  return field
    .split(",")
    .map((part) => part.replace(/^(\d+)\/(\d+)$/, `$1-${last}/$2`))
    .join(",");
}
