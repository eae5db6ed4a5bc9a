import type { RefusalMode } from "./refusals";

/** Texts of the sections that show sent mails and SMS. */
export const MAIL_TEXTS = {
  title: "Gesendete E-Mails",
  none: "Noch keine.",
  columns: ["Zeit", "An", "Betreff"],
  noSubject: "(ohne Betreff)",
  time: "Zeit",
  from: "Von",
  to: "An",
  replyTo: "Antwort an",
  content: "Inhalt der E-Mail",
  plainText: "Als reiner Text",
  files: "Dateien",
};

export const SMS_TEXTS = {
  title: "Gesendete SMS",
  none: "Noch keine.",
  columns: ["Zeit", "An", "Absender", "Text", "Umfang"],
  notGsm7: "nicht GSM-7",
};

/** The length of an SMS in the units that its network counts. */
export function smsExtentText({ septets, parts }: { septets: number; parts: number }): string {
  return `${septets} Septette, ${parts} ${parts === 1 ? "Teil" : "Teile"}`;
}

/** Texts of the section with the recipients whose mails are refused. */
export const REFUSAL_TEXTS = {
  title: "Mail-Dienst (Nachbau von SES)",
  introduction:
    "Der Nachbau nimmt alle E-Mails an, außer an die Empfänger, die Sie hier nennen: eine Adresse, eine Domain " +
    "oder * für alle. Beim nächsten Start nimmt er wieder alle an. Zurück kommt, was an bounce@simulator.amazonses.com " +
    "geht, und als unerwünscht gemeldet, was an complaint@simulator.amazonses.com geht, wie bei SES selbst.",
  recipient: "E-Mails an",
  example: "max@example.test",
  mode: "werden",
  refuse: "Übernehmen",
  everybody: "alle",
  columns: ["Empfänger", "E-Mails werden", "Aktion"],
  accept: "Wieder annehmen",
};

export const REFUSED_LABELS: Readonly<Record<RefusalMode, string>> = {
  rejected: "zurückgewiesen",
  overloaded: "vorerst zurückgewiesen",
};

export const REFUSAL_OUTCOMES = {
  refuse: {
    done: "Der Mail-Dienst weist diese E-Mails jetzt zurück.",
    unknown: "Bitte nennen Sie eine Adresse, eine Domain oder *.",
    failed: "Das Verhalten des Mail-Dienstes konnte nicht geändert werden.",
  },
  accept: {
    done: "Der Mail-Dienst nimmt diese E-Mails wieder an.",
    unknown: "Diese E-Mails nimmt der Mail-Dienst schon an.",
    failed: "Das Verhalten des Mail-Dienstes konnte nicht geändert werden.",
  },
};
