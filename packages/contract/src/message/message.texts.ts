import type { DeliveryMethod } from "../branch/branch-hours";

/**
 * The German words used in mails and SMS about orders. `what` is how the shop calls the order: `Ticket 12` or
 * `Bestellnummer 12`.
 */

export interface OrderWords {
  what: string;
  shop: string;
  branch: string;
  method: DeliveryMethod;
  isQuotation: boolean;
  /** The agreed or the proposed time; null without an appointment. */
  when: string | null;
  isPaidOnline: boolean;
  isRefunded: boolean;
  /** Whether the shop asks customers for a rating. */
  isReviewed: boolean;
}

interface MailWords {
  subject: string;
  title: string;
  text: string;
  button: string;
}

const kind = ({ isQuotation }: OrderWords): string => (isQuotation ? "Anfrage" : "Bestellung");
const at = ({ when }: OrderWords): string => (when ? ` Termin: ${when}.` : "");

/** What happens to the money when an order that was paid online is not carried out. */
function repayment({ isPaidOnline, isRefunded }: OrderWords): string {
  if (!isPaidOnline) return "";
  return isRefunded ? " Ihre Zahlung wurde rückerstattet." : " Ihre Zahlung wird rückerstattet.";
}

const confirmedText = (words: OrderWords): string => {
  if (words.isQuotation) return `Wir haben Ihre Anfrage angenommen und melden uns mit einem Angebot.${at(words)}`;
  const { method, when } = words;
  if (method === "delivery")
    return when
      ? `Wir haben Ihre Bestellung bestätigt und bereiten sie zu. Sie wird zugestellt: ${when}.`
      : "Wir haben Ihre Bestellung bestätigt. Sie wird zugestellt, sobald sie fertig ist.";
  if (method === "takeaway")
    return when
      ? `Wir haben Ihre Bestellung bestätigt. Sie ist abholbereit: ${when}.`
      : "Wir haben Ihre Bestellung bestätigt. Wir sagen Ihnen, sobald sie abholbereit ist.";
  return `Wir haben Ihre Bestellung bestätigt und bereiten sie vor.${at(words)}`;
};

const underway: Record<DeliveryMethod, { short: string; text: string }> = {
  delivery: { short: "ist unterwegs", text: "Ihre Bestellung wird jetzt zugestellt." },
  takeaway: { short: "ist abholbereit", text: "Ihre Bestellung ist jetzt abholbereit." },
  dineIn: { short: "ist fertig", text: "Ihre Bestellung ist fertig." },
};

/** The mails to the customer. */
export const CUSTOMER_MAIL: Record<
  "received" | "confirmed" | "rejected" | "counterOffer" | "underway" | "completed" | "canceled" | "refunded",
  (words: OrderWords) => MailWords
> = {
  received: (words) => ({
    subject: `${kind(words)} eingegangen: ${words.what}`,
    title: words.isQuotation ? "Vielen Dank für Ihre Anfrage!" : "Vielen Dank für Ihre Bestellung!",
    text: words.isQuotation
      ? "Wir haben Ihre Anfrage erhalten und melden uns mit einem Angebot. Die Anfrage verpflichtet Sie zu nichts."
      : "Wir haben Ihre Bestellung erhalten. Bitte warten Sie einen Moment, bis sie bestätigt wurde: Wir " +
        "schreiben Ihnen dann noch einmal.",
    button: words.isQuotation ? "Anfrage ansehen" : "Bestellung verfolgen",
  }),
  confirmed: (words) => ({
    subject: `${kind(words)} bestätigt: ${words.what}`,
    title: `Ihre ${kind(words)} wurde bestätigt.`,
    text: confirmedText(words),
    button: words.isQuotation ? "Anfrage ansehen" : "Bestellung verfolgen",
  }),
  rejected: (words) => ({
    subject: `${kind(words)} abgelehnt: ${words.what}`,
    title: words.isQuotation ? "Ihre Anfrage wurde abgelehnt." : "Ihre Bestellung wurde storniert.",
    text: `Leider können wir Ihre ${kind(words)} nicht annehmen.${repayment(words)}`,
    button: `${kind(words)} ansehen`,
  }),
  counterOffer: (words) => ({
    subject: `Neuer Termin vorgeschlagen: ${words.what}`,
    title: "Wir schlagen Ihnen einen anderen Termin vor.",
    text: `Der gewünschte Termin ist leider nicht möglich. Unser Vorschlag: ${words.when ?? ""}. Bitte nehmen Sie ihn an oder lehnen Sie ihn ab; lehnen Sie ab, wird Ihre ${kind(words)} storniert.`,
    button: "Termin annehmen oder ablehnen",
  }),
  underway: (words) => ({
    subject: words.isQuotation
      ? `Ihre Anfrage ist in Arbeit: ${words.what}`
      : `Ihre Bestellung ${underway[words.method].short}: ${words.what}`,
    title: words.isQuotation ? "Ihre Anfrage ist in Arbeit." : underway[words.method].text,
    text: words.isQuotation ? "Wir melden uns, sobald es etwas Neues gibt." : at(words).trim(),
    button: `${kind(words)} ansehen`,
  }),
  completed: (words) => ({
    subject: words.isQuotation
      ? `Ihre Anfrage ist abgeschlossen: ${words.what}`
      : `Zusammenfassung Ihrer Bestellung: ${words.what}`,
    title: words.isQuotation ? "Ihre Anfrage ist abgeschlossen." : "Vielen Dank für Ihren Einkauf!",
    text: words.isQuotation
      ? "Vielen Dank für Ihr Interesse."
      : "Ihre Bestellung ist abgeschlossen. Hier noch einmal, was Sie bestellt haben. Diese Zusammenfassung " +
        "ersetzt keinen Kassenbeleg. Wir freuen uns auf Ihren nächsten Besuch!",
    button: words.isQuotation
      ? "Anfrage ansehen"
      : words.isReviewed
        ? "Bestellung ansehen und bewerten"
        : "Bestellung ansehen",
  }),
  canceled: (words) => ({
    subject: `${kind(words)} storniert: ${words.what}`,
    title: `Ihre ${kind(words)} wurde storniert.`,
    text: `Ihre ${kind(words)} findet nicht statt.${repayment(words)}`,
    button: `${kind(words)} ansehen`,
  }),
  refunded: (words) => ({
    subject: `Zahlung rückerstattet: ${words.what}`,
    title: "Ihre Zahlung wurde rückerstattet.",
    text: "Je nach Bank kann es einige Tage dauern, bis der Betrag auf Ihrem Konto ist.",
    button: `${kind(words)} ansehen`,
  }),
};

