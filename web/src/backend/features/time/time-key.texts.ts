export const TIME_KEY_TEXTS = {
  title: "Zeiterfassung am Telefon",
  none: "Mit einem Schlüssel stempeln Sie auf Ihrem eigenen Telefon, ohne sich anzumelden. Er öffnet nichts anderes.",
  valid: ({ hint, created }: { hint: string; created: string }): string =>
    `Ihr Schlüssel endet auf ${hint}, erstellt am ${created}.`,
  used: (at: string): string => ` Zuletzt verwendet: ${at}.`,
  revoked: (at: string): string => `Ihr Schlüssel wurde am ${at} widerrufen.`,
  create: "Schlüssel erstellen",
  renew: "Neuer Schlüssel",
  renewTitle: "Neuen Schlüssel erstellen?",
  renewText:
    "Der bisherige gilt dann sofort nicht mehr. Stempelungen, die auf einem Telefon noch warten, bleiben dort.",
  revoke: "Widerrufen",
  revokeTitle: "Schlüssel widerrufen?",
  revokeText: "Auf dem Telefon lässt sich dann sofort nicht mehr stempeln.",
  revokedDone: "Der Schlüssel gilt nicht mehr.",
  failed: "Das hat nicht geklappt.",
  loadFailed: "Der Schlüssel konnte nicht geladen werden.",
  shownTitle: "Ihr Schlüssel zur Zeiterfassung",
  shownOnce:
    "Der Link wird nur dieses eine Mal gezeigt. Öffnen Sie ihn am Telefon, oder scannen Sie den QR-Code. Wer ihn hat, " +
    "kann für Sie stempeln.",
  link: "Link",
  qr: "QR-Code, der Ihre Zeiterfassung am Telefon öffnet",
  open: "Hier öffnen",
  copy: "Kopieren",
  copied: "Link kopiert.",
  copyFailed: "Der Link konnte nicht kopiert werden. Bitte markieren und kopieren Sie ihn selbst.",
} as const;
