import { addDays, isDate } from "@tresen/contract/kit/time";
import { DATE_TEXTS } from "./date.texts";

/*
 * Dates and times as people type them in German, whatever the browser's language. Values are those of the API:
 * `YYYY-MM-DD` and `HH:MM`.
 */

/** `2026-06-05` → `05.06.2026`. Other text is returned as it is. */
export function dateText(value: string): string {
  const [, year = "", month = "", day = ""] = ISO.exec(value) ?? [];
  return isDate(value) ? `${day}.${month}.${year}` : value;
}

/**
 * `5.6.2026`, `05.06.26`, `5.6.` (this year), `05062026` and `2026-06-05` → `2026-06-05`; null when it is no date.
 * @param today decides the year of a date without one.
 */
export function parseDate({ text, today }: { text: string; today: string }): string | null {
  const typed = text.trim();
  const iso = ISO.exec(typed);
  if (iso) return checked(iso[0]);
  const [, day = "", month = "", year = ""] = GERMAN.exec(typed) ?? DIGITS.exec(typed) ?? [];
  if (day === "") return null;
  const century = today.slice(0, 2);
  const full = year === "" ? today.slice(0, 4) : year.length === 2 ? `${century}${year}` : year;
  return checked(`${full}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`);
}

/** Whether nothing could follow, so that the date need not wait until its field is left. */
export function isWholeDate(text: string): boolean {
  return /^\d{1,2}\.\s?\d{1,2}\.\s?\d{4}$/.test(text.trim()) || ISO.test(text.trim());
}

/** `18`, `1830`, `18.30`, `9,30`, `9:30`, `9h`, `18:30:00` and `18 Uhr` → `18:30`; null when it is no time. */
export function parseTime(text: string): string | null {
  const [, hour = "", minute = "00"] =
    /^(\d{1,2})(?:[:.,h](\d{2})(?::\d{2})?)?(?:\s?(?:uhr|h))?$/i.exec(text.trim()) ??
    /^(\d{1,2})(\d{2})$/.exec(text.trim()) ??
    [];
  if (hour === "" || Number(hour) > 23 || Number(minute) > 59) return null;
  return `${hour.padStart(2, "0")}:${minute}`;
}

export function isWholeTime(text: string): boolean {
  return /^\d{2}[:.]\d{2}$/.test(text.trim());
}

/** What is wrong with the value of a date's field; undefined for a date and for an empty field. */
export function dateFault(value: string): string | undefined {
  if (value === "" || isDate(value)) return undefined;
  return isWholeDate(value) ? DATE_TEXTS.missingDate(value) : DATE_TEXTS.noDate(value);
}

/** The same for a time of day. */
export function timeFault(value: string): string | undefined {
  if (value === "" || parseTime(value) !== null) return undefined;
  return /^\d{1,2}[:.]\d{2}$/.test(value) ? DATE_TEXTS.missingTime(value) : DATE_TEXTS.noTime(value);
}

/** The date some days later, within the bounds. */
export function steppedDate({
  value,
  days,
  today,
  min,
  max,
}: {
  value: string;
  days: number;
  today: string;
  min?: string | undefined;
  max?: string | undefined;
}): string {
  const next = isDate(value) ? addDays(value, days) : today;
  if (min && next < min) return min;
  return max && next > max ? max : next;
}

/** The time some minutes later, on the same day. */
export function steppedTime({ value, minutes }: { value: string; minutes: number }): string {
  const [hour = 12, minute = 0] = value.split(":").map(Number);
  const total = Math.min(23 * 60 + 59, Math.max(0, hour * 60 + minute + minutes));
  return `${String(Math.floor(total / 60)).padStart(2, "0")}:${String(total % 60).padStart(2, "0")}`;
}

const ISO = /^(\d{4})-(\d{2})-(\d{2})$/;
const GERMAN = /^(\d{1,2})\.\s?(\d{1,2})\.?\s?(\d{4}|\d{2})?$/;
const DIGITS = /^(\d{2})(\d{2})(\d{4}|\d{2})$/;

function checked(date: string): string | null {
  return isDate(date) ? date : null;
}
