/** PINs as a subject of the log. */
export const PIN = "PIN";

export const PIN_MESSAGES = {
  form: "Bitte geben Sie vier bis acht Ziffern ein.",
  run: "Diese PIN ist zu leicht zu erraten: Bitte wählen Sie weder lauter gleiche noch aufeinander folgende Ziffern.",
  birthDate: "Diese PIN ist zu leicht zu erraten: Bitte wählen Sie keine aus Ihrem Geburtsdatum.",
  wrong: "Diese PIN ist nicht richtig.",
  secondFactor:
    "Ihre Rolle verlangt einen zweiten Faktor. Eine PIN genügt dafür nicht: Bitte melden Sie sich mit Ihrem Passwort an.",
  changed: "Diese PIN wurde gerade geändert. Bitte versuchen Sie es noch einmal.",
} as const;

export const TABLET_MESSAGES = {
  unnamed: "Ohne Namen",
  noSession: "Diese Sitzung läuft auf keinem Tablet.",
} as const;
