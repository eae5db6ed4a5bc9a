/* Texts of the declaration of a withdrawal. */

export const toHome = "Zur Startseite";

export const toOrder = "Zur Bestellung";
export const alreadyWithdrawn = "Diesen Vertrag haben Sie bereits widerrufen.";
export const backToOrder = "Zurück zur Bestellung";

export const notSent =
  "Ihr Widerruf konnte gerade nicht gesendet werden. Ihre Angaben bleiben erhalten: Bitte versuchen Sie es noch " +
  "einmal oder schreiben Sie uns.";

export const withdrawal = "Widerruf";
export const branch = "Filiale";
export const pleaseChoose = "Bitte wählen";
export const orderNumber = "Bestellnummer";
export const orderNumberHint =
  "Die Nummer aus der E-Mail zu Ihrer Bestellung, am besten mit Datum, oder die Bestell-ID von der Statusseite.";
export const fullName = "Vor- und Nachname";
export const confirmationEmail = "E-Mail für die Bestätigung";
export const optionalRemark = "Anmerkung (freiwillig)";
export const remarkHint = "Zum Beispiel, welche Artikel Sie zurückgeben, wenn es nicht alle sind.";
export const website = "Website";
export const reviewFollows = "Im nächsten Schritt prüfen und bestätigen Sie Ihre Angaben.";
export const notYetSent = "Noch nicht gesendet";
export const back = "Zurück";
export const sending = "Wird gesendet …";

export const enterTitle = "Schritt 1 von 2: Ihre Angaben";
export const reviewTitle = "Schritt 2 von 2: Prüfen und bestätigen";
export const receivedTitle = "Ihr Widerruf ist eingegangen.";
export const order = "Bestellung";
export const name = "Name";
export const email = "E-Mail";
export const remark = "Anmerkung";
export const explanation =
  "Hier widerrufen Sie einen Kauf, für den Sie ein Widerrufsrecht haben. Einen Grund müssen Sie nicht nennen. Den " +
  "Eingang bestätigen wir Ihnen sofort mit Datum und Uhrzeit, auch per E-Mail.";
export const receivedBeforeTime = "Eingegangen am";
export const receivedBeforeEmail = ". Die Bestätigung geht auch an";
export const returnsFollow = "Wie es mit Rücksendung und Rückzahlung weitergeht, teilen wir Ihnen mit.";
export const dateAndTime = ({ date, time }: { date: string; time: string }): string => `${date} um ${time} Uhr`;
export const yourOrder = "Ihre Bestellung";
export const declaration = "„Ich widerrufe den Vertrag zu dieser Bestellung.“";
