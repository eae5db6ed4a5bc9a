import {
  addDays,
  formatExactDateTime,
  formatExactTime,
  instantAt,
  minutesOf,
  zonedTime,
} from "@tresen/contract/kit/time";

/** `05.06.2026 08:00 – 16:00`, with the day of the end where it is another one. */
export function spanText({
  startedAt,
  endedAt,
  zone,
}: {
  startedAt: string;
  endedAt: string | null;
  zone: string;
}): string {
  const [start, end] = [Date.parse(startedAt), endedAt === null ? null : Date.parse(endedAt)];
  const day = (at: number): string => zonedTime({ at, zone }).date;
  const until =
    end === null
      ? ""
      : day(start) === day(end)
        ? formatExactTime({ at: end, zone })
        : formatExactDateTime({ at: end, zone });
  return `${formatExactDateTime({ at: start, zone })} – ${until}`;
}

/** A stretch as people enter it: the day and time of its start, and the time of its end. */
export interface Entered {
  date: string;
  from: string;
  to: string;
}

/** By the clock of the branch; empty where nothing is recorded. */
export function enteredOf({ startedAt, endedAt, zone }: { startedAt: string; endedAt: string; zone: string }): Entered {
  const [start, end] = [startedAt, endedAt].map((text) => zonedTime({ at: Date.parse(text), zone }));
  return { date: start?.date ?? "", from: clock(start?.minutes ?? 0), to: clock(end?.minutes ?? 0) };
}

/** The instants of what was entered; null while something is missing. An end before the start is on the next day. */
export function instantsOf({
  entered: { date, from, to },
  zone,
}: {
  entered: Entered;
  zone: string;
}): { startedAt: string; endedAt: string } | null {
  if (date === "" || from === "" || to === "") return null;
  const at = (day: string, text: string): number => instantAt({ date: day, minutes: minutesOf(text), zone });
  const start = at(date, from);
  const sameDay = at(date, to);
  const end = sameDay < start ? at(addDays(date, 1), to) : sameDay;
  return { startedAt: new Date(start).toISOString(), endedAt: new Date(end).toISOString() };
}

/**
 * The instants of a break within a stretch: on the day on which the stretch began, or on the next one where it goes over
 * midnight.
 */
export function breakInstants({
  entered,
  start,
  zone,
}: {
  entered: Entered;
  /** ISO, of the stretch. */
  start: string;
  zone: string;
}): { startedAt: string; endedAt: string } | null {
  const first = instantsOf({ entered, zone });
  if (first === null || first.startedAt >= start) return first;
  return instantsOf({ entered: { ...entered, date: addDays(entered.date, 1) }, zone });
}

const clock = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;
