/** What the log calls a file of a customer. */
export const UPLOAD_RECORD = "Kundendatei";
export const UPLOAD_RECORDS_TITLE = "Kundendateien";

export const UPLOAD_RECORD_MESSAGES = {
  nameMissing: "Bitte geben Sie der Datei einen Namen.",
  keepPast: "Bitte wählen Sie einen Zeitpunkt in der Zukunft.",
  keepTooLong: "Eine Datei kann höchstens 400 Tage länger aufbewahrt werden.",
} as const;
