export const PERSONNEL_TEXTS = {
  loadFailed: "Personaldaten konnten nicht geladen werden.",
  loading: "Personaldaten werden geladen",
  hidden: "Personaldaten sehen Sie nicht.",
  save: "Personaldaten speichern",
  saving: "Wird gespeichert …",
  savedMeanwhile: "Jemand anderes hat die Personaldaten inzwischen gespeichert.",
  saved: "Personaldaten gespeichert.",
  failed: "Personaldaten konnten nicht gespeichert werden.",
  apart: "Sie werden für sich gespeichert und stehen in keinem Protokoll, keiner Auswahl und keinem Export.",
  rewritten: (days: readonly string[]): string =>
    `Sie ändern rückwirkend, was seit ${days.join(" und ")} gilt, auch für vergangene Tage. Soll es erst ab einem späteren Tag ` +
    "anders sein, lassen Sie diesen Vertrag, wie er ist, und fügen Sie einen weiteren hinzu, der dann beginnt.",
  leaving: {
    title: "Personaldaten verwerfen?",
    text: "Ihre Änderungen an den Personaldaten sind noch nicht gespeichert und gehen beim Verlassen verloren.",
  },
} as const;
