import type { TimeRequestState } from "@tresen/contract/time-tracking/request/time-request";

export const REQUEST_TEXTS = {
  title: "Meine Anträge",
  ask: "Korrektur beantragen",
  askFor: (entry: string): string => `Korrektur beantragen: ${entry}`,
  askMissing: "Fehlende Zeit melden",
  correct: (at: string): string => `Korrektur des Eintrags vom ${at}`,
  missing: "Fehlende Zeit melden",
  start: "Beginn",
  end: "Ende",
  pause: (number: number): string => `Pause ${number}`,
  addPause: "Pause hinzufügen",
  removePause: "Pause entfernen",
  reason: "Grund",
  noTimes: "Bitte geben Sie zu jeder Zeit Beginn und Ende mit Tag und Uhrzeit an.",
  noReason: "Bitte geben Sie den Grund an.",
  send: "Beantragen",
  sent: "Ihr Antrag ist gestellt. Wer die Filiale leitet, entscheidet darüber; bis dahin ändert sich nichts.",
  decided: (count: number): string => `Entschiedene (${String(count)})`,
  states: {
    open: "Wartet auf eine Entscheidung",
    accepted: "Angenommen",
    refused: "Abgelehnt",
  } satisfies Record<TimeRequestState, string>,
} as const;
