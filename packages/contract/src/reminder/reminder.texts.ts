import {
  type MessageReminder,
  type ReminderKind,
  type ReminderRecipient,
  type StoppedUse,
  isToCustomer,
  useOf,
} from "./reminder-kinds";

/** A contact that is none of the customer's. */
export const CONTACT_MISSING = "Diese Adresse gehört nicht zu diesem Kunden.";

/** Title and explanation of each kind, as the list shows them. */
export const REMINDER_LABELS: Readonly<Record<ReminderKind, { title: string; explanation: string }>> = {
  appointment: {
    title: "Erinnerung an den Termin",
    explanation:
      "Wer zu einem Termin bestellt hat, wird vorher daran erinnert. Fällt das in die Nacht, kommt die Nachricht am Abend davor.",
  },
  appointmentSoon: {
    title: "Kurze Erinnerung an den Termin",
    explanation: "Eine zweite Erinnerung, wenige Stunden vor dem Termin.",
  },
  quotation: {
    title: "Anfrage noch in Arbeit",
    explanation: "Wer eine Anfrage gestellt und noch keine Antwort hat, erfährt, dass sie nicht vergessen ist.",
  },
  quotationStaff: {
    title: "Anfrage ohne Antwort",
    explanation: "Die Filiale wird an Anfragen erinnert, die noch niemand beantwortet hat.",
  },
  payment: {
    title: "Offene Zahlung",
    explanation:
      "Wer einen Link zum Bezahlen bekommen und noch nicht bezahlt hat, bekommt ihn noch einmal. Ein Link gilt zwei Tage: Die Erinnerung kommt spätestens einige Stunden vor seinem Ende.",
  },
  review: {
    title: "Bitte um eine Bewertung",
    explanation:
      "Werbung: per E-Mail nur an Kunden, die beim Bestellen nicht widersprochen haben, per SMS nur mit einer Einwilligung. Jede Nachricht lässt sich abbestellen. Bewertungen müssen in den Einstellungen eingeschaltet sein.",
  },
  lowRating: {
    title: "Schlechte Bewertung",
    explanation: "Die Leitung der Filiale erfährt sofort von Bewertungen mit höchstens zwei Sternen.",
  },
  birthday: {
    title: "Glückwunsch zum Geburtstag",
    explanation:
      "Werbung: nur an Kunden mit Geburtstag, die dafür eine Einwilligung für E-Mail oder SMS gegeben haben. Jede Nachricht lässt sich abbestellen.",
  },
  smsBudget: {
    title: "Vorrat an SMS",
    explanation: "Administratoren erfahren, wenn eine Filiale einen großen Teil der SMS eines Tages verbraucht hat.",
  },
  expiry: {
    title: "Ablauf von Schlüsseln und Zugängen",
    explanation:
      "Administratoren erfahren, wann Schlüssel von Geräten und Zugänge externer Benutzer enden: zuerst wie hier eingestellt, dann eine Woche und einen Tag vorher.",
  },
  openShifts: {
    title: "Offene Schichten",
    explanation:
      "Die Leitung der Filiale erfährt, welche veröffentlichten Schichten der nächsten Tage noch niemand hat.",
  },
  sickLeave: {
    title: "Krankmeldungen",
    explanation:
      "Die Leitung der Filiale erfährt einmal am Tag, dass sich jemand krank gemeldet hat. Wer das ist, steht nur im Backoffice.",
  },
  closingReport: {
    title: "Tagesabschluss per E-Mail",
    explanation:
      "Die Leitung der Filiale bekommt am Morgen die Tagesabschlüsse des Vortags als PDF, mit dem Umsatz nach Stunden als Bild. Ohne Abschluss kommt nichts.",
  },
  weeklyReport: {
    title: "Wochenbericht per E-Mail",
    explanation:
      "Die Leitung der Filiale bekommt jeden Montag die Zahlen der Woche davor, mit Bild und PDF. Ohne Bestellungen in zwei Wochen kommt nichts.",
  },
};

export const RECIPIENT_LABELS: Readonly<Record<ReminderRecipient, string>> = {
  customer: "Kunden",
  branch: "Filiale",
  managers: "Leitung der Filiale",
  admins: "Administratoren",
};

export const REMINDER_FAULTS = {
  time: "Bitte geben Sie eine Uhrzeit wie 08:00 an.",
  quiet: "Bitte wählen Sie eine Uhrzeit zwischen 8 und 21 Uhr: Nachts bekommen Kunden keine Nachrichten.",
  wait: (most: number): string =>
    most === 0 ? "Das lässt sich hier nicht einstellen." : `Bitte geben Sie höchstens ${most} an.`,
  branch: "Diese Filiale gibt es nicht.",
  noClosing: "In dieser Filiale wurde noch kein Tag abgeschlossen, von dem der Bericht erzählen könnte.",
} as const;

