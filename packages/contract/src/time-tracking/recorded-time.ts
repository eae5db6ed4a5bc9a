import { type Instant, type LocalDate, zonedTime } from "../kit/time";
import type { ActivityState } from "./activity.state";

/** Where a stretch and its breaks begin and end, as records keep it: ISO instants. */
export interface RecordedStretch {
  startedAt: string;
  /** Null while it has not ended. */
  endedAt?: string | null | undefined;
  breaks: readonly RecordedBreak[];
}

export interface RecordedBreak {
  startedAt: string;
  /** Null while it lasts, which only the last break may. */
  endedAt?: string | null | undefined;
}

/** What a kind of activity says of its time. */
export interface CountedAs {
  isBreak: boolean;
  countsAsWorkingTime: boolean;
}

const SECOND = 1000;
const PLAIN: CountedAs = { isBreak: false, countsAsWorkingTime: true };

/** The instant without the part of a second, as stampings are recorded. No difference between two is rounded then. */
export function wholeSecond(at: Instant): Instant {
  return Math.floor(at / SECOND) * SECOND;
}

/** The day that an activity belongs to: the day of its start by the clock of the branch, also across midnight. */
export function dayOf({ startedAt, zone }: { startedAt: string; zone: string }): LocalDate {
  return zonedTime({ at: Date.parse(startedAt), zone }).date;
}

export function stateOf({ endedAt, breaks }: Omit<RecordedStretch, "startedAt">): ActivityState {
  if (endedAt) return "ended";
  const last = breaks.at(-1);
  return last && !last.endedAt ? "paused" : "running";
}

/**
 * Whole seconds of work and of breaks, by the true time that passed: an hour that the clock skips or repeats counts as
 * what it was. Of an activity that has not ended, what has passed until `now`. All of an activity whose kind is a break is
 * one; one that is no working time has breaks alone.
 */
export function recordedSeconds({
  activity: { startedAt, endedAt, breaks },
  kind = PLAIN,
  now,
}: {
  activity: RecordedStretch;
  kind?: CountedAs | undefined;
  now: Instant;
}): { workedSeconds: number; breakSeconds: number } {
  const start = Date.parse(startedAt);
  const end = Math.max(start, endedAt ? Date.parse(endedAt) : now);
  const within = (at: Instant): Instant => Math.min(Math.max(at, start), end);
  const paused = breaks.reduce((sum, one) => {
    const [from, to] = [Date.parse(one.startedAt), one.endedAt ? Date.parse(one.endedAt) : end].map(within);
    return sum + Math.max(0, (to ?? 0) - (from ?? 0));
  }, 0);
  const total = Math.floor((end - start) / SECOND);
  if (kind.isBreak) return { workedSeconds: 0, breakSeconds: total };
  const breakSeconds = Math.floor(paused / SECOND);
  return { workedSeconds: kind.countsAsWorkingTime ? total - breakSeconds : 0, breakSeconds };
}

/** The breaks with the open one ended. */
export function endedBreaks({ breaks, at }: { breaks: readonly RecordedBreak[]; at: string }): RecordedBreak[] {
  return breaks.map((one) => (one.endedAt ? one : { ...one, endedAt: at }));
}

/** The last instant at which something was recorded of the activity. */
export function lastRecorded({ startedAt, endedAt, breaks }: RecordedStretch): Instant {
  const all = [startedAt, endedAt, ...breaks.flatMap((one) => [one.startedAt, one.endedAt])];
  return Math.max(...all.flatMap((at) => (at ? [Date.parse(at)] : [])));
}

/** Whether the two have time in common. What has not ended lasts on. */
export function isOverlapping(a: RecordedStretch, b: RecordedStretch): boolean {
  const endOf = ({ endedAt }: RecordedStretch): Instant => (endedAt ? Date.parse(endedAt) : Infinity);
  return Date.parse(a.startedAt) < endOf(b) && Date.parse(b.startedAt) < endOf(a);
}

/** Whole seconds as hours and minutes, `7:05`; the seconds of an unfinished minute are left out. */
export function formatHours(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, "0")}`;
}
