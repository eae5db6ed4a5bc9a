import { type OpeningHoursRule, rulesOn } from "../../branch/opening-hours";
import { type LocalDate, type Weekday, minutesOf } from "../../kit/time";
import type { HoursRow } from "../layer/layer-value-fields";
import { HOURS_TEXTS, SHORT_WEEKDAYS } from "./data.texts";

const WEEK: readonly Weekday[] = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"];

/**
 * The regular week, with days in a row that have the same hours in one line. Single dates are left out, since a picture
 * hangs longer than they last. Empty where no rule says anything.
 */
export function hoursRows(rules: readonly OpeningHoursRule[]): HoursRow[] {
  const regular = rules.filter(({ type }) => type !== "once");
  if (regular.length === 0) return [];
  const groups: { first: Weekday; last: Weekday; text: string }[] = [];
  for (const day of WEEK) {
    const text = dayText({ rules: regular, day });
    const group = groups.at(-1);
    if (group?.text === text) group.last = day;
    else groups.push({ first: day, last: day, text });
  }
  return groups.map(({ first, last, text }) => ({ label: daysText({ first, last }), text }));
}

/**
 * What holds on one date, with the hours of that date alone where there are some: for screens, which are drawn anew each
 * day. Empty where no rule says anything.
 */
export function hoursOn({ rules, date }: { rules: readonly OpeningHoursRule[]; date: LocalDate }): {
  text: string;
  isOpen: boolean;
} {
  const windows = rulesOn({ rules, date });
  return { text: rules.length === 0 ? "" : windowsText(windows), isOpen: windows.length > 0 };
}

function daysText({ first, last }: { first: Weekday; last: Weekday }): string {
  if (first === last) return SHORT_WEEKDAYS[first];
  if (first === WEEK[0] && last === WEEK.at(-1)) return HOURS_TEXTS.everyDay;
  return HOURS_TEXTS.days({ first: SHORT_WEEKDAYS[first], last: SHORT_WEEKDAYS[last] });
}

function dayText({ rules, day }: { rules: readonly OpeningHoursRule[]; day: Weekday }): string {
  const own = rules.filter(({ type }) => type === "daily" || type === day);
  return windowsText(own.some(({ isClosed }) => isClosed) ? [] : own);
}

function windowsText(windows: readonly OpeningHoursRule[]): string {
  if (windows.length === 0) return HOURS_TEXTS.closed;
  return windows
    .toSorted((a, b) => minutesOf(a.from) - minutesOf(b.from))
    .map(({ from, to }) => (isWholeDay({ from, to }) ? HOURS_TEXTS.allDay : HOURS_TEXTS.window({ from, to })))
    .join(HOURS_TEXTS.and);
}

function isWholeDay({ from, to }: Pick<OpeningHoursRule, "from" | "to">): boolean {
  return from === "00:00" && (to === "24:00" || to === "00:00");
}
