export const FAILURE_PANEL_TEXTS = {
  none: "Keine Fehler",
  noneDetail: "Was fehlgeschlagen war, ist inzwischen gelungen.",
  copy: "Für den Support kopieren",
  copyAll: "Alle kopieren",
  copied: "Kopiert.",
  copyFailed: "Kopieren hat nicht geklappt. Bitte erlauben Sie dem Browser den Zugriff auf die Zwischenablage.",
  repeated: ({ times, time }: { times: number; time: string }): string => `${times}-mal, zuletzt ${time}`,
  calls: (count: number): string => `${count} Vorgänge`,
  loadFailed: "Daten konnten nicht geladen werden.",
  actionFailed: "Das konnte nicht ausgeführt werden.",
} as const;

/** The lines of a failure's text for support. */
export const SUPPORT_TEXTS = {
  at: "Zeit (UTC)",
  times: "Anzahl",
  call: "Aufruf",
  status: "Status",
  noAnswer: "keine Antwort",
  request: "Vorgang",
  version: "Version",
} as const;
