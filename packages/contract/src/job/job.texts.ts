import { JOB_REASONS, type JobCommand, type JobKind, type JobState, isTroubledJob } from "./job.state";

export const JOB_KIND_LABELS: Readonly<Record<JobKind, string>> = {
  mail: "E-Mail",
  sms: "SMS",
  begin: "Beginn einer Bestellung",
  push: "Push-Nachricht",
  bulk: "Sammelbearbeitung",
  import: "Import einer Tabelle",
  export: "Export einer Tabelle",
  pictures: "Bilder aus einer Vorlage",
  plan: "Geplante Änderung",
  erasure: "Löschen von Personendaten",
  reminder: "Erinnerung",
  report: "Bericht",
  redrive: "Erneute Verarbeitung von Änderungen",
};

export const JOB_STATE_LABELS: Readonly<Record<JobState, string>> = {
  waiting: "wartet",
  running: "läuft",
  retry: "wird wiederholt",
  done: "erledigt",
  joined: "zusammengefasst",
  dropped: "entfallen",
  failed: "fehlgeschlagen",
  unconfirmed: "ungewiss",
  canceled: "abgebrochen",
};

const ACTION_LABELS: Readonly<Record<JobCommand, string>> = {
  retry: "Nochmals versuchen",
  cancel: "Abbrechen",
};

/** The label of a command's button. For a job that ended in trouble, cancelling is called setting aside. */
export function jobActionLabel({ command, state }: { command: JobCommand; state: JobState }): string {
  return command === "cancel" && isTroubledJob(state) ? "Zur Seite legen" : ACTION_LABELS[command];
}

/** Labels of messages by the name of their event. */
export const JOB_EVENT_LABELS = {
  newOrder: "Neue Bestellung",
  newOrders: "Mehrere neue Bestellungen",
  received: "Eingang der Bestellung",
  confirmed: "Bestätigung",
  rejected: "Ablehnung",
  counterOffer: "Anderer Termin vorgeschlagen",
  counterAccepted: "Vorgeschlagener Termin angenommen",
  counterDeclined: "Vorgeschlagener Termin abgelehnt",
  counterExpired: "Vorgeschlagener Termin abgelaufen",
  counterReminder: "Erinnerung an vorgeschlagene Termine",
  changed: "Änderung der Bestellung",
  partlyRefunded: "Rückerstattung eines Teils",
  paymentLink: "Link zum Bezahlen",
  linkExpired: "Link zum Bezahlen abgelaufen",
  escalated: "Unbeantwortete Bestellung",
  underway: "Unterwegs oder bereit",
  completed: "Abschluss",
  canceled: "Stornierung",
  cancelled: "Stornierung",
  refunded: "Rückerstattung",
  withdrawn: "Widerruf",
  contact: "Kontaktformular",
  rental: "Reservierungsformular",
  appointment: "Erinnerung an den Termin",
  appointmentSoon: "Kurze Erinnerung an den Termin",
  quotation: "Anfrage noch in Arbeit",
  quotationStaff: "Anfrage ohne Antwort",
  payment: "Offene Zahlung",
  review: "Bitte um eine Bewertung",
  lowRating: "Schlechte Bewertung",
  birthday: "Glückwunsch zum Geburtstag",
  smsBudget: "Vorrat an SMS",
  expiry: "Ablauf von Schlüsseln und Zugängen",
  openShifts: "Offene Schichten",
  sickLeave: "Krankmeldungen",
  reminderTest: "Test einer Erinnerung",
  alarm: "Meldung über ein Gerät",
  personalKey: "Persönlicher Zugang",
  report: "Bericht",
  closingReport: "Tagesabschluss",
  weeklyReport: "Wochenbericht",
  shiftPlan: "Dienstplan",
  shiftSwap: "Schichttausch",
  absence: "Abwesenheit",
  timeRequest: "Zeitkorrektur",
  timeNews: "Zeiterfassung",
  shiftAnswer: "Schicht abgelehnt",
  timeSheet: "Stundenzettel gesperrt",
  sheetConfirmed: "Stundenzettel stellvertretend bestätigt",
  leaveNotice: "Hinweis auf verfallenden Urlaub",
  test: "Testnachricht",
  link: "Anmelde-Link",
  reset: "Neues Passwort",
  invitation: "Einladung",
  mailOld: "Änderung der E-Mail-Adresse",
  mailNew: "Neue E-Mail-Adresse",
  newDevice: "Anmeldung mit neuem Gerät",
  passwordChanged: "Passwort geändert",
  authenticatorAdded: "Authenticator-App eingerichtet",
  authenticatorRemoved: "Authenticator-App entfernt",
  recoveryCodesRenewed: "Neue Wiederherstellungscodes",
  passkeyAdded: "Passkey hinzugefügt",
  passkeyRemoved: "Passkey entfernt",
  protectionRemoved: "Zweiter Faktor entfernt",
} as const satisfies Readonly<Record<string, string>>;