/** The mails to the branch. */
export const BRANCH_MAIL: Record<"newOrder" | "counterAccepted" | "counterDeclined", (words: OrderWords) => MailWords> =
  {
    newOrder: (words) => ({
      subject: `${words.isQuotation ? "Neue Anfrage" : "Neue Bestellung"}: ${words.what}`,
      title: words.isQuotation ? "Neue Anfrage" : "Neue Bestellung",
      text: `${words.branch}.${at(words)}`,
      button: "Im Backoffice öffnen",
    }),
    counterAccepted: (words) => ({
      subject: `Termin angenommen: ${words.what}`,
      title: "Der Kunde hat den Termin angenommen.",
      text: `${words.branch}.${at(words)}`,
      button: "Im Backoffice öffnen",
    }),
    counterDeclined: (words) => ({
      subject: `Termin abgelehnt: ${words.what}`,
      title: "Der Kunde hat den Termin abgelehnt.",
      text: `${words.branch}. Die ${kind(words)} ist damit storniert.`,
      button: "Im Backoffice öffnen",
    }),
  };

/** The SMS to the customer, without the shop's name before and the link after the text. */
export const CUSTOMER_SMS: Record<
  "confirmed" | "rejected" | "counterOffer" | "underway" | "canceled",
  (words: OrderWords & { message: string }) => string
> = {
  confirmed: (words) => (words.when ? `${kind(words)} bestätigt, ${words.when}.` : `${kind(words)} bestätigt.`),
  rejected: (words) => `${kind(words)} leider abgelehnt.${repayment(words)}${words.message && ` ${words.message}`}`,
  counterOffer: (words) => `Termin nicht möglich. Vorschlag: ${words.when ?? ""}. Bitte antworten:`,
  underway: (words) => (words.isQuotation ? "Anfrage in Arbeit." : `Ihre Bestellung ${underway[words.method].short}.`),
  canceled: (words) => `${kind(words)} storniert.${repayment(words)}`,
};

export const BRANCH_SMS = {
  newOrder: ({ what, isQuotation, when, branch }: OrderWords): string =>
    `${isQuotation ? "Neue Anfrage" : "Neue Bestellung"} ${what}, ${branch}${when ? `, ${when}` : ""}`,
};

/** The test message that managers send to their branch. */
export const TEST_MESSAGE = {
  title: "Testnachricht",
  text: "Das ist eine Testnachricht. Nachrichten an diese Filiale kommen hier an.",
};

/** The message to the branch about several new orders. */
export const BRANCH_DIGEST = {
  title: ({ count, isQuotation }: { count: number; isQuotation: boolean }): string =>
    count === 1
      ? isQuotation
        ? "Neue Anfrage"
        : "Neue Bestellung"
      : `${count} neue ${isQuotation ? "Anfragen" : "Bestellungen"}`,
  text: "Gerade kommen sehr viele Bestellungen herein. Damit keine untergeht, stehen sie hier zusammen.",
  button: "Im Backoffice öffnen",
} as const;

