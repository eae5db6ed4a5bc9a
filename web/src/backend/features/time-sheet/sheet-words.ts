import { formatDate } from "@tresen/contract/kit/time";

/** `06.07.2026` of a day. */
export const dayText = (day: string): string => formatDate({ at: Date.parse(day), zone: "UTC" });

const MONTH = new Intl.DateTimeFormat("de-DE", { month: "long", year: "numeric", timeZone: "UTC" });
/** `November 2026` of `2026-11`. */
export const monthText = (month: string): string => MONTH.format(Date.parse(`${month}-01T00:00:00Z`));

const WEEKDAY = new Intl.DateTimeFormat("de-DE", {
  weekday: "short",
  day: "2-digit",
  month: "2-digit",
  timeZone: "UTC",
});
/** `Mo., 02.11.` of a day. */
export const weekdayText = (day: string): string => WEEKDAY.format(Date.parse(`${day}T00:00:00Z`));
