/** The names of subjects in the log that are not resources. */
export const SETTINGS = "Einstellungen";
export const ORDER = "Bestellung";
export const JOB = "Hintergrundaufgabe";
export const IMPORT = "Import";

/** What happened to a record or an order, as a short sentence. */
export const LOG_TEXTS = {
  create: (subject: string) => `${subject} angelegt`,
  update: (subject: string) => `${subject} geändert`,
  remove: (subject: string) => `${subject} gelöscht`,
  import: (subject: string) => `${subject} importiert`,
  changePassword: (subject: string) => `Passwort von ${subject} geändert`,
  export: (subject: string) => `${subject} herausgegeben`,
  confirm: (subject: string) => `${subject} bestätigt`,
  "counter-appointment": (subject: string) => `${subject}: anderer Termin vorgeschlagen`,
  reject: (subject: string) => `${subject} abgelehnt`,
  "in-delivery": (subject: string) => `${subject} in Lieferung oder bereitgestellt`,
  completed: (subject: string) => `${subject} abgeschlossen`,
  begin: (subject: string) => `${subject} vor der Zeit begonnen`,
  cancel: (subject: string) => `${subject} storniert`,
  undo: (subject: string) => `${subject}: letzter Schritt rückgängig gemacht`,
  reopen: (subject: string) => `${subject} wieder geöffnet`,
  "confirm-counter-appointment": (subject: string) => `${subject}: vorgeschlagener Termin angenommen`,
  "reject-counter-appointment": (subject: string) => `${subject}: vorgeschlagener Termin abgelehnt`,
  "expire-counter-appointment": (subject: string) => `${subject}: vorgeschlagener Termin abgelaufen`,
  decline: (subject: string) => `${subject} abgelehnt, weil niemand geantwortet hat`,
  "job-retried": (subject: string) => `${subject} noch einmal versucht`,
  "job-canceled": (subject: string) => `${subject} abgebrochen`,
  "job-failed": (subject: string) => `${subject} fehlgeschlagen`,
  "job-unconfirmed": (subject: string) => `${subject} ungewiss: vielleicht schon erledigt`,
  read: (subject: string) => `${subject} angesehen`,
  customer: "Kunde",
  platform: "Plattform",
  removedUser: "Gelöschter Benutzer",
  /** The text for a whole import, with what it contained. */
  imported: (what: string) => `Shop importiert: ${what}`,
  system: "System",
  missing: "Protokolleintrag wurde nicht gefunden.",
} as const;
