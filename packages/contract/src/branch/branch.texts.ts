export const PHONE_INVALID = "Bitte geben Sie eine Nummer mit Ländervorwahl ein, etwa +43 660 1234567.";
/** Messages that only the server uses. */
export const BRANCH_MISSING = "Filiale wurde nicht gefunden.";
export const BRANCH_WITH_ORDERS =
  "Filiale hat noch offene Bestellungen. Sie kann erst gelöscht werden, wenn diese abgeschlossen sind.";
