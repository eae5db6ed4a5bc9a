export const LAYOUT_TEXTS = {
  arrange: "Anordnen",
  title: "Eigene Übersicht anordnen",
  hint: "Ziehen Sie am Griff, oder drücken Sie dort die Eingabetaste und bewegen Sie mit den Pfeiltasten. Gespeichert wird sofort, nur für Sie.",
  order: "Reihenfolge und Auswahl der Diagramme",
  move: (title: string): string => `${title} verschieben`,
  wide: (title: string): string => `${title} über die ganze Breite`,
  reset: "Auf den Standard zurücksetzen",
} as const;
