import type { TimeRequestState } from "@tresen/contract/time-tracking/request/time-request";

export const TIME_REQUEST_TEXTS = {
  title: "Anträge zur Zeiterfassung",
  link: "Anträge",
  open: (count: number): string => `${count} offen`,
  intro:
    "Personen beantragen hier, am Terminal oder am Telefon, dass ihre erfasste Zeit korrigiert wird. Angenommene Anträge werden " +
    "Korrekturen; was vorher erfasst war, bleibt in der Aktivität sichtbar.",
  back: "Zu den Aktivitäten",
  toDecide: "Zu entscheiden",
  nothing: "Nichts wartet auf eine Entscheidung.",
  others: "Eigene und entschiedene",
  noOthers: "In den letzten 90 Tagen gab es keine.",
  missing: "Nicht erfasst",
  recorded: (span: string): string => `Erfasst: ${span}`,
  wanted: (span: string): string => `Beantragt: ${span}`,
  pause: (span: string): string => `Pause ${span}`,
  reason: (reason: string): string => `Grund: ${reason}`,
  answer: (answer: string): string => `Abgelehnt: ${answer}`,
  states: { open: "offen", accepted: "angenommen", refused: "abgelehnt" } satisfies Record<TimeRequestState, string>,
  activity: "Aktivität ansehen",
  accept: "Annehmen",
  accepted: "Die Zeit ist korrigiert.",
  refuse: "Ablehnen",
  refused: "Der Antrag ist abgelehnt.",
  why: "Warum lehnen Sie ab?",
  whyHint: "Die Person sieht diese Antwort.",
  failed: "Die Entscheidung konnte nicht gespeichert werden.",
  loadFailed: "Die Anträge konnten nicht geladen werden.",
} as const;
