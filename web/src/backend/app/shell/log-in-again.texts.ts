/** The texts of the log-in dialog that is shown when a session ends. */
export const SESSION_TEXTS = {
  title: "Bitte melden Sie sich wieder an",
  expired: "Ihre Sitzung ist abgelaufen. Was Sie eingegeben haben, bleibt erhalten.",
  otherUser: (name: string): string => `Sie sind jetzt ${name}`,
  logInAs: (name: string): string => `Als ${name} anmelden`,
  discardAndStart: "Verwerfen und zum Start",
  otherUserDetail: (name: string): string =>
    `Auf diesem Bildschirm hat ${name} gearbeitet. Eingaben, die noch nicht gespeichert sind, gehen verloren.`,
} as const;
