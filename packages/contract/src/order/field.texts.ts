import type { FieldError } from "../kit/errors";
import type { Fault } from "../kit/validation/validation";
import type { FormKind } from "../form/form";
import { MESSAGES } from "./order.texts";
import { ORDER_MESSAGES } from "./checkout/checkout.texts";

/** The noun for each typed field, after the ending of its article (der, die or das). */
const WORDS: Record<string, string> = {
  firstName: "r Vornamen",
  lastName: "r Nachnamen",
  name: "r Namen",
  companyName: "r Firmennamen",
  vatNumber: "e UID-Nummer",
  company: "r Adresszusatz",
  street: "e Straße und Hausnummer",
  stairway: "e Stiege",
  floor: "r Stock",
  door: "e Türnummer",
  zipCode: "e Postleitzahl",
  city: "r Ort",
  phone: "e Telefonnummer",
  email: "e E-Mail-Adresse",
  date: "r Wunschtermin",
  time: "e Wunschuhrzeit",
  orderNumber: "e Bestellnummer",
  comment: "e Anmerkung",
  remark: "e Anmerkung",
  request: "s Anliegen",
  message: "e Nachricht",
};

const ARTICLES: Record<string, readonly [yours: string, the: string, subject: string]> = {
  r: ["Ihren", "den", "Der"],
  e: ["Ihre", "die", "Die"],
  s: ["Ihr", "das", "Das"],
};

/** Fields that are chosen: the same instruction fits every fault. */
const CHOICES: Record<string, string> = {
  country: choose("ein Land"),
  branch: choose("eine Filiale"),
  table: ORDER_MESSAGES.tableRequired,
  donatee: choose("eine Organisation"),
  deliveryArea: ORDER_MESSAGES.areaUnknown,
  paymentMethod: choose("eine Zahlungsart"),
  appointmentDate: choose("einen gültigen Termin"),
  data: choose("eine Datei"),
  rating: "Bitte vergeben Sie einen bis fünf Sterne.",
  product: MESSAGES.productGone,
  unit: ORDER_MESSAGES.unitInvalid,
  amount: ORDER_MESSAGES.quantityInvalid,
  parts: ORDER_MESSAGES.partInvalid,
};

const ELSEWHERE = /^delivery(?=[A-Z])/;

/**
 * The message to a customer about an invalid field, as a whole sentence with the field's name; undefined for fields
 * that customers cannot get wrong. The back-office keeps the usual validation messages.
 */
export function fieldText({ field, code, limit }: Fault): string | undefined {
  if (code === "unexpected_field") return undefined;
  const name = choiceOf(field);
  // A typed answer to a configuration step has a length limit too.
  if (name === "parts" && code === "too_long") return tooLong("Der Text", limit);
  const choice = CHOICES[name];
  if (choice) return choice;
  const own = field.replace(ELSEWHERE, "").replace(/^./, (letter) => letter.toLowerCase());
  // Only the request form requires its comment. Elsewhere the comment is optional and has another name.
  const word = WORDS[own === "comment" && code === "blank" ? "request" : own];
  const [gender = "", ...rest] = (word ?? "").split(" ");
  const articles = ARTICLES[gender];
  if (!articles) return undefined;
  const isElsewhere = own !== field;
  const [yours, the, subject] = articles;
  const ending = isElsewhere ? " der Lieferadresse" : "";
  const noun = rest.join(" ");
  if (code === "blank") return `Bitte geben Sie ${isElsewhere ? the : yours} ${noun}${ending} an.`;
  if (code === "email") return "Bitte geben Sie eine gültige E-Mail-Adresse an.";
  if (code === "too_long") return tooLong(`${subject} ${noun.replace(/ und .*|(?<=name)n$/, "")}${ending}`, limit);
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
  return { field, code: `validation.${code}`, message: fieldText({ field, code }) ?? "Bitte prüfen Sie diese Angabe." };
}

/** `Der Text darf höchstens 2000 Zeichen haben.` */
export function tooLong(called: string, limit = 0): string {
  return `${called} darf höchstens ${limit} Zeichen haben.`;
}

/**
 * The fault of a field that is chosen: `items.0.parts.1` is a choice of options, each of the four ratings a choice of
 * stars.
 */
function choiceOf(field: string): string {
  const name = /^items\.\d+\.(\w+)/.exec(field)?.[1] ?? field;
  if (name === "deliveryCountry") return "country";
  return /rating$/i.test(name) ? "rating" : name;
}

function choose(what: string): string {
  return `Bitte wählen Sie ${what} aus.`;
}
