/** The test message that managers send to their branch. */
export const TEST_MESSAGE = {
  title: "Testnachricht",
  text: "Das ist eine Testnachricht. Nachrichten an diese Filiale kommen hier an.",
};

/** The message about a printer or display that needs somebody. */
export const ALARM_MESSAGE = { title: "Geräte brauchen Aufmerksamkeit" };

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
  promised: "Fertig um ca.",
  clock: (time: string): string => `${time} Uhr`,
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
