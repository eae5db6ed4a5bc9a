/* Messages of the server about images and fonts. The messages about uploaded files are in upload.texts.ts. */

/** The name of images in the log. */
export const IMAGE_TITLES = { one: "Bild", many: "Bilder" } as const;
/** The states of a picture: its file is awaited, is there, or was refused. */
export const IMAGE_STATES = { waiting: "Wird hochgeladen", ready: "Fertig", refused: "Abgelehnt" } as const;
export const IMAGE_MISSING = "Dieses Bild gibt es nicht.";
export const IMAGE_UNSUPPORTED = "Dieses Bildformat wird nicht unterstützt.";
export const IMAGE_STORAGE_FAILED = "Das Bild kann gerade nicht geladen oder gespeichert werden.";
export const FILE_GONE = "Diese Fassung des Bildes gibt es nicht mehr.";
/** Why a picture is not taken. */
export const IMAGE_MESSAGES = {
  cropOutside: "Der Ausschnitt muss innerhalb des Bildes liegen.",
  notEntered: "Bilder werden hochgeladen und nicht eingetragen.",
  malformed: "Das Bild ist unvollständig angekommen. Bitte versuchen Sie es noch einmal.",
  tooLarge: "Das Bild ist zu groß. Erlaubt sind höchstens 4 MB.",
  fileTooLarge: "Das Bild ist zu groß. Erlaubt sind höchstens 40 MB.",
  typeUnknown:
    "Dieses Bildformat wird nicht unterstützt, oder das Bild ist beschädigt. Erlaubt sind JPEG, PNG, WebP, GIF und SVG.",
  tooManyPixels:
    "Das Bild hat zu viele Bildpunkte. Erlaubt sind höchstens 50 Megapixel und 20.000 Bildpunkte je Seite.",
  tooManyFrames: "Die Animation ist zu lang. Erlaubt sind höchstens 100 Megapixel in allen Einzelbildern zusammen.",
  drawingTooLarge: "Die SVG-Datei ist zu groß oder zu aufwendig. Bitte vereinfachen Sie die Zeichnung.",
  drawingCompressed: "Gepackte SVG-Dateien (SVGZ) werden nicht unterstützt. Bitte speichern Sie die Zeichnung als SVG.",
  drawingWithEntities: "Die SVG-Datei enthält eigene Kürzel (ENTITY). Bitte speichern Sie die Zeichnung ohne sie.",
  drawingEmpty: "Die SVG-Datei zeigt nichts, was übernommen werden kann.",
} as const;
export const FONT_MISSING = "Diese Schriftart gibt es nicht.";
export const FONT_STORAGE_FAILED = "Die Schriftart kann gerade nicht geladen werden.";