/** What the messages say, as far as a kind needs it. */
export interface ReminderWords {
  shop: string;
  branch: string;
  /** Such as `Ticket 12`. */
  what: string;
  /** The appointment. */
  when: string;
  /** What a link asks for, with the currency. */
  amount: string;
  /** Until when the link can be opened; empty if its payment has begun. */
  until: string;
  /** Stars, and what was written. */
  rating: number;
  comment: string;
  /** The customer's first name; empty if unknown. */
  name: string;
  /** SMS of a day, or people. */
  used: number;
  limit: number;
  /** What ends, one line each. */
  ends: readonly string[];
}

interface ReminderMessage {
  subject: string;
  title: string;
  text: string;
  button?: string;
  /** Without the shop's name before and the link after it. */
  sms?: string;
}

const STATUS = "Bestellung ansehen";
const DESK = "Im Backoffice öffnen";

const appointment = ({ what, when, branch }: ReminderWords): ReminderMessage => ({
  subject: `Erinnerung an Ihren Termin: ${what}`,
  title: "Bald ist es so weit.",
  text: `Wir erinnern Sie an Ihren Termin: ${when}, ${branch}. Wenn etwas dazwischenkommt, sagen Sie uns bitte Bescheid.`,
  button: STATUS,
  sms: `Erinnerung an Ihren Termin: ${when}.`,
});

/** The messages by kind: mails, and the SMS of those that have one. */
export const REMINDER_MESSAGES: Readonly<Record<MessageReminder, (words: ReminderWords) => ReminderMessage>> = {
  appointment,
  appointmentSoon: appointment,
  quotation: ({ what }) => ({
    subject: `Ihre Anfrage ist in Arbeit: ${what}`,
    title: "Wir haben Ihre Anfrage nicht vergessen.",
    text: "Ihre Anfrage ist bei uns in Arbeit. Wir melden uns, sobald wir sie beantworten können. Wenn Sie inzwischen etwas ergänzen möchten, antworten Sie einfach auf diese E-Mail.",
    button: "Anfrage ansehen",
  }),
  quotationStaff: ({ what, branch }) => ({
    subject: `Anfrage ohne Antwort: ${what}`,
    title: "Diese Anfrage hat noch niemand beantwortet.",
    text: `${branch}. Bitte nehmen Sie die Anfrage an, lehnen Sie sie ab oder schlagen Sie einen Termin vor.`,
    button: DESK,
  }),
  payment: ({ what, amount, until }) => ({
    subject: `Offene Zahlung: ${what}`,
    title: `Bitte bezahlen Sie noch ${amount}.`,
    text: `Für Ihre Bestellung ist noch eine Zahlung offen. Sie können sie auf der Seite Ihrer Bestellung online bezahlen${until && `, bitte bis ${until}`}. Falls sich das überschnitten hat, betrachten Sie diese Nachricht bitte als gegenstandslos.`,
    button: "Jetzt bezahlen",
    sms: `Bitte bezahlen Sie noch ${amount}:`,
  }),
  review: ({ shop, what }) => ({
    subject: `Wie hat es Ihnen gefallen? ${what}`,
    title: "Wie hat es Ihnen gefallen?",
    text: `Danke für Ihre Bestellung bei ${shop}. Wir freuen uns über Ihre Bewertung, sie dauert keine Minute.`,
    button: "Bestellung bewerten",
    sms: "Wie hat es Ihnen gefallen? Wir freuen uns über Ihre Bewertung:",
  }),
  lowRating: ({ what, branch, rating, comment }) => ({
    subject: `Schlechte Bewertung: ${what}`,
    title: `${what} wurde mit ${rating} von 5 Sternen bewertet.`,
    text: `${branch}.${comment ? ` „${comment}“` : " Es wurde nichts dazu geschrieben."}`,
    button: DESK,
  }),
  birthday: ({ shop, name }) => ({
    subject: "Alles Gute zum Geburtstag!",
    title: name ? `Alles Gute zum Geburtstag, ${name}!` : "Alles Gute zum Geburtstag!",
    text: `Das Team von ${shop} wünscht Ihnen einen schönen Tag und freut sich, Sie bald wieder zu sehen.`,
    sms: "Alles Gute zum Geburtstag! Wir wünschen Ihnen einen schönen Tag.",
  }),
  smsBudget: ({ branch, used, limit }) => ({
    subject: `Vorrat an SMS: ${branch}`,
    title: "Die SMS dieses Tages gehen zur Neige.",
    text: `${branch} hat ${used} von ${limit} SMS verbraucht, die in 24 Stunden an eine Filiale gehen. Weitere Bestellungen werden dann nur noch per E-Mail gemeldet.`,
  }),
  openShifts: ({ branch, ends }) => ({
    subject: `Offene Schichten: ${branch}`,
    title: "Diese Schichten hat noch niemand.",
    text: ends.join("\n"),
    button: DESK,
  }),
  sickLeave: ({ branch, used }) => ({
    subject: `Krankmeldung: ${branch}`,
    title: used === 1 ? "Heute ist eine Person krank gemeldet." : `Heute sind ${used} Personen krank gemeldet.`,
    text: `${branch}. Wer das ist und bis wann, steht unter „Abwesenheiten“.`,
    button: DESK,
  }),
  expiry: ({ branch, ends }) => ({
    subject: `Zugänge laufen ab: ${branch}`,
    title: "Diese Schlüssel und Zugänge laufen bald ab.",
    text: ends.join("\n"),
    button: DESK,
  }),
};

