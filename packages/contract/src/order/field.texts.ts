import type { FieldError } from "../kit/errors";
import type { Fault } from "../kit/validation/validation";
import type { FormKind } from "../form/form";
import { MESSAGES } from "./order.texts";
import { ORDER_MESSAGES } from "./checkout/checkout.texts";

/** What is typed, as it is asked for, behind the last letter of its article: der, die or das. */
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

/** What is chosen: whatever is wrong with it, this is what to do. */
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
 * What the shop says to a customer about a field that does not stand, in whole sentences that name it; undefined for
 * what no customer can do wrong. The back-office's resources keep the words of their framework.
 */
export function fieldText({ field, code, limit }: Fault): string | undefined {
  if (code === "unexpected_field") return undefined;
  const name = choiceOf(field);
  // Also what is typed is an answer to a step.
  if (name === "parts" && code === "too_long") return tooLong("Der Text", limit);
  const choice = CHOICES[name];
  if (choice) return choice;
  const own = field.replace(ELSEWHERE, "").replace(/^./, (letter) => letter.toLowerCase());
  // Only the form for requests insists on its comment: elsewhere it is what somebody adds.
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

/** As `fieldText`, by the names that the two forms for requests give their comment. */
export function formText({ kind, field, ...fault }: Fault & { kind: FormKind }): string | undefined {
  return fieldText({ ...fault, field: field !== "comment" ? field : kind === "rental" ? "message" : "request" });
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

function choose(what: string): string {
  return `Bitte wählen Sie ${what} aus.`;
}
