import {
  type LocalDate,
  addDays,
  formatDate,
  formatWeekdayDate,
  instantAt,
  weekdayOf,
} from "@tresen/contract/kit/time";
import * as texts from "./appointment.texts";

const months = new Intl.DateTimeFormat("de-DE", { month: "long", year: "numeric", timeZone: "UTC" });

/** `YYYY-MM` of a day. */
export const monthOf = (date: LocalDate): string => date.slice(0, 7);

/** `Juni 2026` */
export function monthTitle(month: string): string {
  return months.format(new Date(`${month}-01T00:00:00Z`));
}

export function addMonths(month: string, count: number): string {
  const date = new Date(`${month}-01T00:00:00Z`);
  date.setUTCMonth(date.getUTCMonth() + count);
  return date.toISOString().slice(0, 7);
}

/** The days of a month in weeks from Monday; null before its first and after its last. */
export function weeksOf(month: string): (LocalDate | null)[][] {
  const first = `${month}-01`;
  const lead = (new Date(`${first}T00:00:00Z`).getUTCDay() + 6) % 7;
  const days: (LocalDate | null)[] = Array.from({ length: lead }, () => null);
  for (let day = first; monthOf(day) === month; day = addDays(day, 1)) days.push(day);
  while (days.length % 7 !== 0) days.push(null);
  return Array.from({ length: days.length / 7 }, (_, week) => days.slice(week * 7, week * 7 + 7));
}

/** `Freitag, 05.06.2026` */
export function longDate({ date, zone }: { date: LocalDate; zone: string }): string {
  return formatWeekdayDate({ at: instantAt({ date, minutes: 720, zone }), zone });
}

/** For assistive technology: `Freitag, 05.06.2026` */
export function spokenDate(date: LocalDate): string {
  const at = Date.parse(`${date}T12:00:00Z`);
  return `${texts.weekdayNames[weekdayOf(date)]}, ${formatDate({ at, zone: "UTC" })}`;
}
