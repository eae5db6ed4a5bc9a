export const ACTIVITY_TEXTS = {
  worked: "Gearbeitet",
  paused: "Pausen",
  overview: "Überblick",
  hours: (text: string): string => `${text} h`,
  still: (text: string): string => `${text} h, läuft`,
  flags: "Hinweise",
  noFlags: "keine",
  views: "Zu prüfen",
  toCheck:
    "Bitte ansehen: Die Uhr des Geräts war unsicher. Eine Korrektur mit Grund nimmt den Hinweis weg. Stimmen die Zeiten, genügt der Grund, auch für mehrere auf einmal in der Liste.",
  stampings: "Stempelungen",
  action: "Was",
  stampedAt: "Gestempelt",
  deviceAt: "Uhr des Geräts",
  receivedAt: "Empfangen",
  recordedBy: "Erfasst über",
} as const;
