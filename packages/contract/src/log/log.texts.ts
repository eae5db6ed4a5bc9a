/** What was done to a record or an order, as a sentence about it. */
export const LOG_TEXTS = {
  create: (subject: string) => `${subject} angelegt`,
  update: (subject: string) => `${subject} geändert`,
  remove: (subject: string) => `${subject} gelöscht`,
  import: (subject: string) => `${subject} importiert`,
  changePassword: (subject: string) => `Passwort von ${subject} geändert`,
  confirm: (subject: string) => `${subject} bestätigt`,
  "counter-appointment": (subject: string) => `${subject}: anderer Termin vorgeschlagen`,
  reject: (subject: string) => `${subject} abgelehnt`,
  "in-delivery": (subject: string) => `${subject} in Lieferung oder bereitgestellt`,
  completed: (subject: string) => `${subject} abgeschlossen`,
  cancel: (subject: string) => `${subject} storniert`,
  "confirm-counter-appointment": (subject: string) => `${subject}: vorgeschlagener Termin angenommen`,
  "reject-counter-appointment": (subject: string) => `${subject}: vorgeschlagener Termin abgelehnt`,
  customer: "Kunde",
  /** A whole import, by what was in it. */
  imported: (what: string) => `Shop importiert: ${what}`,
  settings: "Einstellungen",
  system: "System",
  missing: "Protokolleintrag wurde nicht gefunden.",
} as const;
