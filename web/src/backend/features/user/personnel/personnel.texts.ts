export const PERSONNEL_TEXTS = {
  loadFailed: "Personaldaten konnten nicht geladen werden.",
  loading: "Personaldaten werden geladen",
  hidden: "Personaldaten sehen Sie nicht.",
  save: "Personaldaten speichern",
  saving: "Wird gespeichert …",
  saved: "Personaldaten gespeichert.",
  failed: "Personaldaten konnten nicht gespeichert werden.",
  apart: "Sie werden für sich gespeichert und stehen in keinem Protokoll, keiner Auswahl und keinem Export.",
  leaving: {
    title: "Personaldaten verwerfen?",
    text: "Ihre Änderungen an den Personaldaten sind noch nicht gespeichert und gehen beim Verlassen verloren.",
  },
} as const;
