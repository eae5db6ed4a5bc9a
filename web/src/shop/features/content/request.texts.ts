/* Texts of the contact and rental forms. */

export const contact = "Kontakt";
export const rentalRequest = "Verleih-Anfrage";
export const website = "Website";
export const send = "Absenden";
export const requiredFields = "Mit * markierte Felder sind erforderlich.";

export const pending = "Wird verarbeitet...";
export const thanks = "Vielen Dank!";
export const error = "Fehler";
export const weAnswer = "Wir melden uns in Kürze bei Ihnen.";
export const back = "Zurück";

export const firstName = "Vorname";
export const firstNamePlaceholder = "Vorname*";
export const lastName = "Nachname";
export const lastNamePlaceholder = "Nachname*";
export const email = "E-Mail";
export const emailPlaceholder = "E-mail";
export const phone = "Telefonnummer";
export const phonePlaceholder = "Telefonnummer*";
export const concern = "Anliegen";
export const concernPlaceholder = "Anliegen*";
export const date = "Gewünschter Termin";
export const datePlaceholder = "Gewünschter Termin*";
export const time = "Gewünschte Uhrzeit";
export const timePlaceholder = "Gewünschte Uhrzeit*";
export const message = "Nachricht";
export const requestFailed =
  "Leider konnte das Formular nicht verarbeitet werden. Bitte prüfen Sie Ihre Eingaben oder kontaktieren Sie uns " +
  "via E-Mail.";
