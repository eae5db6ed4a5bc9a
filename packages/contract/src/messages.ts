import { type Cents, formatMoney } from "./money";

// In a file of its own, since the shop does without these words.
export { VALIDATION } from "./validation-messages";

/**
 * The specification's texts, to the letter, and those of our own that browser and server both say. What is said only at
 * the checkout stands in order-messages.ts: it is downloaded with it and not before the menu.
 */
export const MESSAGES = {
  unknown: "Ein unbekannter Fehler ist aufgetreten.",
  paymentFailed: "Leider ist Ihre Zahlung fehlgeschlagen. Bitte überprüfen Sie Ihre Daten und versuchen Sie es erneut.",
  paymentCheckFailed: "Zahlungsstatus konnte nicht überprüft werden.",
  branchClosed: "Derzeit haben wir leider geschlossen.",
  deliveryPaused: "Derzeit ist leider keine Lieferung möglich.",
  deliveryNotOffered: "Derzeit bieten wir leider keine Lieferung an.",
  deliveryOnly: "Derzeit ist nur Lieferung möglich.",
  cartEmpty: "Keine Produkte im Warenkorb!",
  doneeNotFound: "Keine passende Organisation gefunden.",
  branchUnknown: "Diese Filiale gibt es nicht oder sie nimmt derzeit keine Bestellungen an.",
  productGone: "Dieses Produkt ist derzeit nicht verfügbar.",
  minimumOrderValue: (amount: Cents, currency?: string): string =>
    `Sie haben den Mindestbestellwert in Höhe von ${formatMoney(amount, currency)} leider noch nicht erreicht.`,
} as const;

/** What only the shop's screens say. */
export const SCREEN_MESSAGES = {
  preorderPossible: "Sie können aber gerne für einen späteren Zeitpunkt vorbestellen.",
  preorderProcess: "Ihre Vorbestellung bearbeiten wir, sobald wir geöffnet haben.",
  questionnaireFailed: "Bewertung konnte nicht gesendet werden.",
  siteNotFound: "Leider wurde die angeforderte Seite nicht gefunden.",
  searchEmpty: "Leider wurden keine Ergebnisse gefunden.",
  notLoaded: "Das konnte gerade nicht geladen werden.",
  offlineTitle: "Sie sind offline",
  offlineText: "Bitte überprüfen Sie Ihre Internetverbindung.",
} as const;

/** The cart's labels, to the letter of the specification. */
export const CART_LABELS = {
  method: "Art der Lieferung",
  area: "Liefergebiet",
  goods: "Kosten",
  delivery: "Lieferkosten",
  total: "Gesamt",
} as const;

export const CONFIG_MESSAGES = {
  mapStyleInvalid:
    "Bitte geben Sie mapbox://styles/… oder eine https-Adresse bei Mapbox, MapTiler oder OpenFreeMap an.",
  mapTokenInvalid: "Bitte geben Sie einen öffentlichen Schlüssel an (bei Mapbox beginnt er mit pk.).",
  smsSenderInvalid: "Bitte geben Sie 3 bis 11 Buchstaben und Ziffern an, darunter mindestens einen Buchstaben.",
} as const;

export const FORM_MESSAGES = {
  notDelivered: "Ihre Nachricht kann derzeit nicht zugestellt werden. Bitte rufen Sie uns an.",
  withdrawalNotOffered: "Für diese Bestellung gibt es keine Widerrufsfunktion. Bitte wenden Sie sich direkt an uns.",
  awaitingPayment: "Diese Bestellung ist noch nicht bezahlt.",
  branchWithoutMail: "Für diese Filiale ist keine E-Mail-Adresse hinterlegt.",
  branchWithoutPhone:
    "Für diese Filiale ist keine Telefonnummer im Format +43 660 1234567 hinterlegt, oder SMS sind nicht eingeschaltet.",
  branchSmsCapReached: (limit: number): string =>
    `Die Filiale hat in den letzten 24 Stunden schon ${limit} SMS erhalten, mehr sind nicht vorgesehen. Bitte verwenden Sie die E-Mail.`,
  smsCapReached: (limit: number): string =>
    `Zu dieser Bestellung wurden der Filiale schon ${limit} SMS gesendet, mehr sind nicht vorgesehen. Bitte verwenden Sie die E-Mail.`,
} as const;

const again = (minutes: number): string =>
  `Bitte versuchen Sie es ${minutes === 1 ? "in einer Minute" : minutes <= 90 ? `in ${minutes} Minuten` : `in ${Math.ceil(minutes / 60)} Stunden`} noch einmal oder rufen Sie uns an.`;

export const LIMIT_MESSAGES = {
  address: (minutes: number): string =>
    `Von diesem Internetanschluss kamen gerade sehr viele Bestellungen. ${again(minutes)}`,
  email: (minutes: number): string =>
    `Mit dieser E-Mail-Adresse wurde in letzter Zeit schon sehr oft bestellt. ${again(minutes)}`,
  phone: (minutes: number): string =>
    `Mit dieser Telefonnummer wurde in letzter Zeit schon sehr oft bestellt. ${again(minutes)}`,
  exceeded: (minutes: number): string =>
    minutes === 1
      ? "Zu viele Anfragen, bitte versuchen Sie es in einer Minute noch einmal."
      : `Zu viele Anfragen, bitte versuchen Sie es in ${minutes} Minuten noch einmal.`,
} as const;

export const LOGIN_MESSAGES = {
  invalid: "Fehlerhafte Zugangsdaten.",
  disabled: "Der Account ist deaktiviert.",
  throttled: (minutes: number): string =>
    minutes === 1
      ? "Zu viele fehlgeschlagene Anmeldeversuche, bitte versuchen Sie es in einer Minute noch einmal."
      : `Zu viele fehlgeschlagene Anmeldeversuche, bitte versuchen Sie es in ${minutes} Minuten noch einmal.`,
} as const;

/** Said by the server alone: what the browser says of files stands with its form. */
export const UPLOAD_MESSAGES = {
  malformed: "Die Datei ist unvollständig angekommen. Bitte versuchen Sie es noch einmal.",
  empty: "Die Datei ist leer.",
  tooLarge: "Die Datei ist zu groß. Erlaubt sind höchstens 4 MB.",
  typeUnknown: "Dieser Dateityp wird nicht unterstützt.",
  unprocessable: (name: string): string =>
    `Die Datei „${name}“ konnte nicht verarbeitet werden. Möglicherweise ist sie zu groß oder ihr Typ ist unbekannt.`,
  storageFailed:
    "Dateien können gerade nicht gespeichert oder geladen werden. Bitte versuchen Sie es gleich noch einmal.",
  throttled: "Sie haben in kurzer Zeit sehr viele Dateien gesendet. Bitte versuchen Sie es später noch einmal.",
  missing: "Diese Datei gibt es nicht.",
  unnamed: "Datei",
} as const;