/** The last lines of mails: why somebody gets them. */
export const REMINDER_NOTES = {
  order: "Diese E-Mail wurde automatisch zu Ihrer Bestellung versendet.",
  review: "Sie erhalten diese E-Mail, weil Sie bei uns bestellt und dem nicht widersprochen haben.",
  consent: "Sie erhalten diese E-Mail, weil Sie dafür Ihre Einwilligung gegeben haben.",
  staff: "Diese E-Mail wurde automatisch an Sie versendet. Was Sie erhalten, bestimmt die Seite „Erinnerungen“.",
  stop: "Abbestellen",
  smsStop: "Abbestellen:",
} as const;

/** Why somebody gets a reminder. @param isOffered whether they could object to advertising at the checkout. */
export function reminderNote({ kind, isOffered }: { kind: MessageReminder; isOffered: boolean }): string {
  if (!isToCustomer(kind)) return REMINDER_NOTES.staff;
  if (useOf(kind) === "reminders") return REMINDER_NOTES.order;
  return isOffered ? REMINDER_NOTES.review : REMINDER_NOTES.consent;
}

/** What ends, and when. */
export const endOfKey = ({ name, day }: { name: string; day: string }): string => `Schlüssel „${name}“: ${day}`;
export const openShift = ({ from, to }: { from: string; to: string }): string => `${from} bis ${to}`;
/** Without saying whose, since job rows name nobody. */
export const endOfAccess = (day: string): string => `Ein externer Zugang: ${day}`;

/** For the words that a message does not need. */
export const NO_WORDS: ReminderWords = {
  ...{ shop: "", branch: "", what: "", when: "", amount: "", until: "", name: "" },
  ...{ rating: 0, comment: "", used: 0, limit: 0, ends: [] },
};

/** Made-up words for the preview and the test message. */
export function sampleWords({ shop, branch }: { shop: string; branch: string }): ReminderWords {
  return {
    shop,
    branch,
    what: "Ticket 12",
    when: "Freitag, 05.06.2026 um 18:30 Uhr",
    amount: "24,50 €",
    until: "Freitag, 05.06.2026 um 12:00 Uhr",
    rating: 2,
    comment: "Leider war das Essen kalt.",
    name: "Maria",
    used: 84,
    limit: 100,
    ends: ["Schlüssel „Anzeige Eingang“: 19.06.2026"],
  };
}

/** The page that the link in a message opens. */
export const STOP_PAGE: Readonly<Record<StoppedUse, { title: string; active: string; stopped: string; stop: string }>> =
  {
    advertising: {
      title: "Werbung abbestellen",
      active: "Sie erhalten von uns gelegentlich Nachrichten wie die Bitte um eine Bewertung.",
      stopped: "Sie erhalten von uns keine Werbung mehr.",
      stop: "Keine Werbung mehr erhalten",
    },
    reminders: {
      title: "Erinnerungen abbestellen",
      active: "Sie erhalten von uns Erinnerungen zu Ihren Bestellungen, etwa an einen Termin.",
      stopped: "Sie erhalten von uns keine Erinnerungen mehr.",
      stop: "Keine Erinnerungen mehr erhalten",
    },
  };
export const STOP_RESUME = "Wieder erhalten";
export const STOP_LINK_GONE = "Dieser Link ist nicht mehr gültig.";

export const STOPPED_LABELS: Readonly<Record<StoppedUse, string>> = {
  reminders: "Erinnerungen zu Bestellungen",
  advertising: "Werbung",
};
