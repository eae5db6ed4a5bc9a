import {
  DAY,
  HOUR,
  type Instant,
  type LocalDate,
  MINUTE,
  type Weekday,
  addDays,
  minutesOf,
  stretchesOf,
  weekdayOf,
  zonedTime,
} from "../kit/time";

export interface OpeningHoursRule {
  type: "once" | "daily" | Weekday;
  /** The date of a `once` rule. */
  date?: string | null;
  isClosed: boolean;
  /** `HH:mm`. If `to` is not after `from`, the window ends on the next day. */
  from: string;
  to: string;
}

/** A period in which the branch is open. It includes its start and excludes its end. */
export interface OpeningWindow {
  start: Instant;
  end: Instant;
}

export type OpeningState =
  | { state: "open" | "closingSoon"; closesAt: Instant; minutesLeft: number }
  | { state: "closed"; opensAt: Instant | null };

export interface Schedule {
  rules: readonly OpeningHoursRule[];
  zone: string;
}

/** The branch counts as closing soon when fewer than this many minutes are left. */
export const CLOSING_SOON_MINUTES = 60;
/** How far the search for the next opening looks ahead. */
export const NEXT_OPENING_HORIZON = 72 * HOUR;
/**
 * The step of that search. Windows are computed exactly, so no opening is missed; an opening within one step after the
 * horizon still counts.
 */
export const NEXT_OPENING_STEP = 30 * MINUTE;

/**
 * The rules that apply on one day. Rules for that date replace the regular ones, so a shop that is closed on Sundays
 * can open on one of them. A closed rule among them overrides all windows.
 */
export function rulesOn({
  rules,
  date,
}: {
  rules: readonly OpeningHoursRule[];
  date: LocalDate;
}): readonly OpeningHoursRule[] {
  const weekday = weekdayOf(date);
  const once = rules.filter((rule) => rule.type === "once" && rule.date === date);
  const inForce = once.length > 0 ? once : rules.filter((rule) => rule.type === "daily" || rule.type === weekday);
  return inForce.some((rule) => rule.isClosed) ? [] : inForce;
}

/**
 * The windows of the rules for `date` in order, with adjacent ones joined. Rules are read as wall-clock times: a time
 * that the clock skips in spring opens nothing, a time that it shows twice in autumn opens twice. See
 * docs/decisions/0015.
 */
export function windowsOn({ rules, zone, date }: Schedule & { date: LocalDate }): OpeningWindow[] {
  const windows = rulesOn({ rules, date }).flatMap(({ from, to }) => {
    const start = minutesOf(from);
    const end = minutesOf(to);
    return stretchesOf({ date, from: start, to: end > start ? end : end + 24 * 60, zone });
  });
  return joined(windows);
}

/** The windows that overlap `[from, to)` in order, with adjacent ones joined. */
export function windowsBetween({ rules, zone, from, to }: Schedule & { from: Instant; to: Instant }): OpeningWindow[] {
  if (rules.length === 0) return [];
  const last = zonedTime({ at: to, zone }).date;
  const windows: OpeningWindow[] = [];
  for (let date = addDays(zonedTime({ at: from, zone }).date, -1); date <= last; date = addDays(date, 1)) {
    windows.push(...windowsOn({ rules, zone, date }));
  }
  return joined(windows).filter(({ start, end }) => end > from && start < to);
}

export function isOpenAt({ rules, zone, at }: Schedule & { at: Instant }): boolean {
  return windowsBetween({ rules, zone, from: at, to: at + 1 }).length > 0;
}

/**
 * Whether the schedule is open, closing soon or closed at `at`, and when that changes. A closing time is searched at
 * most three days ahead.
 */
export function openingState({ rules, zone, at }: Schedule & { at: Instant }): OpeningState {
  return stateOver({ schedules: [{ rules, zone }], at });
}

/**
 * The state of several schedules together. Where one ends and another begins at the same time, the branch stays open.
 */
export function stateOver({ schedules, at }: { schedules: readonly Schedule[]; at: Instant }): OpeningState {
  const windows = schedules.flatMap((schedule) => windowsBetween({ ...schedule, from: at, to: at + 3 * DAY }));
  const current = joined(windows).find(({ start, end }) => start <= at && at < end);
  if (!current) {
    const openings = schedules.flatMap((schedule) => nextOpening({ ...schedule, at })?.start ?? []);
    return { state: "closed", opensAt: openings.length > 0 ? Math.min(...openings) : null };
  }
  const minutesLeft = Math.ceil((current.end - at) / MINUTE);
  return {
    state: current.end - at < CLOSING_SOON_MINUTES * MINUTE ? "closingSoon" : "open",
    closesAt: current.end,
    minutesLeft,
  };
}

/** The next window that opens after `at`, within 72 hours; null when there is none. */
export function nextOpening({ rules, zone, at }: Schedule & { at: Instant }): OpeningWindow | null {
  const horizon = at + NEXT_OPENING_HORIZON;
  return (
    windowsBetween({ rules, zone, from: at, to: horizon + NEXT_OPENING_STEP }).find(
      ({ start }) => start > at && start <= horizon,
    ) ?? null
  );
}

function joined(windows: OpeningWindow[]): OpeningWindow[] {
  const result: OpeningWindow[] = [];
  for (const window of [...windows].sort((a, b) => a.start - b.start)) {
    const last = result.at(-1);
    if (last && window.start <= last.end) last.end = Math.max(last.end, window.end);
    else result.push({ ...window });
  }
  return result;
}
