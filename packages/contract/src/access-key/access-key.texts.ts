import type { KeyPurpose } from "./access-key";

export const ACCESS_KEY = "Zugangsschlüssel";
export const SUBJECT_TITLE = "Gehört zu";
/** The title of the screen that lists them. */
export const ACCESS_KEYS_TITLE = "Anzeigen und Geräte";

export const PURPOSE_LABELS: Readonly<Record<KeyPurpose, string>> = {
  frontdesk: "Gästeanzeige",
  backoffice: "Küchenanzeige",
  cloudprnt: "Drucker (CloudPRNT)",
  "epson-sdp": "Drucker (Epson)",
  "print-agent": "Druckprogramm",
  time: "Zeiterfassung",
  tv: "Fernseher",
  tablet: "Tablet (Anmeldung mit PIN)",
};

export const ACCESS_KEY_MESSAGES = {
  refused: "Dieser Zugangsschlüssel gilt hier nicht. Bitte verbinden Sie das Gerät neu.",
  ended: "Dieser Zugangsschlüssel ist widerrufen oder abgelaufen. Bitte legen Sie einen neuen an.",
  untold: "Ein Tablet hat seinen Schlüssel für sich. Widerrufen Sie ihn, und verbinden Sie es neu.",
  changed: "Dieser Zugangsschlüssel wurde inzwischen geändert. Bitte laden Sie die Liste neu.",
  validUntilPast: "Das Ende muss in der Zukunft liegen.",
} as const;
