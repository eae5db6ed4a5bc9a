export const PAYMENT_UNREACHABLE =
  "Der Zahlungsdienst ist gerade nicht erreichbar. Ihre Bestellung wurde nicht aufgegeben, der Warenkorb bleibt " +
  "erhalten. Bitte versuchen Sie es noch einmal oder wählen Sie eine andere Zahlungsart.";
export const PAYMENT_CHECK_FAILED = "Zahlungsstatus konnte nicht überprüft werden.";
export const NOTHING_DUE = "Es ist nichts zu bezahlen.";
export const LINK_IS_OPEN = "Der Kunde hat schon einen Link zum Bezahlen.";
export const NO_PROVIDER = "Diese Filiale bietet keine Online Zahlung an.";
/** The description of the payment that the provider shows to the customer. */
export const paidFor = ({ ticket, branch }: { ticket: number; branch: string }): string =>
  `Bestellung ${ticket}, ${branch}`;
/** The name under which reports of the payment providers appear in the timeline of an order. */
export const PROVIDER_TITLE = "Zahlung";
/** The reasons for a failed order, for staff to read in its timeline. */
export const AMOUNT_WRONG = "Der Betrag stimmt nicht mit der Bestellung überein.";
export const PAYMENT_ABANDONED = "Vom Kunden abgebrochen";
export const PAYMENT_TOO_LATE = "Nicht rechtzeitig bezahlt";
export const PROVIDER_SILENT = "Der Zahlungsdienst war nicht erreichbar.";
export const SIGNATURE_WRONG = "Die Signatur fehlt oder ist falsch.";
