import type { HealthState } from "@tresen/contract/health/health";

export const HEALTH_TEXTS = {
  loading: "Betriebszustand wird geladen",
  loadFailed: "Der Betriebszustand konnte nicht geladen werden.",
  notRefreshed: "Konnte nicht aktualisiert werden.",
  refresh: "Aktualisieren",
  asOf: (time: string): string => `Stand ${time}`,
  toDo: "Zu tun",
  well: "In Ordnung",
  allWell: "Alles in Ordnung",
  allWellDetail: "Es gibt nichts zu tun.",
  count: (count: number): string => (count === 1 ? "1 Punkt" : `${count} Punkte`),
  since: (time: string): string => `seit ${time}`,
  last: (time: string): string => `zuletzt ${time}`,
  next: (time: string): string => `nächstes Mal ${time}`,
  open: "Öffnen",
  openOf: (title: string): string => `Öffnen: ${title}`,
} as const;

const failedAgain = (failed: number): string => (failed === 0 ? "" : ` Wieder fehlgeschlagen: ${failed}.`);

export const REDRIVE_TEXTS = {
  action: "Erneut verarbeiten",
  question: "Änderungen erneut verarbeiten?",
  explanation:
    "Alle liegengebliebenen Änderungen werden noch einmal verarbeitet, die ältesten zuerst. Das schadet auch dann nicht, " +
    "wenn die Ursache noch besteht: Was wieder fehlschlägt, bleibt liegen.",
  started: "Die Verarbeitung beginnt …",
  running: ({ done, failed, left }: { done: number; failed: number; left: number }): string =>
    `Verarbeitet: ${done}. Offen: ${left}.${failedAgain(failed)}`,
  over: ({ done, failed }: { done: number; failed: number }): string =>
    `Fertig. Verarbeitet: ${done}.${failedAgain(failed)}`,
  broken: (reason: string): string => `Die Verarbeitung wurde nicht fertig. ${reason}`.trim(),
  failed: "Die Verarbeitung konnte nicht gestartet werden.",
  unknown: "Wie weit die Verarbeitung ist, konnte nicht geladen werden.",
} as const;

export const RETURNED_TEXTS = {
  count: (count: number): string => `${count === 1 ? "1 E-Mail" : `${count} E-Mails`} in 30 Tagen`,
  newest: (count: number): string => `Gezeigt werden die letzten ${count}.`,
  mail: "E-Mail",
  to: "an",
} as const;

export const STATE_LABELS: Readonly<Record<HealthState, string>> = {
  bad: "Störung",
  odd: "Beobachten",
  good: "In Ordnung",
};

export const APP_TEXTS = {
  title: "Diese Seite und der Server",
  same: (version: string): string => `Beide haben die Version ${version}.`,
  other: ({ own, server }: { own: string; server: string }): string =>
    `Diese Seite hat noch die Version ${own}, der Server schon ${server}.`,
  advice: "Laden Sie die Seite neu, sobald nichts Ungespeichertes offen ist.",
} as const;
