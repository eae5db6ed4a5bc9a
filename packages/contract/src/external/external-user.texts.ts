import type { ExternalPermission } from "./external-user.permissions";

export const EXTERNAL_PERMISSION_LABELS: Readonly<Record<ExternalPermission, string>> = {
  timeTracking: "Zeiterfassung",
  deliveryRuns: "Lieferfahrten",
};

/** The key of an external user in the log, which tells nothing of the person. */
export const PERSONAL_KEY = "Persönlicher Schlüssel";

export const EXTERNAL_USER_MESSAGES = {
  refused: "Dieser Schlüssel gilt nicht oder nicht mehr. Bitte fragen Sie in der Filiale nach einem neuen Link.",
  runRefused: "Diese Fahrt ist beendet oder nicht Ihre.",
  missing: "Diese externe Person gibt es nicht.",
  changed: "Der Schlüssel wurde inzwischen geändert. Bitte laden Sie die Seite neu.",
  inactive: "Der Zugang ist deaktiviert oder abgelaufen. Bitte ändern Sie das zuerst.",
  noEmail: "Es ist keine E-Mail-Adresse eingetragen.",
  noSender: "Für E-Mails ist kein Absender eingerichtet.",
  validTo: "Das Ende muss nach dem Beginn liegen.",
} as const;

/** The mail with a new key. */
export const PERSONAL_KEY_MAIL = {
  title: "Ihr persönlicher Zugang",
  text:
    "Mit diesem Link kommen Sie ohne Passwort zu Ihren Aufgaben. Er ist nur für Sie: Bitte geben Sie ihn nicht weiter. " +
    "Ein früherer Link gilt nicht mehr.",
  button: "Zugang öffnen",
  note: "Diese E-Mail wurde versendet, weil die Filiale Ihnen einen Zugang eingerichtet hat.",
} as const;
