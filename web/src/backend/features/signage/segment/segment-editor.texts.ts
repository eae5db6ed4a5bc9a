export const EDITOR_TEXTS = {
  timeline: "Zeitleiste",
  keys:
    "Pfeiltasten wählen einen Eintrag, mit Alt verschieben sie ihn. Plus und Minus ändern seine Dauer um eine Sekunde, " +
    "mit Umschalt um zehn. Entf entfernt ihn, Strg+Z nimmt zurück.",
  empty: "Noch leer. Fügen Sie eine Szene hinzu, etwa Ihre Speisekarte.",
  example: "Mit einem Beispiel beginnen",
  exampleAdded: "Die ersten Szenen wurden eingefügt.",
  addScene: "Szene hinzufügen",
  addSegment: "Filmsequenz hinzufügen",
  add: "Szene suchen …",
  addSegmentPlaceholder: "Filmsequenz suchen …",
  undo: "Rückgängig",
  redo: "Wiederholen",
  narrower: "Zeitleiste verkleinern",
  wider: "Zeitleiste vergrößern",
  resize: "Dauer ziehen",
  properties: ({ place, count }: { place: number; count: number }): string => `Eintrag ${place} von ${count}`,
  forward: "Nach vorn",
  back: "Nach hinten",
  duplicate: "Duplizieren",
  remove: "Entfernen",
  nothing: "Nichts gewählt",
  segment: "Filmsequenz",
  noCondition: "Immer",
  condition: "Bedingung",
  category: "Kategorie",
  orders: "Offene Bestellungen",
  moved: ({ name, place, count }: { name: string; place: number; count: number }): string =>
    `${name} steht jetzt an Stelle ${place} von ${count}.`,
  lasts: ({ name, length }: { name: string; length: string }): string => `${name} dauert jetzt ${length}.`,
  removed: (name: string): string => `${name} wurde entfernt.`,
  added: (name: string): string => `${name} wurde hinzugefügt.`,
  block: ({ name, type, length }: { name: string; type: string; length: string }): string =>
    `${name}, ${type}, ${length}`,
  conditioned: (condition: string): string => `Bedingung: ${condition}`,
  ordersAbove: (orders: number): string =>
    orders === 1 ? "Nur bei mehr als 1 offenen Bestellung" : `Nur bei mehr als ${orders} offenen Bestellungen`,
  weight: (weight: number): string => `${weight}-mal je Runde`,
} as const;

export const ROUND_TEXTS = {
  title: "Eine Runde dauert",
  empty: "Jetzt würde nichts gezeigt. Der TV zeigt stattdessen das Füllprogramm.",
  always: (length: string): string => `${length}, wenn keine Bedingung zutrifft`,
  orders: {
    sequence: "Alles läuft der Reihe nach.",
    shuffle: "Jeden Tag in einer anderen zufälligen Reihenfolge.",
    weighted: "Gemischt; was mehr Gewicht hat, kommt in jeder Runde öfter vor.",
  },
} as const;

export const WARNING_TEXTS = {
  nothing: "Es ist keine Szene und keine Filmsequenz gewählt.",
  goneScene: "Die Szene gibt es nicht mehr.",
  goneSegment: "Die Filmsequenz gibt es nicht mehr.",
  disabled: "Die Szene ist nicht aktiv.",
  expired: (date: string): string => `Die Szene ist am ${date} abgelaufen.`,
  notYet: (date: string): string => `Die Szene gilt erst ab ${date}.`,
  emptySegment: "In dieser Filmsequenz ist nichts, das jetzt gezeigt würde.",
} as const;

/** `45 s`, `1:20 min`, `1:05:00 h`. */
export function lengthText(milliseconds: number): string {
  const seconds = Math.round(milliseconds / 1000);
  const two = (value: number): string => String(value).padStart(2, "0");
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  if (hours > 0) return `${hours}:${two(minutes)}:${two(rest)} h`;
  return minutes > 0 ? `${minutes}:${two(rest)} min` : `${rest} s`;
}
