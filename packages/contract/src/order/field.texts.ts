import type { FieldError } from "../kit/errors";
import type { Fault } from "../kit/validation/validation";
import type { FormKind } from "../form/form";
import { MESSAGES } from "./order.texts";
import { ORDER_MESSAGES } from "./checkout/checkout.texts";

type Article = "der" | "die" | "das";

const ARTICLES: Record<Article, { yours: string; the: string; subject: string }> = {
  der: { yours: "Ihren", the: "den", subject: "Der" },
  die: { yours: "Ihre", the: "die", subject: "Die" },
  das: { yours: "Ihr", the: "das", subject: "Das" },
};

/** What is typed: its article, how it is asked for, and how it is called where that is another form. */
const TYPED: Readonly<Record<string, readonly [article: Article, asked: string, called?: string]>> = {
  firstName: ["der", "Vornamen", "Vorname"],
  lastName: ["der", "Nachnamen", "Nachname"],
  name: ["der", "Namen", "Name"],
  companyName: ["der", "Firmennamen", "Firmenname"],
  vatNumber: ["die", "UID-Nummer"],
  company: ["der", "Adresszusatz"],
  street: ["die", "Straße und Hausnummer", "Straße"],
  stairway: ["die", "Stiege"],
  floor: ["der", "Stock"],
  door: ["die", "Türnummer"],
  zipCode: ["die", "Postleitzahl"],
  city: ["der", "Ort"],
  phone: ["die", "Telefonnummer"],
  email: ["die", "E-Mail-Adresse"],
  date: ["der", "Wunschtermin"],
  time: ["die", "Wunschuhrzeit"],
  orderNumber: ["die", "Bestellnummer"],
  comment: ["die", "Anmerkung"],
  remark: ["die", "Anmerkung"],
  request: ["das", "Anliegen"],
  message: ["die", "Nachricht"],
};

/** The fields of another address to deliver to, by those of the customer's own that are called the same. */
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
  const [article, asked, called = asked] = typed;
  const { yours, the, subject } = ARTICLES[article];
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

/** What a customer wrote as an answer to a step. */
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
