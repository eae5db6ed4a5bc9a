import type { FieldError } from "../kit/errors";
import type { Fault } from "../kit/validation/validation";
import type { FormKind } from "../form/form";
import { MESSAGES } from "./order.texts";
import { ORDER_MESSAGES } from "./checkout/checkout.texts";

/** The forms of an article: of a request ("Ihren", "den") and at the beginning of a sentence ("Der"). */
type Article = readonly [yours: string, the: string, subject: string];

const DER: Article = ["Ihren", "den", "Der"];
const DIE: Article = ["Ihre", "die", "Die"];
const DAS: Article = ["Ihr", "das", "Das"];

/** The article and noun of each typed field: in the accusative, and in the nominative where that differs. */
const TYPED: Readonly<Record<string, readonly [article: Article, asked: string, called?: string]>> = {
  firstName: [DER, "Vornamen", "Vorname"],
  lastName: [DER, "Nachnamen", "Nachname"],
  name: [DER, "Namen", "Name"],
  companyName: [DER, "Firmennamen", "Firmenname"],
  vatNumber: [DIE, "UID-Nummer"],
  company: [DER, "Adresszusatz"],
  street: [DIE, "Straße und Hausnummer", "Straße"],
  stairway: [DIE, "Stiege"],
  floor: [DER, "Stock"],
  door: [DIE, "Türnummer"],
  zipCode: [DIE, "Postleitzahl"],
  city: [DER, "Ort"],
  phone: [DIE, "Telefonnummer"],
  email: [DIE, "E-Mail-Adresse"],
  date: [DER, "Wunschtermin"],
  time: [DIE, "Wunschuhrzeit"],
  orderNumber: [DIE, "Bestellnummer"],
  comment: [DIE, "Anmerkung"],
  remark: [DIE, "Anmerkung"],
  request: [DAS, "Anliegen"],
  message: [DIE, "Nachricht"],
};

/** The fields of a different delivery address, with the field of the customer's own address that has the same noun. */
const DELIVERED: Readonly<Record<string, string>> = {
  deliveryFirstName: "firstName",
  deliveryLastName: "lastName",
  deliveryCompanyName: "companyName",
  deliveryCompany: "company",
  deliveryStreet: "street",
  deliveryStairway: "stairway",
  deliveryFloor: "floor",
  deliveryDoor: "door",
  deliveryZipCode: "zipCode",
  deliveryCity: "city",
};

const RATE = "Bitte vergeben Sie einen bis fünf Sterne.";

/** Fields that are chosen: the same instruction fits every fault. */
const CHOICES: Readonly<Record<string, string>> = {
  country: choose("ein Land"),
  deliveryCountry: choose("ein Land"),
  branch: choose("eine Filiale"),
  table: ORDER_MESSAGES.tableRequired,
  donatee: choose("eine Organisation"),
  deliveryArea: ORDER_MESSAGES.areaUnknown,
  paymentMethod: choose("eine Zahlungsart"),
  appointmentDate: choose("einen gültigen Termin"),
  data: choose("eine Datei"),
  rating: RATE,
  foodRating: RATE,
  serviceRating: RATE,
  processRating: RATE,
  product: MESSAGES.productGone,
  unit: ORDER_MESSAGES.unitInvalid,
  amount: ORDER_MESSAGES.quantityInvalid,
  parts: ORDER_MESSAGES.partInvalid,
};

/**
 * The message to a customer about an invalid field, as a whole sentence with the field's name; undefined for fields
 * that customers cannot get wrong. The back-office keeps the usual validation messages.
 */
export function fieldText({ field, code, limit }: Fault): string | undefined {
  if (code === "unexpected_field") return undefined;
  const name = choiceOf(field);
  // A typed answer to a configuration step has a length limit too.
  if (name === "parts" && code === "too_long") return stepTooLong(limit);
  const choice = CHOICES[name];
  if (choice) return choice;
  const own = DELIVERED[field] ?? field;
  // Only the request form requires its comment. Elsewhere the comment is optional and has another name.
  const typed = TYPED[own === "comment" && code === "blank" ? "request" : own];
  if (!typed) return undefined;
  const [[yours, the, subject], asked, called = asked] = typed;
  const isElsewhere = own !== field;
  const ending = isElsewhere ? " der Lieferadresse" : "";
  if (code === "blank") return `Bitte geben Sie ${isElsewhere ? the : yours} ${asked}${ending} an.`;
  if (code === "email") return "Bitte geben Sie eine gültige E-Mail-Adresse an.";
  if (code === "too_long") return tooLong({ called: `${subject} ${called}${ending}`, limit });
  return undefined;
}

/** Like `fieldText`, for the two request forms, which have their own names for the comment. */
export function formText({ kind, field, ...fault }: Fault & { kind: FormKind }): string | undefined {
  return fieldText({ ...fault, field: field !== "comment" ? field : kind === "rental" ? "message" : "request" });
}

/** The fault of a required field that is empty. */
export function blankFault(field: string): FieldError {
  return faultOf({ field, code: "blank" });
}

/** The fault of an invalid e-mail address. */
export function emailFault(field: string): FieldError {
  return faultOf({ field, code: "email" });
}

function faultOf({ field, code }: Fault): FieldError {
  const message = fieldText({ field, code }) ?? "Bitte prüfen Sie diese Angabe.";
  return { field, code: `validation.${code}`, message };
}

/** The message for a typed answer to a configuration step that is too long. */
export function stepTooLong(limit?: number): string {
  return tooLong({ called: "Der Text", limit });
}

/** `Der Text darf höchstens 2000 Zeichen haben.` */
function tooLong({ called, limit = 0 }: { called: string; limit?: number }): string {
  return `${called} darf höchstens ${limit} Zeichen haben.`;
}

/** The name under which the fault of a field is looked up: `items.0.parts.1` is a choice of options. */
function choiceOf(field: string): string {
  return /^items\.\d+\.(\w+)/.exec(field)?.[1] ?? field;
}

function choose(what: string): string {
  return `Bitte wählen Sie ${what} aus.`;
}
