/** What the log calls an own font file. */
export const FONT = "Schriftart";

/** Letters and signs of German texts and prices. */
export const NEEDED_LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÜabcdefghijklmnopqrstuvwxyzäöüß0123456789.,:;!?-–()/&%€„“";

export const FONT_MESSAGES = {
  familyMissing: "Bitte geben Sie der Schriftart einen Namen aus Buchstaben und Ziffern.",
  familyPackaged: (family: string): string =>
    `„${family}“ ist schon mitgeliefert. Bitte geben Sie Ihrer Schriftart einen anderen Namen.`,
  familyUnknown: "Diese Schriftart gibt es nicht. Bitte wählen Sie eine aus der Liste.",
  variantInvalid: "Bitte wählen Sie einen Schnitt, etwa „regular“, „italic“ oder „700“.",
  malformed: "Die Schriftdatei ist unvollständig angekommen. Bitte versuchen Sie es noch einmal.",
  tooLarge: "Die Schriftdatei ist zu groß. Erlaubt sind höchstens 4 MB.",
  typeUnknown:
    "Das ist keine Schriftdatei, die gelesen werden kann. Erlaubt sind WOFF2, WOFF, TTF und OTF mit einem einzelnen Schnitt.",
  collection: "Die Datei enthält mehrere Schriften. Bitte laden Sie jeden Schnitt als eigene Datei hoch.",
  variable: "Variable Schriften werden nicht unterstützt. Bitte laden Sie jeden Schnitt als eigene Datei hoch.",
  unpackedTooLarge: "Die Schriftdatei ist entpackt zu groß. Erlaubt sind höchstens 12 MB und 20.000 Zeichenformen.",
  tooElaborate: "Die Zeichenformen der Schrift sind zu aufwendig.",
  embeddingForbidden:
    "Der Hersteller hat in der Datei festgelegt, dass die Schrift nicht eingebettet werden darf. Bitte verwenden Sie die Webschrift Ihrer Lizenz.",
  tooMany:
    "Es sind höchstens 60 eigene Schriftdateien möglich. Bitte löschen Sie zuerst eine, die nicht verwendet wird.",
  changed: "Diese Schriftart wurde gerade von jemand anderem geändert. Bitte versuchen Sie es noch einmal.",
  missing: "Diese Schriftart gibt es nicht.",
} as const;
