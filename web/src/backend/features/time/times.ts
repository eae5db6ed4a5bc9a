import {
  MINUTE,
  addDays,
  formatExactDateTime,
  formatExactTime,
  formatSecond,
  instantAt,
  minutesOf,
  zonedTime,
} from "@tresen/contract/kit/time";
import { keepSeconds } from "@tresen/contract/time-tracking/request/kept-seconds";

/** `05.06.2026 08:00 – 16:00`, with the day of the end where it is another one; with seconds where they matter. */
export function spanText({
  startedAt,
  endedAt,
  zone,
  hasSeconds = false,
}: {
  startedAt: string;
  endedAt: string | null;
  zone: string;
  hasSeconds?: boolean;
}): string {
  const [start, end] = [Date.parse(startedAt), endedAt === null ? null : Date.parse(endedAt)];
  const day = (at: number): string => zonedTime({ at, zone }).date;
  const full = (at: number): string => (hasSeconds ? formatSecond : formatExactDateTime)({ at, zone });
  // Without the day, which stands before the first space.
  const clockOf = (at: number): string =>
    hasSeconds ? full(at).slice(full(at).indexOf(" ") + 1) : formatExactTime({ at, zone });
  const until = end === null ? "" : day(start) === day(end) ? clockOf(end) : full(end);
  return `${full(start)} – ${until}`;
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

interface Span {
  startedAt: string;
  endedAt: string;
}

/**
 * The instants of what was entered; null while something is missing. An end before the start is on the next day. What
 * nobody has changed is what is recorded, to the second.
 */
export function instantsOf({
  entered,
  recorded = null,
  edges = [],
  zone,
}: {
  entered: Entered;
  /** What the form began with; null for what is new. */
  recorded?: Span | null;
  /** What else is meant by its minute, such as the end of the stretch by the end of a break. */
  edges?: readonly string[];
  zone: string;
}): Span | null {
  const { date, from, to } = entered;
  if (date === "" || from === "" || to === "") return null;
  const at = (day: string, text: string): number => instantAt({ date: day, minutes: minutesOf(text), zone });
  const start = at(date, from);
  const sameDay = at(date, to);
  const end = sameDay < start ? at(addDays(date, 1), to) : sameDay;
  const known = recorded && enteredOf({ ...recorded, zone });
  // Also one that lasted longer than a day, which these fields cannot say.
  if (recorded && known?.date === date && known.from === from && known.to === to) return recorded;
  return {
    startedAt: keepSeconds({ entered: start, recorded: [recorded?.startedAt, ...edges], zone }),
    endedAt: keepSeconds({ entered: end, recorded: [recorded?.endedAt, ...edges], zone }),
  };
}

/**
 * The instants of a break within a stretch: on the day on which the stretch began, or on the next one where it goes over
 * midnight.
 */
export function breakInstants({
  entered,
  recorded = null,
  whole,
  zone,
}: {
  entered: Entered;
  recorded?: Span | null;
  /** The stretch. */
  whole: Span;
  zone: string;
}): Span | null {
  const known = recorded && enteredOf({ ...recorded, zone });
  if (recorded && known?.from === entered.from && known.to === entered.to) {
    const isWithin = recorded.startedAt >= whole.startedAt && recorded.endedAt <= whole.endedAt;
    if (isWithin) return recorded;
  }
  const asked = { recorded, edges: [whole.startedAt, whole.endedAt], zone };
  const first = instantsOf({ ...asked, entered });
  const firstMinute = Math.floor(Date.parse(whole.startedAt) / MINUTE) * MINUTE;
  if (first === null || Date.parse(first.startedAt) >= firstMinute) return first;
  return instantsOf({ ...asked, entered: { ...entered, date: addDays(entered.date, 1) } });
}

const clock = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;
