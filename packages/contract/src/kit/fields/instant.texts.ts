import * as VALIDATION from "../validation/validation.texts";

export const EXPECTED_INSTANT = `${VALIDATION.dateTime} Bitte geben Sie Datum und Uhrzeit mit Zeitzone an (2026-06-05T18:30:00+02:00).`;
export const EXPECTED_MOMENT = `${VALIDATION.dateTime} Bitte geben Sie ein Datum (2026-06-05) oder Datum und Uhrzeit an (2026-06-05T18:30 oder 2026-06-05T18:30:00+02:00).`;
export const EXPECTED_WORK_DAY = "Bitte geben Sie einen Tag zwischen 2000 und 2100 an, zum Beispiel 2026-06-05.";
