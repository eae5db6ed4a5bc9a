import type { OpeningHoursRule } from "@tresen/contract/branch/opening-hours";
import { type Weekday, formatDate, isDate } from "@tresen/contract/kit/time";
import { DAY_LABELS, HOURS_TEXTS } from "./hours.texts";

/** The days of the week, beginning with Monday. */
export const WEEK: readonly Weekday[] = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"];
type Rule = Pick<OpeningHoursRule, "type" | "isClosed" | "from" | "to"> & { date?: string | null };

/**
 * The week in one line: `Mo–Fr 11:00–22:00, Sa–So 12:00–23:00`. Single dates are left out.
 * @param outside the word for what is outside of hours that hold always where there are none.
 */
export function weekSummary(rules: readonly Rule[], outside?: string): string {
  if (outside !== undefined && rules.length === 0) return HOURS_TEXTS.always;
  const closed = outside ?? HOURS_TEXTS.closed;
  const days = WEEK.map((day) =>
    dayText(
      rules.filter(({ type }) => type === day || type === "daily"),
      closed,
    ),
  );
  const [first = closed] = days;
  if (days.every((text) => text === first))
    return first === closed ? HOURS_TEXTS.never(outside) : HOURS_TEXTS.daily(first);
  const groups: { first: number; last: number; text: string }[] = [];
  days.forEach((text, index) => {
    const last = groups.at(-1);
    if (last?.text === text) last.last = index;
    else groups.push({ first: index, last: index, text });
  });
  return groups.map(({ first, last, text }) => `${rangeText(first, last)} ${text}`).join(", ");
}

/** Describes the single dates: `24.12.2026 geschlossen, 31.12.2026 11:00–16:00`. */
export function singleDays(rules: readonly Rule[], outside: string = HOURS_TEXTS.closed): string {
  const dates = [
    ...new Set(rules.flatMap(({ type, date }) => (type === "once" && date && isDate(date) ? [date] : []))),
  ].sort();
  return dates
    .map((date) => {
      const ofDate = rules.filter((rule) => rule.type === "once" && rule.date === date);
      return `${formatDate({ at: Date.parse(date), zone: "UTC" })} ${dayText(ofDate, outside)}`;
    })
    .join(", ");
}

function dayText(rules: readonly Rule[], closed: string): string {
  if (rules.length === 0 || rules.some(({ isClosed }) => isClosed)) return closed;
  return [...rules]
    .sort((a, b) => a.from.localeCompare(b.from))
    .map(({ from, to }) => `${from}–${to}`)
    .join(HOURS_TEXTS.and);
}

function rangeText(first: number, last: number): string {
  const short = (index: number): string => DAY_LABELS[WEEK[index] ?? "monday"].short;
  return first === last ? short(first) : `${short(first)}–${short(last)}`;
}

/** The number of a time among those of its day, beginning with 1; null where the day has no other. */
export function windowNumber({ rules, index }: { rules: readonly Rule[]; index: number }): number | null {
  const rule = rules[index];
  if (!rule || (rule.type === "once" && !rule.date)) return null;
  const ofDay = rules.filter(({ type, date }) => type === rule.type && (type !== "once" || date === rule.date));
  return ofDay.length > 1 ? ofDay.indexOf(rule) + 1 : null;
}

/** Completes a typed time of day: `11` and `11 Uhr` → `11:00`, `1130` → `11:30`; `9.5` is kept. */
export function clockText(typed: string): string {
  const match = /^(\d{1,2})(?:[:.,h]?(\d{2})(?::\d{2})?)?(?:\s?(?:uhr|h))?$/i.exec(typed.trim());
  if (!match?.[1]) return typed;
  return `${match[1].padStart(2, "0")}:${match[2] ?? "00"}`;
}

/** Copies the windows of `source` to every weekday. Single dates and daily rules are kept. */
export function copyToWeek({ rules, source }: { rules: readonly Rule[]; source: Weekday }): Rule[] {
  const windows = rules.filter(({ type }) => type === source);
  return [
    ...rules.filter(({ type }) => type === "daily" || type === "once"),
    ...WEEK.flatMap((day) => windows.map((rule) => ({ ...rule, type: day }))),
  ];
}
