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
  /** The times that are proposed, and until when one of them can be accepted. */
  offers: readonly string[];
  until: string | null;
  /** The time at which an order without an appointment will be ready, such as `18:45`. */
  promised: string | null;
  /** What the order costs, with its currency. */
  total: string;
  /** What was refunded last. */
  refund: string;
  /** What is left to pay on site of an order that was paid online, and what a link asks for; null for nothing. */
  rest: string | null;
  link: string | null;
  /** Until when the link can be opened; null without one, or if its payment has begun. */
  linkUntil: string | null;
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

const proposals = ({ offers, when }: OrderWords): string =>
  offers.length > 1 ? `Unsere Vorschläge: ${offers.join("; ")}.` : `Unser Vorschlag: ${when ?? ""}.`;
const answerUntil = (words: OrderWords): string =>
  words.until
    ? ` Bitte antworten Sie bis ${words.until}, sonst wird Ihre ${kind(words)} storniert.`
    : ` Lehnen Sie ab, wird Ihre ${kind(words)} storniert.`;

const confirmedText = (words: OrderWords): string => {
  if (words.isQuotation) return `Wir haben Ihre Anfrage angenommen und melden uns mit einem Angebot.${at(words)}`;
  const { method, when, promised } = words;
  if (promised) return `Wir haben Ihre Bestellung bestätigt. Fertig um ca. ${promised} Uhr.`;
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

const restText = ({ rest }: OrderWords): string => (rest ? ` Noch offen: ${rest}.` : "");

/** The mails to the customer. */
export const CUSTOMER_MAIL: Record<
  | "received"
  | "confirmed"
  | "rejected"
  | "counterOffer"
  | "counterReminder"
  | "underway"
  | "completed"
  | "canceled"
  | "refunded"
  | "changed"
  | "partlyRefunded"
  | "paymentLink",
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
    text: `Der gewünschte Termin ist leider nicht möglich. ${proposals(words)}${answerUntil(words)}`,
    button: "Termin annehmen oder ablehnen",
  }),
  counterReminder: (words) => ({
    subject: `Bitte antworten: neuer Termin für ${words.what}`,
    title: "Wir warten auf Ihre Antwort.",
    text: `Wir haben Ihnen einen anderen Termin vorgeschlagen. ${proposals(words)}${answerUntil(words)}`,
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
  changed: (words) => ({
    subject: `${kind(words)} geändert: ${words.what}`,
    title: `Ihre ${kind(words)} wurde geändert.`,
    text: words.isQuotation
      ? "Hier steht, was Ihre Anfrage jetzt enthält."
      : `Hier steht, was Sie jetzt bekommen. Die neue Summe ist ${words.total}.${restText(words)}`,
    button: `${kind(words)} ansehen`,
  }),
  partlyRefunded: (words) => ({
    subject: `Teilbetrag rückerstattet: ${words.what}`,
    title: `Wir geben Ihnen ${words.refund} zurück.`,
    text: "Je nach Bank kann es einige Tage dauern, bis der Betrag auf Ihrem Konto ist.",
    button: `${kind(words)} ansehen`,
  }),
  paymentLink: (words) => ({
    subject: `Noch zu bezahlen: ${words.what}`,
    title: `Bitte bezahlen Sie noch ${words.link ?? ""}.`,
    text: `Über die Schaltfläche kommen Sie zu Ihrer Bestellung und bezahlen dort den offenen Betrag${words.linkUntil ? `, bitte bis ${words.linkUntil}` : ""}.`,
    button: "Zur Bestellung und bezahlen",
  }),
  refunded: (words) => ({
    subject: `Zahlung rückerstattet: ${words.what}`,
    title: "Ihre Zahlung wurde rückerstattet.",
    text: "Je nach Bank kann es einige Tage dauern, bis der Betrag auf Ihrem Konto ist.",
    button: `${kind(words)} ansehen`,
  }),
};

/** The mails to the branch. */
export const BRANCH_MAIL: Record<
  "newOrder" | "counterAccepted" | "counterDeclined" | "counterExpired" | "escalated" | "linkExpired",
  (words: OrderWords) => MailWords
> = {
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
  counterExpired: (words) => ({
    subject: `Termin nicht beantwortet: ${words.what}`,
    title: "Der Kunde hat den Termin nicht rechtzeitig angenommen.",
    text: `${words.branch}. Die ${kind(words)} ist damit storniert.`,
    button: "Im Backoffice öffnen",
  }),
  linkExpired: (words) => ({
    subject: `Link zum Bezahlen abgelaufen: ${words.what}`,
    title: `Der Kunde hat ${words.rest ?? "den offenen Betrag"} nicht über den Link bezahlt.`,
    text: `${words.branch}.${at(words)} Bitte kassieren Sie den Betrag vor Ort, oder senden Sie einen neuen Link.`,
    button: "Im Backoffice öffnen",
  }),
  escalated: (words) => ({
    subject: `Unbeantwortet: ${words.what}`,
    title: `Diese ${kind(words)} hat noch niemand beantwortet.`,
    text: `${words.branch}.${at(words)}`,
    button: "Im Backoffice öffnen",
  }),
};

const shortProposals = ({ offers, when }: OrderWords): string =>
  offers.length > 1 ? `Vorschläge: ${offers.join("; ")}.` : `Vorschlag: ${when ?? ""}.`;

/** The SMS to the customer, without the shop's name before and the link after the text. */
export const CUSTOMER_SMS: Record<
  | "confirmed"
  | "rejected"
  | "counterOffer"
  | "counterReminder"
  | "underway"
  | "canceled"
  | "changed"
  | "partlyRefunded"
  | "paymentLink",
  (words: OrderWords & { message: string }) => string
> = {
  confirmed: (words) =>
    words.promised
      ? `${kind(words)} bestätigt, fertig um ca. ${words.promised} Uhr.`
      : words.when
        ? `${kind(words)} bestätigt, ${words.when}.`
        : `${kind(words)} bestätigt.`,
  rejected: (words) => `${kind(words)} leider abgelehnt.${repayment(words)}${words.message && ` ${words.message}`}`,
  counterOffer: (words) => `Termin nicht möglich. ${shortProposals(words)} Bitte antworten:`,
  counterReminder: (words) => `Bitte antworten${words.until ? ` bis ${words.until}` : ""}. ${shortProposals(words)}`,
  underway: (words) => (words.isQuotation ? "Anfrage in Arbeit." : `Ihre Bestellung ${underway[words.method].short}.`),
  canceled: (words) => `${kind(words)} storniert.${repayment(words)}`,
  changed: (words) =>
    words.isQuotation
      ? "Ihre Anfrage wurde geändert."
      : `Bestellung geändert, neue Summe ${words.total}.${restText(words)}`,
  partlyRefunded: (words) => `Wir geben Ihnen ${words.refund} zurück.`,
  paymentLink: (words) => `Bitte bezahlen Sie noch ${words.link ?? ""}:`,
};

export const BRANCH_SMS = {
  newOrder: ({ what, isQuotation, when, branch }: OrderWords): string =>
    `${isQuotation ? "Neue Anfrage" : "Neue Bestellung"} ${what}, ${branch}${when ? `, ${when}` : ""}`,
  escalated: ({ what, when, branch }: OrderWords): string =>
    `Unbeantwortete Bestellung ${what}, ${branch}${when ? `, ${when}` : ""}`,
};
