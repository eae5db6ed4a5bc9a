export const ACTIVITY_TEXTS = {
  worked: "Gearbeitet",
  paused: "Pausen",
  overview: "Überblick",
  hours: (text: string): string => `${text} h`,
  still: (text: string): string => `${text} h, läuft`,
  flags: "Hinweise",
  noFlags: "keine",
  toCheck: "Bitte ansehen: Die Uhr des Geräts war unsicher. Eine Korrektur mit Grund nimmt den Hinweis weg.",
} as const;
