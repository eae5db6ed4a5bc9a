import { germanMonth } from "../time-sheet/time-sheet.texts";
import type { ActivityState, StampingAction } from "./activity.state";
import type { ActivityFlag, ActivitySource } from "./activity-values";

export const ACTIVITY = "Aktivität";
export const ACTIVITIES = "Aktivitäten";
export const KIND = "Aktivitätsart";
export const KINDS = "Aktivitätsarten";
/** The keys with which staff stamp on phones, as a subject of the log. */
export const TIME_KEY = "Schlüssel zur Zeiterfassung";
/** What people have removed from a device without it having been taken, as a subject of the log. */
export const DISCARDED_STAMPING = "Verworfene Stempelung";

export const STATE_LABELS: Readonly<Record<ActivityState, string>> = {
  running: "läuft",
  paused: "Pause",
  ended: "beendet",
};

export const SOURCE_LABELS: Readonly<Record<ActivitySource, string>> = {
  terminal: "Terminal",
  phone: "Telefon",
  backoffice: "Back-Office",
  rule: "Regel der Filiale",
  import: "Import",
};

export const FLAG_LABELS: Readonly<Record<ActivityFlag, string>> = {
  offline: "ohne Verbindung erfasst",
  clockUncertain: "Uhr unsicher",
  closedByRule: "von der Regel beendet",
  corrected: "korrigiert",
  outsideArea: "außerhalb des Ortes",
  placeUnknown: "Ort unbekannt",
  overlap: "zur selben Zeit auch anders erfasst",
};

export const ACTION_LABELS: Readonly<Record<StampingAction, string>> = {
  start: "Beginn",
  end: "Ende",
  pause: "Pause",
  resume: "Fortsetzung",
};

/** How a stamping that was thrown away is called in the log. @param at ready to show. */
export function discardedTitle({ action, at }: { action: StampingAction; at: string }): string {
  return `${ACTION_LABELS[action]}, ${at}`;
}

export const TIME_TRACKING_MESSAGES = {
  person: "Benutzer konnte nicht geladen werden.",
  schedules: "Arbeitsplanung konnte nicht geladen werden.",
  start: "Aktivität konnte nicht gestartet werden.",
  end: "Aktivität konnte nicht beendet werden.",
  pause: "Aktivität konnte nicht pausiert werden.",
  resume: "Aktivität konnte nicht fortgesetzt werden.",
  future: "Diese Zeit liegt in der Zukunft.",
  tooOld: "Diese Zeit liegt mehr als sieben Tage zurück.",
  lateEnd: "Ein später eingetroffener Stempel hat das Ende genannt, das die Regel der Filiale nicht kannte.",
  lateGoing: "Ein später eingetroffener Stempel hat gezeigt, dass das Ende nach der Regel der Filiale nicht stimmt.",
  key: "Mit diesem Idempotency-Key wurde schon etwas anderes gestempelt.",
  sequence: "Diese Zeit liegt vor einer, die dieses Gerät schon gemeldet hat.",
  kind: "Diese Aktivitätsart gibt es in dieser Filiale nicht.",
  project: "Für diese Aktivitätsart wird ein Projekt gebraucht.",
  projectEnded: "Auf dieses Projekt kann hier gerade keine Zeit gebucht werden.",
  taskEnded: "Diese Aufgabe ist schon beendet.",
  otherProject: "Diese Aufgabe gehört zu einem anderen Projekt.",
  branch: "Diese Filiale gehört nicht zu Ihnen.",
  personBranch: "Diese Person gehört nicht zur Filiale.",
  onePerson: "Bitte geben Sie entweder einen Benutzer oder eine externe Person an.",
  samePerson: "Die Person einer Aktivität bleibt, wie sie ist. Bitte löschen Sie sie, und legen Sie eine neue an.",
  endBeforeStart: "Das Ende liegt vor dem Beginn.",
  noLength: "Das Ende ist gleich dem Beginn.",
  tooLong: "Eine Aktivität darf höchstens 24 Stunden dauern.",
  own: "Über Ihre eigene Zeit entscheidet jemand anderes. Beantragen Sie die Änderung unter „Anträge“.",
  breakOutside: "Diese Pause liegt nicht innerhalb der Aktivität.",
  breakOrder: "Diese Pause beginnt vor dem Ende der vorigen.",
  breakOpen: "Nur die letzte Pause einer laufenden Aktivität darf offen sein.",
  reason: "Bitte geben Sie an, warum die Zeiten geändert werden.",
  running: "Für diese Person läuft schon eine Aktivität.",
  changed: "Die Aktivität wurde gerade geändert. Bitte versuchen Sie es noch einmal.",
  notOwn: "Diese Aktivität gibt es bei Ihnen nicht.",
  stillRunning: "Diese Aktivität läuft noch. Bitte beenden Sie sie zuerst.",
  requests: "Es sind schon viele Ihrer Anträge offen. Bitte warten Sie, bis über sie entschieden ist.",
  lockedRequest: (month: string): string =>
    `${germanMonth(month)} ist gesperrt. Bitte wenden Sie sich an Ihre Leitung: Sie trägt eine Korrektur in einen offenen Monat ein.`,
  requestGone: "Diesen Antrag gibt es nicht mehr.",
  requestDecided: "Über diesen Antrag ist schon entschieden.",
  days: "Bitte wählen Sie höchstens 366 Tage, die in der richtigen Reihenfolge sind.",
  left: (lastDay: string): string =>
    `Diese Person ist am ${germanDay(lastDay)} ausgeschieden. Zeiten, die danach beginnen, können nicht eingetragen werden.`,
  leftKey: (lastDay: string): string =>
    `Sie sind am ${germanDay(lastDay)} ausgeschieden. Ein Schlüssel für das Telefon wird nicht mehr ausgestellt.`,
  keyEnded: "Der Schlüssel wurde gerade geändert. Bitte versuchen Sie es noch einmal.",
} as const;

/** What the API says of its refusals. The message is the same for all of them, so that it tells nothing of the reason. */
export const TIME_TRACKING_REFUSAL = `Der Schlüssel, der Name oder die PIN stimmt nicht oder gilt nicht mehr. Die Meldung ist immer „${TIME_TRACKING_MESSAGES.person}“`;

/** `01.07.2026` of `2026-07-01`. */
const germanDay = (day: string): string => day.split("-").reverse().join(".");
