/*
 * Texts that say which value a field expects, for fields where the usual texts would not help. Each is a constant of
 * its own, so that a function bundles only those that it uses.
 */

import * as VALIDATION from "./validation.texts";

export const EXPECTED_CENTS = "Bitte geben Sie ganze Cent an (990 für 9,90 €).";
export const EXPECTED_WHOLE = "Bitte geben Sie eine ganze Zahl an.";
export const expectedWholeUpTo = (most: number): string => `Bitte geben Sie eine ganze Zahl von 1 bis ${most} an.`;
export const EXPECTED_RATE =
  "Bitte geben Sie einen Satz von 0 bis 100 % an, als Dezimalzahl von 0 bis 1 mit höchstens vier Nachkommastellen (0.1 für 10 %).";
export const EXPECTED_QUANTITY =
  "Bitte geben Sie eine Zahl größer als 0 mit höchstens drei Nachkommastellen an (0.25).";
export const EXPECTED_CLOCK = "Bitte geben Sie eine Uhrzeit im Format HH:mm an (18:30).";
export const EXPECTED_CLOSING_CLOCK =
  "Bitte geben Sie eine Uhrzeit im Format HH:mm an (18:30, oder 24:00 für das Ende des Tages).";
export const EXPECTED_DATE = `${VALIDATION.date} Bitte geben Sie ein Datum im Format JJJJ-MM-TT an (2026-06-05).`;
export const EXPECTED_TIME_ZONE = "Bitte geben Sie eine Zeitzone an, die es gibt (Europe/Vienna).";
export const EXPECTED_ID = "Bitte geben Sie eine ID aus 1 bis 64 Buchstaben, Ziffern, - und _ an.";
export const ID_RESERVED = "Diese ID hat eine eigene Bedeutung. Bitte wählen Sie eine andere.";
export const EXPECTED_IDENTIFIER =
  "Bitte geben Sie eine Kennung aus Buchstaben und Ziffern an, dazwischen einzelne - oder _ (wien-neubau).";
export const EXPECTED_PATH =
  "Bitte geben Sie einen Pfad aus Buchstaben, Ziffern, /, - und _ an, der mit einem Buchstaben oder einer Ziffer beginnt (ueber-uns).";
export const EXPECTED_ADDRESS =
  "Bitte geben Sie eine Adresse an, die mit https://, http://, mailto:, tel:, / oder # beginnt.";
export const EXPECTED_FRAME = "Bitte geben Sie eine Adresse an, die mit https:// oder / beginnt.";
export const EXPECTED_COLOR = "Bitte geben Sie eine Farbe im Format #RRGGBB an (#B3261E).";
export const EXPECTED_RADIUS = "Bitte geben Sie eine Länge in rem oder px an (.25rem), oder 0.";
export const EXPECTED_TRACKING = "Bitte geben Sie die Kennung so an, wie der Anbieter sie vergibt.";
export const EXPECTED_PICTURE =
  "Bitte geben Sie ein unbeschädigtes Bild als data-URL in base64 an, dessen Inhalt zur angegebenen Endung passt.";
export const NESTED_TOO_DEEP = "Dieser Wert ist zu tief verschachtelt.";
export const HALF_CHARACTER = "Dieser Wert enthält ein unvollständiges Zeichen.";
