/*
 * The validation messages in the wording of Symfony's German translation, which the owner's staff know. They are
 * constants of their own, so that a function carries only those that it uses.
 */

export const blank = "Dieser Wert sollte nicht leer sein.";
export const invalid = "Dieser Wert ist nicht gültig.";
export const choice = "Sie haben einen ungültigen Wert ausgewählt.";
export const email = "Dieser Wert ist keine gültige E-Mail-Adresse.";
export const url = "Dieser Wert ist keine gültige URL.";
export const date = "Dieser Wert entspricht keiner gültigen Datumsangabe.";
export const reversed = "Der letzte Tag liegt vor dem ersten.";
export const dateTime = "Dieser Wert entspricht keiner gültigen Datums- und Zeitangabe.";
export const number = "Dieser Wert sollte eine gültige Zahl sein.";
export const unexpectedField = "Dieses Feld wurde nicht erwartet.";
export const unique = "Dieser Wert wird bereits verwendet.";
export const overlap = "Diese Zeit überschneidet sich mit einer anderen desselben Tages.";
export const reference = "Der ausgewählte Eintrag existiert nicht.";
/** For a picture or a video whose file is awaited or was refused. */
export const noFile = "Die Datei des ausgewählten Eintrags ist noch nicht geprüft oder wurde abgelehnt.";
export const reserved = "Diese Adresse ist für den Shop selbst reserviert.";
export const csrf = "Das CSRF-Token ist ungültig. Versuchen Sie bitte, das Formular erneut zu senden.";
export const type = (expected: string): string => `Dieser Wert sollte vom Typ ${expected} sein.`;
export const tooLong = (limit: number): string =>
  `Diese Zeichenkette ist zu lang. Sie sollte höchstens ${limit} Zeichen haben.`;
export const tooShort = (limit: number): string =>
  `Diese Zeichenkette ist zu kurz. Sie sollte mindestens ${limit} Zeichen haben.`;
export const greaterThan = (limit: number): string => `Dieser Wert sollte größer als ${limit} sein.`;
export const lessThan = (limit: number): string => `Dieser Wert sollte kleiner als ${limit} sein.`;
export const tooSmall = (limit: number): string => `Dieser Wert sollte größer oder gleich ${limit} sein.`;
export const tooBig = (limit: number): string => `Dieser Wert sollte kleiner oder gleich ${limit} sein.`;
export const tooFew = (limit: number): string => `Diese Sammlung sollte ${limit} oder mehr Elemente beinhalten.`;
export const tooMany = (limit: number): string => `Diese Sammlung sollte ${limit} oder weniger Elemente beinhalten.`;
