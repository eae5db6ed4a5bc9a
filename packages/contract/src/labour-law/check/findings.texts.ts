import { HOUR, MINUTE, type LocalDate } from "../../kit/time";
import type { Found } from "./rule";

const SECOND = 1000;

/** What each rule of the law is about. */
export const RULE_TITLES = {
  breaks: "Zu wenig Ruhepause",
  longWork: "Zu lange ohne Ruhepause",
  breakPlace: "Ruhepause zu nah am Anfang oder Ende",
  dailyHours: "Lange Arbeitszeit am Tag",
  weeklyHours: "Lange Arbeitszeit in der Woche",
  averageHours: "Zu lange Arbeitszeit im Durchschnitt",
  refusable: "Diese Überstunden dürfen abgelehnt werden",
  dailyRest: "Zu kurze Ruhezeit zwischen zwei Arbeitstagen",
  restMadeUp: "Verkürzte Ruhezeit ist auszugleichen",
  weeklyRest: "Zu kurze Ruhezeit in der Woche",
  substituteRest: "Ersatzruhe steht zu",
  sundayWork: "Arbeit am Sonntag",
  freeSundays: "Zu wenige freie Sonntage",
  holidayWork: "Arbeit am Feiertag",
  holidayInHospitality: "Arbeit am Feiertag, im Gastgewerbe erlaubt",
  substituteDay: "Ersatzruhetag steht zu",
  saturdayWork: "Arbeit am Samstag",
  nightWork: "Arbeit in der Nachtruhe von Jugendlichen",
  shiftSpan: "Zu lange Schichtzeit",
  freeDays: "Zu wenig freie Tage in der Woche",
  child: "Beschäftigung von Kindern",
  lateChange: "Änderung zu kurzfristig: Die Person muss zustimmen",
} as const;

/** The rule's title with what is and what should be; without times where they would tell of another branch. */
export function findingMessage({ title, found }: { title: string; found: Found }): string {
  const { actual, most, least, until, evenOut, hasElsewhere } = found;
  const due = until ? ` Frist: ${germanDay(until)}.` : "";
  const rest = evenOut === undefined ? "" : ` Zum Ausgleich bis dahin durchschnittlich höchstens ${duration(evenOut)}.`;
  if (hasElsewhere) return `${title} (mit Zeiten in einer anderen Filiale).${due}`;
  // Work that has just begun has no length that says something on its own.
  const isMoment = actual !== undefined && actual < MINUTE && most === undefined && least === undefined;
  const limits = [
    ...(actual === undefined || isMoment ? [] : [actualText({ actual, limits: [most, least] })]),
    ...(most === undefined ? [] : [`höchstens ${duration(most)}`]),
    ...(least === undefined ? [] : [`mindestens ${duration(least)}`]),
  ];
  return `${title}${limits.length > 0 ? `: ${limits.join(", ")}` : ""}.${due}${rest}`;
}

/** With the seconds where it would read like a limit that it exceeds or misses by less than a minute: `10:00:07 Stunden`. */
function actualText({ actual, limits }: { actual: number; limits: readonly (number | undefined)[] }): string {
  const limit = limits.find((one) => one !== undefined && one !== actual && duration(one) === duration(actual));
  if (limit === undefined) return duration(actual);
  // An average may be more by a part of a second.
  const seconds = actual > limit ? Math.ceil(actual / SECOND) : Math.floor(actual / SECOND);
  const perMinute = MINUTE / SECOND;
  const [clock = "", unit = ""] = duration(seconds * SECOND).split(" ");
  return `${clock}:${String(seconds % perMinute).padStart(2, "0")} ${unit}`;
}

/** `9:30 Stunden` */
function duration(milliseconds: number): string {
  const minutes = Math.floor(milliseconds / MINUTE);
  const perHour = HOUR / MINUTE;
  return `${Math.floor(minutes / perHour)}:${String(minutes % perHour).padStart(2, "0")} Stunden`;
}

/** `01.07.2026` */
const germanDay = (day: LocalDate): string => day.split("-").reverse().join(".");
