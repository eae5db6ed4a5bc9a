export const DATE_TEXTS = {
  datePlaceholder: "TT.MM.JJJJ",
  timePlaceholder: "HH:MM",
  choose: (label: string): string => `${label}: im Kalender wählen`,
  time: (label: string): string => `${label}, Uhrzeit`,
  zone: (zone: string): string => `Ortszeit ${zone}`,
  invalidDate: "Bitte geben Sie ein Datum an, zum Beispiel 05.06.2026.",
  invalidTime: "Bitte geben Sie eine Uhrzeit an, zum Beispiel 18:30.",
} as const;
