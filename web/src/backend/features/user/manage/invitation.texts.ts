export const INVITATION_TEXTS = {
  hasPassword: "Hat ein Passwort.",
  invited: (at: string): string => `Eingeladen am ${at}, noch nicht angenommen.`,
  notInvited: "Noch nicht eingeladen, oder die Einladung ist abgelaufen. Ein Passwort gibt es noch nicht.",
  underWay: "Einladung ist unterwegs.",
  invite: "Einladung senden",
  inviteText: "Sendet einen Link, mit dem die Person ihr Passwort festlegt. Er gilt sieben Tage.",
  sent: "Einladung wird gesendet.",
  reset: "Link für ein neues Passwort senden",
  resetText: "Der Link gilt eine Stunde. Bis dahin bleibt das Passwort, wie es ist.",
  resetSent: "Link wird gesendet.",
  /** @param why the person cannot sign in, such as “Gesperrt”. */
  noAccess: (why: string): string => `${why}: Die Person kann sich derzeit nicht anmelden.`,
} as const;
