export const ALARM_LINE_TEXTS = {
  title: "Störungen",
  all: (count: number): string => `alle ${count} zeigen`,
  fewer: "weniger zeigen",
  silence: "Ton aus",
  reroute: "Umleiten",
  rerouteTo: "Umleiten auf:",
  noOther: "Diese Filiale hat keinen anderen aktiven Drucker.",
  devicesFailed: "Die Drucker konnten nicht geladen werden.",
  discard: (count: number): string => (count === 1 ? "Verwerfen" : "verwerfen"),
  discardReally: (count: number): string =>
    count === 1 ? "Wirklich verwerfen? Es wird nicht gedruckt." : `Wirklich ${count} Drucke verwerfen?`,
  discardYes: (count: number): string => (count === 1 ? "Ja, verwerfen" : "Ja, alle verwerfen"),
  back: "Abbrechen",
  printed: (count: number): string => (count === 1 ? "Ist gedruckt" : "Alle sind gedruckt"),
  notPrinted: (count: number): string => (count === 1 ? "Nicht gedruckt" : "Keiner ist gedruckt"),
  each: "Einzeln",
  again: (count: number): string => (count === 1 ? "Neu drucken" : "alle drucken"),
  /** The name of a button for those who hear it without its line. */
  about: ({ action, text }: { action: string; text: string }): string => `${action}: ${text}`,
  device: "Zum Gerät",
  keys: "Zu den Anzeigen",
  failed: "Das hat nicht geklappt.",
} as const;
