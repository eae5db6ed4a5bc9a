/*
 * Messages about orders, and changes of orders, that are refused. The browser prevents most of these cases itself, so
 * mostly the server sends them.
 */

export const tooManyItems = (limit: number): string =>
  `Eine Bestellung kann höchstens ${limit} Positionen enthalten. Bitte teilen Sie sie auf mehrere Bestellungen auf.`;
export const ORDER_TOO_LARGE =
  "Diese Bestellung ist zu umfangreich. Bitte kürzen Sie Ihre Texte oder teilen Sie sie auf mehrere Bestellungen auf.";
export const APPOINTMENT_STEP =
  "Termine sind alle 5 Minuten möglich, zum Beispiel um 18:10 oder 18:15 Uhr. Bitte wählen Sie eine solche Uhrzeit.";
export const APPOINTMENT_SECONDS = "Bitte geben Sie die Uhrzeit ohne Sekunden an.";
export const PROPOSAL_CHANGED =
  "Wir haben Ihnen inzwischen einen anderen Termin vorgeschlagen. Bitte prüfen Sie den neuen Vorschlag.";
export const COUNTER_APPOINTMENT_MISSING = "Bitte geben Sie einen bis drei Termine an.";
export const PROPOSAL_EXPIRED = "Dieser Vorschlag ist inzwischen abgelaufen.";
export const PROPOSAL_UNKNOWN = "Diesen Termin haben wir nicht vorgeschlagen. Bitte prüfen Sie die Vorschläge.";
export const ERASED =
  "Die Daten des Kunden zu dieser Bestellung wurden gelöscht, darum ist das nicht mehr möglich. Rückerstattungen gehen weiterhin.";
export const TOO_MANY_NOTES = "Zu dieser Bestellung gibt es schon zu viele Notizen.";
export const PROPOSAL_PAST = "Der vorgeschlagene Termin ist bereits verstrichen.";
export const STEP_IMPOSSIBLE = "Das ist beim jetzigen Stand der Bestellung nicht möglich. Bitte laden Sie sie neu.";
export const ORDER_CHANGED =
  "Diese Bestellung wurde inzwischen von jemand anderem bearbeitet. Bitte laden Sie sie neu.";
export const ORDER_MISSING = "Diese Bestellung wurde nicht gefunden.";
export const KEY_REUSED = "Mit diesem Schlüssel wurde schon eine andere Bestellung aufgegeben.";
export const LINK_UNREACHABLE =
  "Der Link zum Bezahlen braucht eine E-Mail-Adresse, oder eine Telefonnummer, die SMS bekommen soll.";
export const tooFewDigits = (digits: number): string => `Bitte geben Sie mindestens ${digits} Ziffern an.`;
