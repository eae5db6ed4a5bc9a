export const DATE_TEXTS = {
  datePlaceholder: "TT.MM.JJJJ",
  timePlaceholder: "HH:MM",
  choose: (label: string): string => `${label}: im Kalender wählen`,
  previousMonth: "Voriger Monat",
  nextMonth: "Nächster Monat",
  time: (label: string): string => `${label}, Uhrzeit`,
  zone: (zone: string): string => `Ortszeit ${zone}`,
  /** What is written like a date, but is not in the calendar. */
  missingDate: (typed: string): string => `${typed} gibt es nicht. Bitte als TT.MM.JJJJ angeben.`,
  noDate: (typed: string): string => `„${typed}“ ist kein Datum. Bitte als TT.MM.JJJJ angeben.`,
  missingTime: (typed: string): string => `${typed} gibt es nicht. Bitte als HH:MM angeben.`,
  noTime: (typed: string): string => `„${typed}“ ist keine Uhrzeit. Bitte als HH:MM angeben.`,
} as const;
