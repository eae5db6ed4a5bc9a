export const HISTORY_TEXTS = {
  title: "Stornierte Aktivitäten",
  link: "Storniert",
  intro:
    "Was aus der Zeiterfassung entfernt wurde, zählt nirgends und bleibt hier als Nachweis: von wem, wann und warum, und was es war.",
  back: "Zu den Aktivitäten",
  month: "Monat",
  earlier: "Voriger Monat",
  later: "Nächster Monat",
  none: "In diesem Monat wurde hier nichts storniert.",
  loadFailed: "Die stornierten Aktivitäten konnten nicht geladen werden.",
  external: "extern",
  voided: ({ at, name }: { at: string; name: string }): string =>
    name === "" ? `Storniert am ${at}` : `Storniert am ${at} von ${name}`,
  reason: (reason: string): string => `Grund: ${reason}`,
  noReason: "Ohne Angabe eines Grundes",
  note: (note: string): string => `Notiz: ${note}`,
  pause: (span: string): string => `Pause ${span}`,

  corrections: "Korrekturen",
  corrected: ({ at, name }: { at: string; name: string }): string => `Korrigiert am ${at} von ${name}`,
  added: ({ at, name }: { at: string; name: string }): string => `Auf Antrag nachgetragen am ${at} von ${name}`,
  former: (span: string): string => `Davor: ${span}`,
  formerBranch: (name: string): string => `Filiale: ${name}`,
  formerProject: (name: string | null): string => (name === null ? "Ohne Projekt" : `Projekt: ${name}`),
  formerTask: (name: string | null): string => (name === null ? "Ohne Aufgabe" : `Aufgabe: ${name}`),
  formerNote: (note: string): string => (note === "" ? "Ohne Notiz" : `Notiz: ${note}`),
  correctionsFailed: "Die Korrekturen konnten nicht geladen werden.",

  voidQuestion: "Aktivität stornieren?",
  voidText:
    "Sie zählt dann nirgends mehr. Was sie war, bleibt unter „Storniert“ sichtbar, mit Ihrem Namen und dem Grund.",
  voidReason: "Grund",
  voidAction: "Stornieren",
  voidDone: "Die Aktivität ist storniert.",
  voidFailed: "Die Aktivität konnte nicht storniert werden.",
} as const;
