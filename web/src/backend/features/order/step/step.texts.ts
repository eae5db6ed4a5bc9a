export const STEP_TEXTS = {
  undone: "Rückgängig gemacht.",
  undoFailed: "Der Schritt konnte nicht rückgängig gemacht werden.",
  reopen: "Wieder öffnen",
  reopened: "Wieder geöffnet.",
  reopenFailed: "Die Bestellung konnte nicht wieder geöffnet werden.",
  preparation: "Bestätigen, fertig in",
  minutes: (minutes: number): string => `${minutes} min`,
  confirmIn: ({ ticket, minutes }: { ticket: number; minutes: number }): string =>
    `Ticket ${ticket} bestätigen, fertig in ${minutes} Minuten`,
  promised: (time: string): string => `Fertig um ca. ${time} Uhr`,
  notes: "Notizen",
  note: "Notiz für Kollegen",
  addNote: "Notiz hinzufügen",
  noted: "Notiz gespeichert.",
  noteFailed: "Die Notiz konnte nicht gespeichert werden.",
  noteBy: ({ name, time }: { name: string; time: string }): string => `${name}, ${time}`,
  escalated: (minutes: number): string => `Seit ${minutes} min unbeantwortet`,
} as const;
