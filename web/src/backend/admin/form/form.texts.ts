export const FORM_TEXTS = {
  create: (one: string): string => `${one} erstellen`,
  created: (one: string): string => `${one} erstellt.`,
  removed: (one: string): string => `${one} gelöscht.`,
  gone: "Diesen Eintrag gibt es nicht (mehr).",
  commands: "Weitere Befehle",
  duplicate: "Duplizieren",
  backTo: (many: string): string => `Zurück zu ${many}`,
  askRemoval: (one: string): string => `${one} löschen?`,
  removal: (title: string): string => `„${title}“ wird gelöscht. Das lässt sich nicht rückgängig machen.`,
  removalUndoable: (title: string): string => `„${title}“ wird gelöscht. Sie können das danach rückgängig machen.`,
  unsaved: "Nicht gespeichert",
  readOnly: "Sie können diesen Eintrag ansehen, aber nicht ändern.",
  locked: "Sie haben nicht das Recht, dieses Feld zu ändern.",
  sections: "Abschnitte",
  invalid: (count: number): string =>
    count === 1 ? "Eine Angabe ist nicht gültig." : `${count} Angaben sind nicht gültig.`,
} as const;

/** The same record was saved meanwhile: by somebody else, or in another window of the same person. */
export const CONFLICT_TEXTS = {
  title: "Dieser Eintrag wurde inzwischen geändert",
  loadTheirs: "Gespeicherte Fassung laden",
  save: "Auswahl speichern",
  savedAt: (at: string): string => `Gespeichert am ${at} Uhr.`,
  savedBy: ({ name, at }: { name: string; at: string }): string => `${name} hat am ${at} Uhr gespeichert.`,
  savedBySelf: (at: string): string => `Sie haben diesen Eintrag am ${at} Uhr in einem anderen Fenster geändert.`,
  sameFields: "Mindestens ein Feld wurde hier und dort geändert. Wählen Sie je Feld, was gelten soll.",
  otherFields: "Hier und dort wurden verschiedene Felder geändert: Beides kann bestehen bleiben.",
  allMine: "Überall meine Eingabe",
  allTheirs: "Überall die gespeicherte",
  mine: "Meine Eingabe",
  theirs: "Gespeicherte Fassung",
  changed: "geändert",
  empty: "leer",
  untold: "wie bisher",
} as const;

/** What one wants to know of a record at a glance. */
export const SUMMARY_TEXTS = {
  title: "Überblick",
  created: "Angelegt",
  changed: "Zuletzt geändert",
  changedBy: ({ at, name }: { at: string; name: string }): string => `${at} von ${name}`,
  inShop: "Im Shop ansehen",
} as const;

/** The undo of a save. */
export const UNDO_TEXTS = {
  saved: (label: string): string => `„${label}“: Gespeichert.`,
  done: "Rückgängig gemacht.",
  changedMeanwhile:
    "Inzwischen wurde noch einmal gespeichert. Was sich geändert hat, steht im Verlauf; dort lässt sich eine Fassung " +
    "wiederherstellen.",
} as const;
