import type { Questionnaire } from "../../order/order";
import type { DeliveryMethod } from "../../branch/branch-hours";
import type { OrderState } from "../../order/order.state";

const STATES: Readonly<Record<OrderState, string>> = {
  pending: "eingegangen",
  confirmed: "bestätigt",
  inDelivery: "in Zustellung oder bereit",
  completed: "abgeschlossen",
  rejected: "abgelehnt",
  canceled: "storniert",
  failed: "nicht bezahlt",
};

const METHODS: Readonly<Record<DeliveryMethod, string>> = {
  delivery: "Lieferung",
  dineIn: "Essen im Lokal",
  takeaway: "Abholung",
};

const FORMS = { contact: "Kontaktformular", rental: "Reservierungsformular", withdrawal: "Widerruf" } as const;

/** In the sequence in which they are read. */
const FIELDS: Readonly<Record<string, string>> = {
  firstName: "Vorname",
  lastName: "Nachname",
  name: "Name",
  email: "E-Mail",
  phone: "Telefon",
  date: "Datum",
  time: "Uhrzeit",
  comment: "Nachricht",
  remark: "Anmerkung",
  orderNumber: "Bestellnummer",
  companyName: "Firma",
  vatNumber: "UID-Nummer",
  birthday: "Geburtstag",
  emails: "E-Mail",
  phones: "Telefon",
  addresses: "Adressen",
  tags: "Schlagwörter",
  note: "Notiz",
  isBlocked: "Gesperrt",
  blockReason: "Grund der Sperre",
  consents: "Einwilligungen",
};

/** The name of what is handed out in the log. */
export const PERSON_EXPORT = "Gespeicherte Daten";

/** The words of the file that a person gets of their data. */
export const PERSON_TEXTS = {
  title: "Auskunft über gespeicherte Daten",
  /** No name, which a list of downloads would show. */
  file: ({ number, day, format }: { number: number; day: string; format: string }): string =>
    `kunde-${number}-auskunft-${day}.${format}`,
  by: ({ shop, at }: { shop: string; at: string }): string => `${shop}, Stand ${at}`,
  law: "Das ist alles, was zu dieser Person gespeichert ist (Art. 15 DSGVO). Dieselben Angaben gibt es als JSON-Datei für andere Programme (Art. 20 DSGVO).",
  characters:
    "Zeichen, die diese Schrift nicht hat, stehen hier mit ihrer Nummer in Klammern, zum Beispiel [U+1F600]. In der JSON-Datei stehen sie genau so, wie sie eingegeben wurden.",
  nothing: "Nichts gespeichert.",
  customer: "Stammdaten",
  number: "Kundennummer",
  name: "Name",
  company: "Firma",
  vatNumber: "UID-Nummer",
  birthday: "Geburtstag",
  mails: "E-Mail",
  phones: "Telefon",
  address: "Adresse",
  tags: "Schlagwörter",
  note: "Notiz",
  blocked: "Gesperrt",
  since: "Gespeichert seit",
  sum: "Bestellungen, Summe",
  sumOf: ({ orders, sum }: { orders: number; sum: string }): string => `${orders}, ${sum}`,
  consents: "Einwilligungen",
  purpose: (purpose: string): string => `Zweck: ${purpose}`,
  given: (at: string): string => `erteilt am ${at}`,
  withdrawn: (at: string): string => `widerrufen am ${at}`,
  source: (source: string): string => `Herkunft: ${source}`,
  plannedChanges: "Geplante Änderungen",
  yesOrNo: (value: boolean): string => (value ? "ja" : "nein"),
  emptied: "wird geleert",
  orders: "Bestellungen",
  order: ({ ticket, at }: { ticket: number; at: string }): string => `Ticket ${ticket} vom ${at}`,
  newest: ({ shown, all }: { shown: number; all: number }): string =>
    `Die neuesten ${shown.toLocaleString("de")} von ${all.toLocaleString("de")}. Alle stehen in der JSON-Datei.`,
  branch: "Filiale",
  state: "Stand",
  states: STATES,
  method: "Art",
  methodOf: ({ method, table }: { method: DeliveryMethod; table: string | null }): string =>
    [METHODS[method], table && `Tisch ${table}`].filter(Boolean).join(", "),
  wantedFor: "Für",
  position: ({ quantity, name, sum }: { quantity: string; name: string; sum: string }): string =>
    `${quantity} ${name}, ${sum}`,
  part: ({ name, value }: { name: string; value: string }): string => `${name}: ${value}`,
  items: "Positionen",
  total: "Summe",
  payment: "Zahlung",
  orderer: "Angaben",
  sms: "SMS zur Bestellung",
  smsAllowed: "bei der Bestellung erlaubt",
  stopped: "Abbestellt",
  advertising: "Werbung per E-Mail",
  advertisingOffered: "der angebotene Widerspruch wurde nicht erhoben",
  advertisingRefused: "bei der Bestellung widersprochen",
  delivery: "Lieferadresse",
  comment: "Anmerkung",
  rating: "Bewertung",
  ratingOf: ({
    rating,
    foodRating,
    serviceRating,
    processRating,
    comment,
  }: Pick<Questionnaire, "rating" | "foodRating" | "serviceRating" | "processRating" | "comment">): string =>
    [`${rating} von 5 (Qualität ${foodRating}, Service ${serviceRating}, Bestellen ${processRating})`, comment]
      .filter(Boolean)
      .join(": "),
  rejection: "Begründung der Absage",
  refunds: "Erstattungen",
  refund: ({ at, sum, reason }: { at: string; sum: string; reason: string }): string =>
    [`${at}, ${sum}`, reason].filter(Boolean).join(": "),
  withdrawal: "Widerruf",
  noteAt: ({ at, text }: { at: string; text: string }): string => `${at}: ${text}`,
  notes: "Notizen des Betriebs",
  timeline: "Verlauf",
  messages: "Nachrichten",
  message: ({ event, channel, to, tickets }: { event: string; channel: string; to: string; tickets: string }): string =>
    [`${event}, ${channel} an ${to}`, tickets && `zu Ticket ${tickets}`].filter(Boolean).join(", "),
  channels: { mail: "E-Mail", sms: "SMS" },
  uploads: "Dateien",
  upload: ({ name, size, ticket }: { name: string; size: string; ticket: number | null }): string =>
    [`${name} (${size})`, ticket === null ? "" : `zu Ticket ${ticket}`].filter(Boolean).join(", "),
  forms: "Formulare",
  formKinds: FORMS,
  field: (name: string): string => FIELDS[name] ?? name,
  fieldNames: Object.keys(FIELDS),
  log: "Änderungen an den Stammdaten",
  page: ({ page, pages }: { page: number; pages: number }): string => `Seite ${page} von ${pages}`,
} as const;
