import { DAY, HOUR, type Instant, MINUTE, formatDateTime } from "@tresen/contract/kit/time";

const relative = new Intl.RelativeTimeFormat("de", { numeric: "always" });

/** `gerade eben`, `vor 3 Minuten`, `vor 2 Stunden`; after a day date and time. */
export function agoText({ at, now, zone }: { at: Instant; now: Instant; zone: string }): string {
  const past = Math.max(0, now - at);
  if (past < MINUTE) return "gerade eben";
  if (past < HOUR) return relative.format(-Math.floor(past / MINUTE), "minute");
  if (past < DAY) return relative.format(-Math.floor(past / HOUR), "hour");
  return `am ${formatDateTime({ at, zone })}`;
}
