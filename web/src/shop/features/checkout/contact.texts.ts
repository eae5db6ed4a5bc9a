/* Texts of the checkout's questions about the person and the addresses. */

export const heading = "Ihre Daten";
export const forCompany = "Ich bestelle für eine Firma";
export const companyName = "Firmenname";
export const vatNumber = "UID-Nummer";
export const firstName = "Vorname";
export const lastName = "Nachname";
export const phone = "Telefon";
export const informBySms = "Per SMS über meine Bestellung informieren";
export const email = "E-Mail";
/** The objection has to be offered where the address is asked for (§ 174 Abs. 4 TKG 2021, § 7 Abs. 3 UWG). */
export const objection = "Bitte keine Werbung, auch keine Bitten um eine Bewertung";
export const objectionHint =
  "Sonst fragen wir Sie nach der Bestellung per E-Mail, wie es war. Widersprechen können Sie jederzeit kostenlos, auch mit einem Klick in jeder E-Mail.";
export const deliverElsewhere = "An eine andere Adresse liefern";
export const deliveryAddress = "Lieferadresse";

export const street = "Straße und Hausnummer";
export const stairway = "Stiege";
export const floor = "Stock";
export const door = "Tür";
export const supplement = "Zusatz (Firma, Abteilung, c/o)";
export const zipCode = "PLZ";
export const city = "Ort";
export const country = "Land";
