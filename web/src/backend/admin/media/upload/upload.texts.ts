const numbers = new Intl.NumberFormat("de-DE");
const files = (count: number): string => `${numbers.format(count)} ${count === 1 ? "Datei" : "Dateien"}`;
const pictures = (count: number): string => `${numbers.format(count)} ${count === 1 ? "Bild" : "Bilder"}`;

export const UPLOAD_TEXTS = {
  title: "Hochladen",
  upload: "Bilder hochladen",
  dropHere: "Zum Hochladen hier loslassen",
  dropOnFolder: "Oder auf einen dieser Ordner ziehen:",
  dropInto: (folder: string): string => `In „${folder}“ hochladen`,
  queued: "Wartet",
  sending: (percent: number): string => `Wird hochgeladen: ${percent} %`,
  checking: "Wird geprüft …",
  done: "Hochgeladen",
  canceled: "Abgebrochen",
  progressOf: (name: string): string => `Fortschritt von ${name}`,
  retryOf: (name: string): string => `${name} erneut versuchen`,
  cancelOf: (name: string): string => `${name} abbrechen`,
  dismissOf: (name: string): string => `${name} aus der Liste nehmen`,
  retryAll: "Alle erneut versuchen",
  cancelAll: "Alle abbrechen",
  clear: "Liste leeren",
  collapse: "Liste einklappen",
  expand: "Liste ausklappen",
  failed: "Die Datei konnte nicht hochgeladen werden.",
  offline: "Keine Verbindung. Die Datei ist nicht angekommen.",
  goesOn: "Keine Internetverbindung. Das Hochladen geht von selbst weiter, sobald sie wieder da ist.",
  expired: "Das Hochladen hat zu lange gedauert. Bitte versuchen Sie es noch einmal.",
  typeUnknown: "Dieses Bildformat wird nicht unterstützt. Erlaubt sind JPEG, PNG, WebP, GIF, AVIF, HEIC und SVG.",
  empty: "Die Datei ist leer.",
  duplicate: "Dieses Bild gibt es schon:",
  takeExisting: "Vorhandenes verwenden",
  takeExistingOf: (name: string): string => `Statt ${name} das vorhandene Bild verwenden`,
  existingFailed: "Das vorhandene Bild konnte nicht geladen werden.",
  keepBoth: "Beide behalten",
  keepBothOf: (name: string): string => `${name} und das vorhandene Bild behalten`,
  /** In one line: what is on its way, and what came of the others. */
  summary: ({ open, done, failed, asking }: { open: number; done: number; failed: number; asking: number }): string =>
    [
      open > 0 && `${files(open)} noch nicht hochgeladen`,
      done > 0 && `${pictures(done)} hochgeladen`,
      asking > 0 && `${pictures(asking)} doppelt`,
      failed > 0 && `${files(failed)} nicht übernommen`,
    ]
      .filter(Boolean)
      .join(", "),
  nothing: "Es wird nichts mehr hochgeladen.",
} as const;
