import { DAY, type Instant, addDays, formatDate, formatDateTime, formatTime, zonedTime } from "../kit/time";

/** What ends later than so many days ahead has no end that anybody has chosen. */
const FORESEEN_DAYS = 300;
const isOpenEnded = ({ until, now }: { until: Instant; now: Instant }): boolean => until - now > FORESEEN_DAYS * DAY;

/** `19:30` of the same day, `06.06.2026 10:00` of another. */
export function untilText({ until, now, zone }: { until: Instant; now: Instant; zone: string }): string {
  if (isOpenEnded({ until, now })) return "auf Weiteres";
  const isToday = zonedTime({ at: until, zone }).date === zonedTime({ at: now, zone }).date;
  return (isToday ? formatTime : formatDateTime)({ at: until, zone });
}

export const longer = (minutes: number): string => `Derzeit etwa ${minutes} Minuten länger`;
/** @param method the method's name. */
export const pausedUntil = ({ method, until }: { method: string; until: string }): string =>
  `${method} pausiert bis ${until}`;

/** What is sold out until the next morning is sold out today; until further notice it has no day. */
export function soldOutText({ until, now, zone }: { until: Instant; now: Instant; zone: string }): string {
  if (isOpenEnded({ until, now })) return SOLD_OUT;
  const tomorrow = addDays(zonedTime({ at: now, zone }).date, 1);
  return zonedTime({ at: until, zone }).date <= tomorrow
    ? "Heute ausverkauft"
    : `Ausverkauft bis ${formatDate({ at: until, zone })}`;
}

/** Until when something is sold out, as staff choose it. */
export const SOLD_OUT_ENDS = {
  tomorrow: "bis morgen",
  until: (day: string): string => `bis ${day}`,
  report: ({ name, until }: { name: string; until: string }): string => `${name} ${until} ausverkauft`,
} as const;

/** Faults of what staff enter. */
export const LIVE_FAULTS = {
  minutes: "Bitte wählen Sie, um wie viele Minuten es länger dauert, oder pausieren Sie.",
  past: "Bitte wählen Sie einen Zeitpunkt in der Zukunft.",
  far: (days: number): string => `Bitte wählen Sie einen Zeitpunkt innerhalb von ${days} Tagen.`,
  branches: "Bitte wählen Sie mindestens eine Filiale.",
  option: "Diese Option gibt es bei diesem Produkt nicht.",
  missing: "Dieser Eintrag gilt nicht mehr.",
} as const;

export const BLOCK_FAULTS = {
  station: "Diese Station begrenzt in dieser Filiale nicht, wie viel sie annimmt.",
  order: "Das Ende muss nach dem Beginn liegen.",
} as const;

/** @param station its name; without one it is about all of them. */
export const blockTitle = ({ station, from, until }: { station: string | undefined; from: string; until: string }) =>
  `${station ?? "Alle Stationen"} gesperrt von ${from} bis ${until}`;

export const BUSY = "Hochbetrieb";
export const STATION_BLOCK = "Gesperrte Zeit";
export const SOLD_OUT = "Ausverkauft";
