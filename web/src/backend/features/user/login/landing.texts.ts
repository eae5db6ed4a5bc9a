export const MAILED_TEXTS = {
  mailTitle: "Link per E-Mail",
  sentTitle: "E-Mail ist unterwegs",
  mailText: "Wir senden Ihnen einen Link, der einmal gilt.",
  sendLink: "Anmelde-Link senden",
  sendReset: "Neues Passwort festlegen",
  sending: "Wird gesendet …",
  sendFailed: "Der Link konnte nicht gesendet werden.",
  sent: (username: string): string =>
    `Wenn es zu ${username} ein Konto gibt, ist eine E-Mail mit dem Link unterwegs. Sehen Sie auch im Spam-Ordner nach.`,
} as const;

export const LANDING_TEXTS = {
  link: "Anmelden mit Link",
  linkText: "Sie haben einen Anmelde-Link geöffnet. Er gilt einmal.",
  password: "Passwort festlegen",
  passwordSet: "Passwort festgelegt",
  passwordSetText: "Melden Sie sich jetzt damit an.",
  passwordFailed: "Das Passwort konnte nicht festgelegt werden.",
  setting: "Wird festgelegt …",
  gone: "Der Link gilt nicht mehr",
  askAgain: "Neuen Link anfordern",
  mail: "E-Mail-Adresse bestätigen",
  mailText: "Bestätigen Sie, dass sich jemand mit der neuen E-Mail-Adresse anmelden darf.",
  confirm: "Bestätigen",
  confirming: "Wird bestätigt …",
  mailFailed: "Die Adresse konnte nicht bestätigt werden.",
  mailHalf: "Bestätigt. Sobald auch die andere Adresse bestätigt hat, gilt die neue.",
  mailDone: "Die neue E-Mail-Adresse gilt ab jetzt. Melden Sie sich künftig mit ihr an.",
  toLogin: "Zur Anmeldung",
} as const;