export function jobEventText(event: string): string {
  const labels: Readonly<Record<string, string>> = JOB_EVENT_LABELS;
  return Object.hasOwn(labels, event) ? (labels[event] ?? event) : event;
}

const REASON_TEXTS: Readonly<Record<keyof typeof JOB_REASONS, string>> = {
  interrupted: "Die Bearbeitung wurde unterbrochen. Ob gesendet wurde, ist nicht bekannt.",
  superseded: "Die Bestellung ist inzwischen weiter, die Nachricht wäre überholt.",
  noOrder: "Die Bestellung gibt es nicht mehr.",
  noSender: "Es ist keine Absenderadresse eingerichtet.",
  optedOut: "Die Empfängerin oder der Empfänger hat SMS abbestellt.",
  unsubscribed: "Solche Nachrichten wurden an dieser Adresse abbestellt, oder E-Mails an sie kamen zurück.",
  switchedOff: "Diese Erinnerung ist in der Filiale ausgeschaltet.",
  noConsent: "Dafür gibt es keine Einwilligung, oder keine Adresse.",
  capReached: "Die Höchstzahl an SMS ist erreicht.",
  noInput: "Die Angaben dazu sind nicht mehr vorhanden.",
  noPerson: "Wer das gestartet hat, kann sich nicht mehr anmelden.",
  noAccount: "Zu dieser Adresse gibt es kein Konto, mit dem sich jemand anmelden darf.",
  nothingToTell: "Es gab nichts zu berichten.",
  tooMany: "Das sind mehr Einträge, als auf einmal bearbeitet werden können.",
  unknown: "Der Grund ist nicht bekannt.",
};
/** Descriptions of the mail and SMS services' errors that help the people who run the shop. */
const SERVICE_TEXTS: Readonly<Record<string, string>> = {
  MessageRejected: "Der Mail-Dienst hat die Nachricht zurückgewiesen.",
  BadRequestException: "Der Mail-Dienst nimmt die Adresse oder den Inhalt nicht an.",
  OptedOutException: "Der SMS-Dienst sendet nicht an diese Nummer, weil sie SMS abbestellt hat.",
  InvalidParameterException: "Der SMS-Dienst nimmt die Nummer oder den Text nicht an.",
  TimeoutError: "Der Dienst hat nicht rechtzeitig geantwortet.",
  ECONNREFUSED: "Der Dienst ist nicht erreichbar.",
  ENOTFOUND: "Der Dienst ist nicht erreichbar.",
  ThrottledException: "Der Dienst ist überlastet.",
  ThrottlingException: "Der Dienst ist überlastet.",
  TooManyRequestsException: "Der Dienst ist überlastet.",
};

/**
 * Why a job has its state, in German. An unknown reason is quoted as it is; a planned change that failed has a sentence
 * of its own.
 */
export function jobReasonText({ kind, state, reason }: { kind?: JobKind; state: JobState; reason: string }): string {
  if (kind === "plan" && state === "failed" && reason.endsWith(".")) return reason;
  if (state === "joined") return "Mit anderen zu einer Nachricht zusammengefasst.";
  const texts = Object.entries(REASON_TEXTS).map(([name, text]) => [Reflect.get(JOB_REASONS, name), text] as const);
  return new Map<unknown, string>([...texts, ...Object.entries(SERVICE_TEXTS)]).get(reason) ?? `Meldung: ${reason}`;
}

export const JOB_MESSAGES = {
  missing: "Diese Hintergrundaufgabe gibt es nicht.",
  notAllowed: "Das ist beim jetzigen Stand der Hintergrundaufgabe nicht möglich.",
  changed: "Die Hintergrundaufgabe wurde inzwischen geändert. Bitte laden Sie die Seite neu.",
};