/** The answer to a link from an SMS that is no longer valid. */
export const SMS_LINK_GONE = "Dieser Link ist nicht mehr gültig.";

/** Texts around the link in an SMS, and on the page that the link opens. */
export const SMS_TEXTS = {
  link: "Infos/Stopp:",
  title: "SMS zu Ihrer Bestellung",
  order: "Bestellung ansehen",
  active: "Sie erhalten an diese Nummer SMS zu Ihren Bestellungen.",
  stopped: "Sie erhalten an diese Nummer keine SMS mehr.",
  stop: "Keine SMS mehr erhalten",
  resume: "Wieder SMS erhalten",
  expired: "Dieser Link ist nicht mehr gültig.",
} as const;

export const MAIL_LABELS = {
  ticket: "Ticket",
  number: "Bestellnummer",
  request: "Anfragenummer",
  type: "Art",
  payment: "Zahlung",
  paid: "bezahlt",
  refunded: "rückerstattet",
  appointment: "Termin",
  proposal: "Vorgeschlagener Termin",
  orderedAt: "Bestellt am",
  requestedAt: "Angefragt am",
  table: "Tisch",
  area: "Liefergebiet",
  address: "Adresse",
  deliveryAddress: "Lieferadresse",
  customer: "Kunde",
  phone: "Telefon",
  email: "E-Mail",
  vatNumber: "UID-Nummer",
  comment: "Anmerkung",
  statement: "Erklärung",
  orderId: "Bestell-ID",
  receivedAt: "Eingegangen am",
  stairway: (stairway: string): string => `Stiege ${stairway}`,
  floor: (floor: string): string => `Stock ${floor}`,
  door: (door: string): string => `Tür ${door}`,
  dateAndTime: ({ date, time }: { date: string; time: string }): string => `${date} um ${time} Uhr`,
  reason: "Begründung",
  donee: "Spende an",
  preorder: "Vorbestellung",
  goods: "Kosten",
  delivery: "Lieferkosten",
  total: "Gesamt",
  deposit: "inkl. Pfand",
  tax: (rate: string): string => `inkl. ${rate} USt.`,
  net: "netto",
  branch: "Filiale",
  sentBy: "Diese E-Mail wurde automatisch zu Ihrer Bestellung versendet.",
  sentByRequest: "Diese E-Mail wurde automatisch zu Ihrer Anfrage versendet.",
  sentByWithdrawal:
    "Diese E-Mail wurde automatisch versendet, weil auf unserer Website mit dieser Adresse ein Widerruf erklärt wurde.",
  sentToBranch: "Diese E-Mail wurde automatisch an die Filiale versendet.",
  imprint: "Impressum",
  privacy: "Datenschutz",
  date: "Gewünschter Termin",
  time: "Gewünschte Uhrzeit",
  name: "Name",
  message: "Nachricht",
} as const;

/**
 * The receipt of a withdrawal for the customer, and the mail to the branch. `at` is date and time in the branch's time
 * zone.
 */
export const WITHDRAWAL_MAIL = {
  statement: (order: string): string => `Ich widerrufe den Vertrag zu dieser Bestellung: ${order}.`,
  receivedAt: (at: string): string => `${at} Uhr`,
  customer: {
    subject: (what: string): string => `Eingangsbestätigung Ihres Widerrufs: ${what}`,
    title: "Ihr Widerruf ist eingegangen.",
    text: (at: string): string =>
      `Wir haben diese Erklärung am ${at} Uhr erhalten. Wie es mit Rücksendung und Rückzahlung weitergeht, teilen ` +
      "wir Ihnen mit. Bitte bewahren Sie diese E-Mail auf.",
    button: "Bestellung ansehen",
  },
  branch: {
    subject: (what: string): string => `Widerruf: ${what}`,
    title: "Ein Vertrag wurde widerrufen.",
    known:
      "Der Widerruf kam von der Statusseite der Bestellung und ist bei ihr vermerkt. Der Status der Bestellung " +
      "bleibt, wie er ist: Rücknahme und Rückzahlung wickeln Sie ab.",
    unknown:
      "Der Widerruf kam über das Formular auf der Website. Ob es die Bestellung gibt, wurde nicht geprüft: Bitte " +
      "ordnen Sie ihn zu. Eine Antwort auf diese E-Mail geht an den Absender.",
    button: "Im Backoffice öffnen",
  },
} as const;

export const FORM_MAIL = {
  contact: { subject: (name: string): string => `Kontaktanfrage von ${name}`, title: "Kontaktanfrage" },
  rental: { subject: (name: string): string => `Verleihanfrage von ${name}`, title: "Verleihanfrage" },
  text: "Über das Formular auf der Website wurde diese Nachricht gesendet. Eine Antwort auf diese E-Mail geht an den Absender.",
  noReply: "Über das Formular auf der Website wurde diese Nachricht gesendet. Es wurde keine E-Mail-Adresse angegeben.",
} as const;
