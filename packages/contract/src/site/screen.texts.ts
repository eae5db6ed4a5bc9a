/** Texts of the shop's screens that the server does not use. */
export const SCREEN_MESSAGES = {
  preorderPossible: "Sie können aber gerne für einen späteren Zeitpunkt vorbestellen.",
  preorderProcess: "Ihre Vorbestellung bearbeiten wir, sobald wir geöffnet haben.",
  questionnaireFailed: "Bewertung konnte nicht gesendet werden.",
  siteNotFound: "Leider wurde die angeforderte Seite nicht gefunden.",
  searchEmpty: "Leider wurden keine Ergebnisse gefunden.",
  notLoaded: "Das konnte gerade nicht geladen werden.",
  tooLarge: "Das ist zu viel auf einmal: höchstens 6 MB können gesendet werden.",
  offlineTitle: "Sie sind offline",
  offlineText: "Bitte überprüfen Sie Ihre Internetverbindung.",
} as const;
