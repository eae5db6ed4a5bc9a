import { DAY, type Instant, MINUTE, zonedTime } from "../../kit/time";

/** An entry of a calendar. */
export interface CalendarEvent {
  /** Unique in the world, and the same each time the event is told. */
  uid: string;
  start: Instant;
  end: Instant;
  /** IANA name of the time zone in which its times are told. */
  zone: string;
  title: string;
  place: string;
  text: string;
  /** Counts up with each change. */
  sequence: number;
}

/**
 * A calendar by RFC 5545, with the time zones that its events need.
 * @param stamp when it was made.
 */
export function icalOf({
  name,
  events,
  stamp,
}: {
  name: string;
  events: readonly CalendarEvent[];
  stamp: Instant;
}): string {
  const zones = [...Map.groupBy(events, ({ zone }) => zone)];
  const lines = [
    ...["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Tresen//Dienstplan//DE", "CALSCALE:GREGORIAN", "METHOD:PUBLISH"],
    `X-WR-CALNAME:${escaped(name)}`,
    // How often calendars ask again, in the words of RFC 7986 and of the many programs that are older.
    "REFRESH-INTERVAL;VALUE=DURATION:PT1H",
    "X-PUBLISHED-TTL:PT1H",
    ...zones.flatMap(([zone, own]) => zoneLines({ zone, times: own.flatMap(({ start, end }) => [start, end]) })),
    ...events.flatMap((event) => eventLines({ event, stamp })),
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join("");
}

function eventLines({ event, stamp }: { event: CalendarEvent; stamp: Instant }): string[] {
  const { uid, start, end, zone, title, place, text, sequence } = event;
  const at = (time: Instant): string => `;TZID=${zone}:${wallText(time + offsetAt({ at: time, zone }))}`;
  return [
    "BEGIN:VEVENT",
    `UID:${escaped(uid)}`,
    `DTSTAMP:${wallText(stamp)}Z`,
    `DTSTART${at(start)}`,
    `DTEND${at(end)}`,
    `SEQUENCE:${String(sequence)}`,
    `SUMMARY:${escaped(title)}`,
    ...(place ? [`LOCATION:${escaped(place)}`] : []),
    ...(text ? [`DESCRIPTION:${escaped(text)}`] : []),
    "END:VEVENT",
  ];
}

/** The zone as it is around these times: what holds before the first one, and each change of the clocks until the last. */
function zoneLines({ zone, times }: { zone: string; times: readonly Instant[] }): string[] {
  const [first, last] = [Math.min(...times) - DAY, Math.max(...times) + DAY];
  const changes: { at: Instant; from: number; to: number }[] = [];
  let from = offsetAt({ at: first, zone });
  const observances = [observance({ at: first, from, to: from })];
  for (let at = first; at < last; at += DAY) {
    const to = offsetAt({ at: at + DAY, zone });
    if (to === from) continue;
    changes.push({ at: changeIn({ after: at, before: at + DAY, zone }), from, to });
    from = to;
  }
  observances.push(...changes.map(observance));
  return ["BEGIN:VTIMEZONE", `TZID:${zone}`, ...observances.flat(), "END:VTIMEZONE"];
}

/** A time from which an offset holds. Its beginning is told by the clock that is about to change. */
function observance({ at, from, to }: { at: Instant; from: number; to: number }): string[] {
  const name = to > from ? "DAYLIGHT" : "STANDARD";
  return [
    `BEGIN:${name}`,
    `DTSTART:${wallText(at + from)}`,
    `TZOFFSETFROM:${offsetText(from)}`,
    `TZOFFSETTO:${offsetText(to)}`,
    `END:${name}`,
  ];
}

/** The first minute after which the clock shows another offset, of a day in which it changes once. */
function changeIn({ after, before, zone }: { after: Instant; before: Instant; zone: string }): Instant {
  const was = offsetAt({ at: after, zone });
  let [low, high] = [Math.floor(after / MINUTE), Math.ceil(before / MINUTE)];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (offsetAt({ at: middle * MINUTE, zone }) === was) low = middle;
    else high = middle;
  }
  return high * MINUTE;
}

/** Milliseconds by which the wall clock of the zone is ahead of UTC. */
function offsetAt({ at, zone }: { at: Instant; zone: string }): number {
  const { date, minutes } = zonedTime({ at, zone });
  return Date.parse(date) + minutes * MINUTE - Math.floor(at / MINUTE) * MINUTE;
}

/** `20260601T083000` of a wall clock that is written like UTC. */
const wallText = (wall: number): string => new Date(wall).toISOString().replace(/[-:]|\.\d+Z$/g, "");

/** `+0200` */
function offsetText(offset: number): string {
  const minutes = Math.abs(offset) / MINUTE;
  const two = (value: number): string => String(value).padStart(2, "0");
  return `${offset < 0 ? "-" : "+"}${two(Math.floor(minutes / 60))}${two(minutes % 60)}`;
}

/** RFC 5545, 3.3.11. Control characters other than line ends are not allowed in a text. */
function escaped(text: string): string {
  return text
    .replace(/[\\;,]/g, (found) => `\\${found}`)
    .replace(/\r\n|\r|\n/g, "\\n")
    .replace(/[\u0000-\u0008\u000B-\u001F\u007F]/g, "");
}

/** The most octets of a line, without its end. */
const OCTETS = 75;
const encoder = new TextEncoder();

/** RFC 5545, 3.1: a longer line goes on in the next one after a space, and no letter is cut. */
function folded(line: string): string {
  const parts: string[] = [];
  let [part, size] = ["", 0];
  for (const letter of line) {
    const octets = encoder.encode(letter).length;
    if (size + octets > OCTETS) {
      parts.push(part);
      // The space that begins the next line counts.
      [part, size] = ["", 1];
    }
    part += letter;
    size += octets;
  }
  return [...parts, part].join("\r\n ");
}
