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
  quickTime:
    "Das ist ein QuickTime-Film (.mov), den viele Fernseher nicht abspielen. Bitte speichern Sie ihn als MP4 oder WebM.",
  noPicture: "Die Datei enthält kein Bild.",
  bitRate: (megabits: number) =>
    `Das Video hat ${megabits} Mbit/s. Fernseher zeigen höchstens 20 Mbit/s flüssig; bitte rechnen Sie es kleiner.`,
  tooManyPixels: "Das Video ist größer als 3840 × 2160 Bildpunkte.",
  protected: "Das Video ist verschlüsselt.",
  noIndex:
    "Dem Video fehlt die Angabe von Dauer und Inhalt, die Fernseher brauchen, um an jeder Stelle zu beginnen. Bitte " +
    "speichern Sie es als gewöhnliches MP4 oder WebM, nicht als Mitschnitt oder Stream.",
  colors: "Das Video hat mehr Farbstufen, als Fernseher sicher zeigen. Möglich sind 8 Bit je Farbe (4:2:0).",
} as const;

export const VIDEO_MESSAGES = {
  partTwice: "Ein Teil der Datei ist doppelt genannt.",
  notEntered: "Videos entstehen mit ihrer Datei und werden nicht von Hand eingetragen.",
  noPart: "So viele Teile hat die Datei nicht.",
  hasFile: "Dieses Video hat schon eine Datei. Bitte legen Sie für eine andere ein neues Video an.",
  notArrived: "Die Datei ist noch nicht vollständig angekommen. Bitte laden Sie das Video noch einmal hoch.",
  beingRemoved: "Eine gleiche Datei wird gerade gelöscht. Bitte versuchen Sie es in einer Minute noch einmal.",
  storageFailed: "Das Video kann gerade nicht gespeichert werden. Bitte versuchen Sie es noch einmal.",
} as const;
