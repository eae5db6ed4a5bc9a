export const INLINE_TEXTS = {
  /** Names the editor of a cell. */
  cell: ({ title, label }: { title: string; label: string }): string => `${title} von „${label}“`,
  change: (title: string): string => `${title} ändern`,
  save: "Wert speichern",
  next: "Speichern und weiter zum nächsten Wert",
  discard: "Änderung verwerfen",
  /** The record has a fault in another field, which the list cannot show. */
  elsewhere: ({ place, message }: { place: string; message: string }): string =>
    `${place}: ${message} Bitte im Formular berichtigen.`,
} as const;

/** The menu of a row. */
export const ROW_TEXTS = {
  commandsOf: (label: string): string => `Befehle für „${label}“`,
  commands: "Befehle",
  edit: "In der Liste ändern",
  duplicate: "Duplizieren",
  history: "Verlauf",
} as const;
