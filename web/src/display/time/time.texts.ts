import type { StampingAction } from "@tresen/contract/time-tracking/activity.state";

export const TIME_TEXTS = {
  title: "Zeiterfassung",
  who: "Wer sind Sie?",
  search: "Name suchen",
  nobody: "Niemand mit diesem Namen.",
  noPeople:
    "Noch hat in dieser Filiale niemand eine PIN. Jede Person wählt ihre im Backoffice unter „Konto und Sicherheit“.",
  missing:
    "Fehlt jemand? Hier steht nur, wer eine PIN hat. Jede Person wählt ihre im Backoffice unter „Konto und Sicherheit“.",
  all: "Alle",
  present: (count: number): string => `Da (${count})`,
  nobodyPresent: "Gerade ist niemand da.",
  in: (since: string): string => `da seit ${since}`,
  paused: "in Pause",
  out: "nicht da",
  loading: "Wird geladen …",
  unreachable: "Keine Verbindung. Die Namen werden geladen, sobald es wieder eine gibt.",
  offline: (waiting: number): string =>
    waiting === 0 ? "Offline" : `Offline, ${waiting} ${waiting === 1 ? "Stempelung wartet" : "Stempelungen warten"}`,
  waiting: (count: number): string =>
    count === 1 ? "1 Stempelung wird gesendet" : `${count} Stempelungen werden gesendet`,
  keptHere: (count: number): string =>
    count === 1
      ? "Auf diesem Gerät wartet noch 1 Stempelung. Sie geht nicht verloren und wird gesendet, sobald das Gerät wieder mit derselben Filiale verbunden ist."
      : `Auf diesem Gerät warten noch ${count} Stempelungen. Sie gehen nicht verloren und werden gesendet, sobald das Gerät wieder mit derselben Filiale verbunden ist.`,
  unlasting: "Dieser Browser speichert nichts: Ohne Verbindung gehen Stempelungen beim Schließen verloren.",
  unsettled: (count: number): string => (count === 1 ? "1 Stempelung zu klären" : `${count} Stempelungen zu klären`),
  sound: "Ton",
  back: "Zurück",
  cancel: "Abbrechen",

  pinTitle: (name: string): string => `Hallo ${name}`,
  pin: "PIN",
  delete: "Ziffer löschen",
  ok: "OK",
  checking: "PIN wird geprüft …",
  wrongPin: "Diese PIN stimmt nicht.",
  tooMany: "Zu viele falsche Versuche. Bitte warten Sie einige Minuten.",
  failed: "Das hat nicht geklappt. Bitte versuchen Sie es noch einmal.",
  uncheckedPin: "Keine Verbindung: Ihre PIN wird geprüft, sobald es wieder eine gibt.",

  notIn: "Sie sind nicht da.",
  running: ({ since, kind }: { since: string; kind: string }): string => `Seit ${since}${kind ? ` · ${kind}` : ""}`,
  pausing: (since: string): string => `Pause. Gekommen um ${since}.`,
  lasted: (duration: string): string => `${duration} h`,
  actions: { start: "Kommen", end: "Gehen", pause: "Pause", resume: "Weiter" } satisfies Record<StampingAction, string>,
  startAs: "Kommen als",
  switch: "Wechseln",
  switchTo: "Wechseln zu",
  more: "Mit Projekt, Aufgabe oder Notiz",
  kind: "Art",
  noKind: "Ohne Art",
  project: "Projekt",
  noProject: "Kein Projekt",
  chooseKind: "Bitte wählen Sie die Art.",
  projectRequired: "Für diese Art wird ein Projekt gebraucht.",
  task: "Aufgabe",
  noTask: "Keine Aufgabe",
  branch: "Filiale",
  chooseBranch: "Bitte wählen",
  note: "Notiz",
  start: "Starten",
  entries: "Meine Einträge",
  noEntries: "In den letzten 14 Tagen haben Sie nichts erfasst.",
  shifts: "Meine Schichten",
  noShifts: "In den nächsten 28 Tagen haben Sie keine veröffentlichte Schicht.",
  onlyOnline: "Das gibt es nur mit Verbindung.",
  breakOf: (duration: string): string => `Pause ${duration} h`,
  open: "läuft",

  done: { start: "Gekommen", end: "Gegangen", pause: "Pause", resume: "Es geht weiter" } satisfies Record<
    StampingAction,
    string
  >,
  switched: "Gewechselt",
  doneAt: (time: string): string => `${time} Uhr`,
  notKept: "Das Gerät konnte die Stempelung nicht speichern. Bitte versuchen Sie es noch einmal.",
  saved: "Gespeichert.",
  sending: "Wird gesendet …",
  keptOffline: "Ohne Verbindung gespeichert. Die Stempelung wird gesendet, sobald es wieder eine gibt.",
  notTaken: "Nicht angenommen",
  notTakenHow: "Die Stempelung bleibt gespeichert und ist unter „zu klären“ zu finden.",
  law: "Verstoß gegen das Arbeitsrecht",
  lawHow: "Sie sind eingestempelt. Bitte sprechen Sie mit Ihrer Leitung.",
  ready: "Fertig",

  ownTitle: "Meine Zeiterfassung",
  noKey: "Bitte öffnen Sie den Link, den Sie bekommen haben, oder scannen Sie den QR-Code im Backoffice unter „Konto“.",
  keyRefused: (waiting: number): string =>
    "Ihr Schlüssel gilt nicht oder nicht mehr. Bitte öffnen Sie einen neuen Link." +
    (waiting === 0 ? "" : " Was Sie gestempelt haben, bleibt auf diesem Gerät und wird dann gesendet."),
  locating: "Ihr Ort wird geprüft. Gespeichert wird nur, ob Sie außerhalb der Filiale sind.",
  placeChecked: (branches: readonly string[]): string =>
    `Beim Stempeln wird Ihr Ort geprüft (${branches.join(", ")}). Gespeichert wird nur, ob Sie in der Nähe der Filiale sind, nie wo. ` +
    "Gibt Ihr Telefon den Ort nicht her, können Sie trotzdem stempeln: Ihre Leitung sieht dann „Ort unbekannt“.",
  place: {
    inside: "Ort: bei der Filiale.",
    outside: "Ort: außerhalb der Filiale. Ihre Leitung sieht das.",
    unknown: "Ort unbekannt: Ihr Telefon hat ihn nicht genannt. Ihre Leitung sieht das.",
  },
  ownUnreachable: "Keine Verbindung. Ihre Zeiterfassung wird geladen, sobald es wieder eine gibt.",

  unsettledTitle: "Zu klären",
  unsettledHow:
    "Diese Stempelungen hat der Server nicht angenommen. Sie gehen nicht verloren: Die Person entscheidet mit ihrer PIN, " +
    "was damit geschieht.",
  unsettledOwn:
    "Diese Stempelungen hat der Server nicht angenommen. Sie gehen nicht verloren: Sie entscheiden, was damit geschieht.",
  nothingUnsettled: "Alles ist geklärt.",
  stampedAs: ({ action, at }: { action: StampingAction; at: string }): string =>
    `${{ start: "Beginn", end: "Ende", pause: "Pause", resume: "Fortsetzung" }[action]} am ${at}`,
  pinWasWrong: "Die PIN war falsch.",
  unknownReason: "Der Server hat sie abgelehnt.",
  again: "Das war ich: senden",
  review: "Zur Prüfung senden",
  reviewHow: "Ohne Art und Projekt, als „Uhr unsicher“ markiert: Ihre Leitung sieht sie an.",
  remove: "Entfernen",
  removeHow:
    "Entfernte Stempelungen zählen nicht. Dass Sie sie entfernt haben, erfährt Ihre Leitung mit Ihrer nächsten Stempelung.",
} as const;
