export const EXAMPLE_TEXTS = {
  name: "Beispiel",
  of: (one: string): string => `Beispiel: ${one}`,
  choose: "Beispiel wählen",
  /** In place of a record. */
  empty: "Ohne Werte",
  none: (many: string): string => `Noch keine ${many}: Die Vorlage zeigt ein erfundenes Beispiel.`,
  noneEmpty: (many: string): string => `Noch keine ${many}: Die Vorlage zeigt, wie sie ohne Werte aussieht.`,
  hidden: "Daten sind ausgeblendet: Die Vorlage zeigt ein erfundenes Beispiel.",
  showExample: "Beispiel zeigen",
  previous: "Voriges Beispiel",
  next: "Nächstes Beispiel",
  special: "Besondere Beispiele",
  shortest: "Kürzester Name",
  longest: "Längster Name",
  shown: (name: string): string => `Beispiel: ${name}`,
  first: "Das ist das erste.",
  last: "Das ist das letzte.",
  failed: "Die Werte des Beispiels konnten nicht geladen werden.",
  stepFailed: "Das nächste Beispiel konnte nicht geladen werden.",
  seeAll: "Alle ansehen",
} as const;

/** What a field of the example holds. */
export const VALUE_TEXTS = {
  none: "kein Wert",
  picture: "ein Bild",
  rows: (count: number): string => (count === 1 ? "1 Zeile" : `${count} Zeilen`),
} as const;
