/* Texts of the checkout, except for those of its addresses and its appointment. */

export const selection = "Ihre Auswahl";
export const comment = "Anmerkung";
export const quotationComment = "Was sollen wir wissen?";
export const orderComment = "Hinweise zu Ihrer Bestellung";
export const agreement = "Einverständnis";
export const lineCount = (count: number): string => `${count} ${count === 1 ? "Position" : "Positionen"}`;
export const backToStore = "Zurück zur Übersicht";

export const donation = "Spende";
export const donationExplained = (amount: string): string =>
  `Für Ihre Bestellung spenden wir ${amount} an eine Organisation Ihrer Wahl. Sie zahlen dafür nichts.`;
export const chooseOtherDonee = "Andere wählen";
export const chooseDonee = "Organisation wählen";
export const noDonee = "Keine";
export const searchDonee = "Suchen";

export const checkDetails = "Bitte prüfen Sie Ihre Angaben.";
export const notSent = "Ihre Bestellung konnte nicht gesendet werden.";
export const tryAgain = "Sie können es gleich noch einmal versuchen: Es wird dabei nur einmal bestellt.";

export const noAppointment = "Noch kein Termin gewählt";
export const asSoonAsPossible = "So bald wie möglich";
export const onceOpen = "Sobald wir geöffnet haben";
export const method = "Art";
export const atTable = (table: string): string => `, Tisch ${table}`;
export const deliveryTo = "An";
export const pickupAt = "Bei";
export const when = "Wann";
export const payment = "Zahlung";

export const accept = "Ich akzeptiere die ";
export const terms = "AGB";
export const privacyPolicy = "Datenschutzerklärung";

export const how = "Wie";
export const table = "Tisch";
export const pleaseChoose = "Bitte wählen";

export const cashOnDelivery = "Sie zahlen bar bei der Übergabe.";
export const cashAtBranch = "Sie zahlen bar vor Ort.";
export const cardOnDelivery = "Sie zahlen mit Karte bei der Übergabe.";
export const cardAtBranch = "Sie zahlen mit Karte vor Ort.";
export const mollieHint = "Zum Beispiel mit Karte, Apple Pay oder EPS, gleich auf der Seite von Mollie.";
export const datatransHint = "Zum Beispiel mit Kreditkarte oder TWINT, gleich auf der Seite von Datatrans.";
export const paymentMethod = "Zahlungsart";

export const summary = "Zusammenfassung";
export const sending = "Wird gesendet …";
export const chooseMethod = (method: string): string => `${method} wählen`;
