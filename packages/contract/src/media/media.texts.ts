/* Messages of the server about images and fonts. The messages about uploaded files are in upload.texts.ts. */

/** The name of images in the log. */
export const IMAGE_TITLES = { one: "Bild", many: "Bilder" } as const;
/** The states of a picture: its file is awaited, is there, or was refused. */
export const IMAGE_STATES = { waiting: "Wird hochgeladen", ready: "Fertig", refused: "Abgelehnt" } as const;
export const IMAGE_MISSING = "Dieses Bild gibt es nicht.";
export const IMAGE_UNSUPPORTED = "Dieses Bildformat wird nicht unterstützt.";
export const IMAGE_STORAGE_FAILED = "Das Bild kann gerade nicht geladen oder gespeichert werden.";
export const IMAGE_HAS_FILE = "Dieses Bild hat schon eine Datei. Sie kann durch eine andere ersetzt werden.";
export const IMAGE_NOT_ARRIVED = "Die Datei ist noch nicht angekommen. Bitte laden Sie das Bild noch einmal hoch.";
export const IMAGE_FILE_CHANGED =
  "Inzwischen wurde eine andere Datei für dieses Bild gespeichert. Ihre Datei wurde nicht übernommen. Bitte sehen Sie nach, welche gelten soll.";
export const IMAGE_SEVERAL_ARRIVED =
  "Für dieses Bild sind mehrere Dateien angekommen. Bitte geben Sie mit „key“ an, welche gelten soll.";
export const FILE_GONE = "Diese Fassung des Bildes gibt es nicht mehr.";
export const REMOVED_FILE_GONE =
  "Die Datei dieses Bildes ist nicht mehr gespeichert, es kann nicht wiederhergestellt werden.";
/** Why a picture is not taken. */
export const IMAGE_MESSAGES = {
  cropOutside: "Der Ausschnitt muss innerhalb des Bildes liegen.",
  notEntered: "Bilder werden hochgeladen und nicht eingetragen.",
  malformed: "Das Bild ist unvollständig angekommen. Bitte versuchen Sie es noch einmal.",
  tooLarge: "Das Bild ist zu groß. Erlaubt sind höchstens 4 MB.",
  fileTooLarge: "Das Bild ist zu groß. Erlaubt sind höchstens 40 MB.",
  typeUnknown:
    "Dieses Bildformat wird nicht unterstützt, oder das Bild ist beschädigt. Erlaubt sind JPEG, PNG, WebP, AVIF, HEIC, GIF und SVG.",
  tooManyPixels:
    "Das Bild hat zu viele Bildpunkte. Erlaubt sind höchstens 50 Megapixel und 20.000 Bildpunkte je Seite.",
  tooManyFrames:
    "Die Animation ist zu lang. Erlaubt sind höchstens 500 Einzelbilder und 100 Megapixel in allen zusammen.",
  movingAvif: "Bewegte AVIF-Dateien werden nicht unterstützt. Bitte speichern Sie die Animation als WebP oder GIF.",
  drawingTooLarge: "Die SVG-Datei ist zu groß oder zu aufwendig. Bitte vereinfachen Sie die Zeichnung.",
  drawingCompressed: "Gepackte SVG-Dateien (SVGZ) werden nicht unterstützt. Bitte speichern Sie die Zeichnung als SVG.",
  drawingWithEntities: "Die SVG-Datei enthält eigene Kürzel (ENTITY). Bitte speichern Sie die Zeichnung ohne sie.",
  drawingEmpty: "Die SVG-Datei zeigt nichts, was übernommen werden kann.",
} as const;
export const FONT_MISSING = "Diese Schriftart gibt es nicht.";
export const FONT_STORAGE_FAILED = "Die Schriftart kann gerade nicht geladen werden.";
