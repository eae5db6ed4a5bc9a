/** What the stand-ins for mail and SMS show of what was sent. */
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

/** How long an SMS is, in the units that its network counts. */
export function smsExtentText({ septets, parts }: { septets: number; parts: number }): string {
  return `${septets} Septette, ${parts} ${parts === 1 ? "Teil" : "Teile"}`;
}
