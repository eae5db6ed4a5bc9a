import * as VALIDATION from "../kit/validation/validation.texts";

export const EXPECTED_BOUND = `${VALIDATION.dateTime} Bitte geben Sie ein Datum (2026-06-05) oder Datum und Uhrzeit mit Zeitzone an (2026-06-05T18:30:00+02:00).`;
export const SUBJECT_ALONE = "Bitte geben Sie dazu auch die Art des Eintrags an (resource).";
export const ONE_DIRECTION = "Bitte geben Sie entweder cursor oder after an.";
/** @param days how many at most. */
export const SEARCHED_DAYS = (days: number): string =>
  `Nach Wörtern kann in höchstens ${days} Tagen gesucht werden. Bitte wählen Sie einen kürzeren Zeitraum.`;
