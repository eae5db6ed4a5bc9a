/** What was done to a record, as a sentence about it. */
export const LOG_TEXTS = {
  create: (subject: string) => `${subject} angelegt`,
  update: (subject: string) => `${subject} geändert`,
  remove: (subject: string) => `${subject} gelöscht`,
  import: (subject: string) => `${subject} importiert`,
  changePassword: (subject: string) => `Passwort von ${subject} geändert`,
  /** A whole import, by what was in it. */
  imported: (what: string) => `Shop importiert: ${what}`,
  settings: "Einstellungen",
  system: "System",
  missing: "Protokolleintrag wurde nicht gefunden.",
} as const;
