/** Messages that only the server uses. The browser's messages about files are beside its form. */
export const UPLOAD_MESSAGES = {
  malformed: "Die Datei ist unvollständig angekommen. Bitte versuchen Sie es noch einmal.",
  empty: "Die Datei ist leer.",
  tooLarge: "Die Datei ist zu groß. Erlaubt sind höchstens 4 MB.",
  typeUnknown: "Dieser Dateityp wird nicht unterstützt.",
  unprocessable: (name: string): string =>
    `Die Datei „${name}“ konnte nicht verarbeitet werden. Möglicherweise ist sie zu groß oder ihr Typ ist unbekannt.`,
  storageFailed:
    "Dateien können gerade nicht gespeichert oder geladen werden. Bitte versuchen Sie es gleich noch einmal.",
  throttled: "Sie haben in kurzer Zeit sehr viele Dateien gesendet. Bitte versuchen Sie es später noch einmal.",
  missing: "Diese Datei gibt es nicht oder nicht mehr.",
  unnamed: "Datei",
} as const;
