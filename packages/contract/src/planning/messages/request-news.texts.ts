import type { AbsenceNews, AbsenceWording, TimeNews, TimeRequestNews } from "./request-news";

/** The person whose absence it is, and its kind. */
interface Words {
  name: string;
  kind: string;
}
type Said = (words: Words) => string;

/** What mail and SMS say of an absence, with its days behind it. */
export const ABSENCE_SAID: Readonly<Record<AbsenceWording, Readonly<Record<AbsenceNews, Said>>>> = {
  granted: {
    asked: ({ name, kind }) => `${name} beantragt: ${kind}.`,
    changed: ({ name, kind }) => `${name} hat einen Antrag geändert: ${kind}.`,
    withdrawn: ({ name, kind }) => `${name} hat einen Antrag zurückgezogen: ${kind}.`,
    approved: ({ kind }) => `Ihr Antrag wurde genehmigt: ${kind}.`,
    rejected: ({ kind }) => `Ihr Antrag wurde abgelehnt: ${kind}.`,
    revoked: ({ kind }) => `Ihre Abwesenheit wurde zurückgenommen: ${kind}.`,
    entered: ({ kind }) => `Für Sie wurde eine Abwesenheit eingetragen: ${kind}.`,
    altered: ({ kind }) => `Ihre Abwesenheit wurde geändert: ${kind}.`,
  },
  sick: {
    asked: ({ name }) => `${name} ist krankgemeldet.`,
    changed: ({ name }) => `${name} hat die Krankmeldung geändert.`,
    withdrawn: ({ name }) => `${name} hat die Krankmeldung zurückgezogen.`,
    approved: () => "Ihre Krankmeldung wurde bestätigt.",
    rejected: () => "Ihre Krankmeldung wurde abgelehnt.",
    revoked: () => "Ihre Krankmeldung wurde zurückgenommen.",
    entered: () => "Sie wurden krankgemeldet.",
    altered: () => "Ihre Krankmeldung wurde geändert.",
  },
  care: {
    asked: ({ name }) => `${name} hat eine Abwesenheit gemeldet.`,
    changed: ({ name }) => `${name} hat eine gemeldete Abwesenheit geändert.`,
    withdrawn: ({ name }) => `${name} hat eine gemeldete Abwesenheit zurückgezogen.`,
    approved: () => "Ihre gemeldete Abwesenheit wurde bestätigt.",
    rejected: () => "Ihre gemeldete Abwesenheit wurde abgelehnt.",
    revoked: () => "Ihre gemeldete Abwesenheit wurde zurückgenommen.",
    entered: () => "Für Sie wurde eine Abwesenheit eingetragen.",
    altered: () => "Ihre gemeldete Abwesenheit wurde geändert.",
  },
};

/** What mail and SMS say of a request to correct recorded time, with the times behind it. */
export const TIME_REQUEST_SAID: Readonly<Record<TimeRequestNews, (name: string) => string>> = {
  open: (name) => `${name} beantragt eine Zeitkorrektur.`,
  accepted: () => "Ihre Zeitkorrektur wurde angenommen.",
  refused: () => "Ihre Zeitkorrektur wurde abgelehnt.",
};

/** What mail and SMS say of somebody who does not agree to a shift, or that it is called off, with its times behind it. */
export const SHIFT_ANSWER_SAID = {
  refused: (name: string): string => `${name} ist mit dieser Schicht nicht einverstanden.`,
  cancelRefused: (name: string): string => `${name} ist nicht einverstanden, dass diese Schicht abgesagt wird.`,
} as const;

/** What mail and SMS say of recorded time or a time sheet, with the times or the month behind it. */
export const TIME_NEWS_SAID: Readonly<Record<TimeNews, (name: string) => string>> = {
  entered: (name) => `${name} hat eine Zeit für Sie eingetragen.`,
  corrected: (name) => `${name} hat eine Ihrer Zeiten korrigiert.`,
  voided: (name) => `${name} hat eine Ihrer Zeiten storniert.`,
  reopened: (name) => `${name} hat Ihren Stundenzettel wieder geöffnet.`,
  sheetCorrected: (name) => `${name} hat in Ihren Stundenzettel eine Korrektur eingetragen.`,
};
/** Behind it, where the sheets of these months were confirmed before. */
export const TIME_NEWS_CONFIRMED = (months: string): string =>
  `Ihr Stundenzettel ${months} war schon bestätigt. Bitte sehen Sie nach, ob Sie ihn wieder bestätigen müssen.`;

export const TIME_NEWS_TITLE = "Zeiterfassung";
export const SHIFT_ANSWER_NEWS_TITLE = "Dienstplan";
export const ABSENCE_NEWS_TITLE = "Abwesenheit";
export const TIME_REQUEST_NEWS_TITLE = "Zeitkorrektur";

export const REQUEST_MAIL = {
  note: "Diese E-Mail wurde versendet, weil Sie in dieser Filiale arbeiten.",
  days: "Zeitraum",
  times: "Zeit",
  month: "Monat",
  reason: "Grund",
  button: { absence: "Abwesenheiten", timeRequest: "Anträge", shiftAnswer: "Dienstplan", timeNews: "Stundenzettel" },
} as const;

export const REQUEST_SMS = {
  text: ({
    place,
    title,
    said,
    when,
    reason,
  }: Record<"place" | "title" | "said" | "when" | "reason", string>): string =>
    `${place}, ${title}: ${said} ${when}${reason === "" ? "" : `. Grund: ${reason}`}`,
} as const;

/** Locked screens are read by strangers, so it says neither names nor days nor why. */
export const ABSENCE_PUSH: Readonly<Record<AbsenceNews, string>> = {
  asked: "Eine Abwesenheit wurde beantragt oder gemeldet.",
  changed: "Ein Antrag auf Abwesenheit wurde geändert.",
  withdrawn: "Ein Antrag auf Abwesenheit wurde zurückgezogen.",
  approved: "Ihre Abwesenheit wurde genehmigt.",
  rejected: "Ihre Abwesenheit wurde abgelehnt.",
  revoked: "Ihre Abwesenheit wurde zurückgenommen.",
  entered: "Für Sie wurde eine Abwesenheit eingetragen.",
  altered: "Ihre Abwesenheit wurde geändert.",
};

export const TIME_REQUEST_PUSH: Readonly<Record<TimeRequestNews, string>> = {
  open: "Eine Zeitkorrektur wurde beantragt.",
  accepted: "Ihre Zeitkorrektur wurde angenommen.",
  refused: "Ihre Zeitkorrektur wurde abgelehnt.",
};

export const SHIFT_ANSWER_PUSH = { refused: "Jemand ist mit einer Schicht nicht einverstanden." } as const;

export const TIME_NEWS_PUSH: Readonly<Record<TimeNews, string>> = {
  entered: "Eine Zeit wurde für Sie eingetragen.",
  corrected: "Eine Ihrer Zeiten wurde korrigiert.",
  voided: "Eine Ihrer Zeiten wurde storniert.",
  reopened: "Ein Stundenzettel von Ihnen ist wieder offen.",
  sheetCorrected: "In einem Stundenzettel von Ihnen wurde etwas korrigiert.",
};
