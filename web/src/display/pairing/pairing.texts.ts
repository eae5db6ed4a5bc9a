export const PAIRING_TEXTS = {
  title: "Diese Anzeige verbinden",
  how: "Öffnen Sie im Backoffice im Menü Ihres Namens „Anzeigen und Geräte“, wählen Sie „Gerät verbinden“ und geben Sie diesen Code ein:",
  address: (origin: string): string => `Backoffice: ${origin}/backend`,
  scan: "Oder scannen Sie diesen Code mit dem Telefon, auf dem Sie angemeldet sind.",
  qr: "QR-Code, der diese Anzeige im Backoffice verbindet",
  waiting: "Der Code gilt zehn Minuten.",
  expired: "Der Code ist abgelaufen.",
  again: "Neuen Code anzeigen",
  connecting: "Code wird geholt …",
  failed: "Der Code kann gerade nicht geholt werden.",
} as const;
