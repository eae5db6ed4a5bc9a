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
