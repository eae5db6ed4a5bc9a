export const VIDEO_TITLES = { one: "Video", many: "Videos" } as const;

export const VIDEO_STATES = { waiting: "Datei wird erwartet", ready: "Bereit", refused: "Abgelehnt" } as const;

export const VIDEO_FIELDS = {
  name: "Name",
  tags: "Schlagwörter",
  state: "Zustand",
  error: "Fehler",
  bytes: "Größe in Bytes",
  sha256: "Prüfsumme",
  mimeType: "Dateityp",
  videoCodec: "Bildformat",
  audioCodec: "Tonformat",
  width: "Breite in Bildpunkten",
  height: "Höhe in Bildpunkten",
  seconds: "Dauer in Sekunden",
  uploadedAt: "Hochgeladen",
} as const;

export const VIDEO_REFUSALS = {
  tooLarge: "Das Video ist größer als 500 MB.",
  unreadable: "Die Datei ist kein vollständiges MP4- oder WebM-Video.",
  videoCodec: (codec: string) =>
    `Fernseher können das Bildformat ${codec} nicht sicher zeigen. Möglich sind H.264, VP8 und VP9.`,
  audioCodec: (codec: string) =>
    `Fernseher können das Tonformat ${codec} nicht sicher abspielen. Möglich sind AAC und Opus.`,
  noPicture: "Die Datei enthält kein Bild.",
  bitRate: (megabits: number) =>
    `Das Video hat ${megabits} Mbit/s. Fernseher zeigen höchstens 20 Mbit/s flüssig; bitte rechnen Sie es kleiner.`,
  tooManyPixels: "Das Video ist größer als 3840 × 2160 Bildpunkte.",
  protected: "Das Video ist verschlüsselt.",
} as const;
