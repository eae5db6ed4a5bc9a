import type { FieldError } from "./errors";

/** A field as the shop speaks of it: what is asked for ("Bitte geben Sie … an."), and what it is called ("… darf höchstens 100 Zeichen haben."). */
type Words = readonly [asked: string, called: string];

const WORDS: Record<string, Words> = {
  firstName: ["Ihren Vornamen", "Der Vorname"],
  lastName: ["Ihren Nachnamen", "Der Nachname"],
  name: ["Ihren Namen", "Der Name"],
  companyName: ["Ihren Firmennamen", "Der Firmenname"],
  vatNumber: ["Ihre UID-Nummer", "Die UID-Nummer"],
  company: ["Ihren Adresszusatz", "Der Adresszusatz"],
  street: ["Straße und Hausnummer", "Die Straße"],
  stairway: ["Ihre Stiege", "Die Stiege"],
  floor: ["Ihren Stock", "Der Stock"],
  door: ["Ihre Türnummer", "Die Türnummer"],
  zipCode: ["Ihre Postleitzahl", "Die Postleitzahl"],
  city: ["Ihren Ort", "Der Ort"],
  phone: ["Ihre Telefonnummer", "Die Telefonnummer"],
  email: ["Ihre E-Mail-Adresse", "Die E-Mail-Adresse"],
  date: ["Ihren gewünschten Termin", "Der gewünschte Termin"],
  time: ["Ihre gewünschte Uhrzeit", "Die gewünschte Uhrzeit"],
  orderNumber: ["Ihre Bestellnummer", "Die Bestellnummer"],
  comment: ["Ihr Anliegen", "Der Text"],
  remark: ["Ihre Anmerkung", "Der Text"],
};

/** What is chosen and not written, by its field: whatever is wrong with it, this is what to do. */
const CHOICES: Record<string, string> = {
  country: "Bitte wählen Sie ein Land aus.",
  branch: "Bitte wählen Sie eine Filiale aus.",
  table: "Bitte wählen Sie einen Tisch aus.",
  donatee: "Bitte wählen Sie eine Organisation aus.",
  deliveryArea: "Bitte wählen Sie ein Liefergebiet aus.",
  paymentMethod: "Bitte wählen Sie eine Zahlungsart aus.",
  appointmentDate: "Bitte wählen Sie einen gültigen Termin aus.",
  data: "Bitte wählen Sie eine Datei aus.",
  rating: "Bitte vergeben Sie einen bis fünf Sterne.",
  product: "Dieses Produkt ist derzeit nicht verfügbar.",
  unit: "Dieses Produkt wird nicht in dieser Einheit verkauft.",
  amount: "Diese Menge ist nicht bestellbar.",
  parts: "Diese Auswahl gibt es nicht.",
};

const ELSEWHERE = /^delivery(?=[A-Z])/;

export interface Fault {
  /** As a dotted path. */
  field: string;
  /** Of the `validation` family, without its name in front. */
  code: string;
  limit?: number | undefined;
}

/**
 * What the shop says to a customer about a field that does not stand, in whole sentences that name it; undefined for
 * what no customer can do wrong. The back-office's resources keep the words of their framework.
 */
export function fieldText({ field, code, limit }: Fault): string | undefined {
  if (code === "unexpected_field") return undefined;
  const choice = CHOICES[choiceOf(field)];
  if (choice) return choice;
  const words = wordsOf(field);
  if (!words) return undefined;
  const [asked, called] = words;
  if (code === "blank") return `Bitte geben Sie ${asked} an.`;
  if (code === "email") return "Bitte geben Sie eine gültige E-Mail-Adresse an.";
  if (code === "too_long") return tooLong(called, limit);
  return undefined;
}

/** A field that is required and empty. */
export function blankFault(field: string): FieldError {
  return faultOf({ field, code: "blank" });
}

/** What plainly is no e-mail address. */
export function emailFault(field: string): FieldError {
  return faultOf({ field, code: "email" });
}

function faultOf({ field, code }: Fault): FieldError {
  return { field, code: `validation.${code}`, message: fieldText({ field, code }) ?? "Bitte prüfen Sie diese Angabe." };
}

/** `Der Text darf höchstens 2000 Zeichen haben.` */
export function tooLong(called: string, limit = 0): string {
  return `${called} darf höchstens ${limit} Zeichen haben.`;
}

/** `items.0.parts.1` is about the choice of parts, each of the four ratings about stars. */
function choiceOf(field: string): string {
  const name = /^items\.\d+\.(\w+)/.exec(field)?.[1] ?? field;
  if (name === "deliveryCountry") return "country";
  return /rating$/i.test(name) ? "rating" : name;
}

function wordsOf(field: string): Words | undefined {
  if (!ELSEWHERE.test(field)) return WORDS[field];
  const words = WORDS[field.replace(ELSEWHERE, "").replace(/^./, (letter) => letter.toLowerCase())];
  if (!words) return undefined;
  const [asked, called] = words;
  return [`${asked.replace(/^Ihren /, "den ").replace(/^Ihre /, "die ")} der Lieferadresse`, `${called} der Lieferadresse`];
}
