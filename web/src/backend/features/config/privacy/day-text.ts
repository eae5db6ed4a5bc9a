import { formatDate } from "@tresen/contract/kit/time";

/** `05.06.2026` of a day without a time. */
export function dayText(day: string): string {
  return formatDate({ at: Date.parse(`${day}T12:00:00Z`), zone: "UTC" });
}
