export const VIDEO_UPLOAD_TEXTS = {
  title: "Videos hochladen",
  upload: "Video hochladen",
  uploadAnother: "Andere Datei hochladen",
  uploadMissing: "Datei hochladen",
  file: "Datei",
  queued: "Wartet",
  sending: (percent: number): string => `Wird hochgeladen: ${percent} %`,
  checking: "Wird geprüft …",
  done: "Hochgeladen",
  progressOf: (name: string): string => `Fortschritt von ${name}`,
  goOn: "Fortsetzen",
  goOnOf: (name: string): string => `${name} weiter hochladen`,
  cancelOf: (name: string): string => `${name} abbrechen`,
  dismissOf: (name: string): string => `${name} aus der Liste nehmen`,
  refusedOf: (name: string): string => `${name} wurde abgelehnt`,
  offline: "Keine Verbindung. Das Hochladen geht weiter, sobald sie wieder da ist.",
  interrupted: "Das Hochladen wurde unterbrochen. Was schon angekommen ist, bleibt erhalten.",
  failed: "Das Video konnte nicht hochgeladen werden.",
  gone: "Das Video wurde inzwischen gelöscht.",
  typeUnknown: "Diese Datei ist kein MP4- oder WebM-Video.",
  empty: "Die Datei ist leer.",
  waiting: "Die Datei ist noch nicht angekommen. Ohne sie wird das Video nach einem Tag gelöscht.",
  refusedHint: "Laden Sie eine andere Datei hoch. Sonst wird das Video nach einem Tag gelöscht.",
  preview: (name: string): string => `Vorschau von ${name}`,
  noPreview: "Dieser Browser kann das Video nicht abspielen.",
  format: "Format",
  formatText: ({ mimeType, formats }: { mimeType: string | null; formats: string }): string =>
    `${mimeType === "video/webm" ? "WebM" : "MP4"} (${formats})`,
  pixels: "Größe",
  pixelText: ({ width, height }: { width: number; height: number }): string => `${width} × ${height}`,
  seconds: "Dauer",
  bytes: "Dateigröße",
  noSound: "ohne Ton",
  uploadedAt: "Hochgeladen",
  summary: ({ open, away, failed }: { open: number; away: number; failed: number }): string =>
    open > 0
      ? `${open} ${open === 1 ? "Video wird" : "Videos werden"} hochgeladen`
      : away > 0
        ? `${away} ${away === 1 ? "Video ist" : "Videos sind"} unterbrochen`
        : failed > 0
          ? `${failed} ${failed === 1 ? "Video" : "Videos"} nicht übernommen`
          : "Alle Videos sind hochgeladen",
  clear: "Liste leeren",
} as const;

/** `1:05` or `1:02:03`. */
export function lengthText(seconds: number): string {
  const whole = Math.round(seconds);
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60];
  const two = (value: number): string => String(value).padStart(2, "0");
  return hours > 0 ? `${hours}:${two(minutes)}:${two(whole % 60)}` : `${minutes}:${two(whole % 60)}`;
}
