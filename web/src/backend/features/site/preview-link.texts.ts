export const PREVIEW_LINK_TEXTS = {
  title: "Vorschau-Link",
  explanation: "Wer den Link hat, sieht den Entwurf, wie er gespeichert ist, bis der Link abläuft.",
  validFor: "Gültig für",
  days: (count: number): string => (count === 1 ? "1 Tag" : `${count} Tage`),
  create: "Link erstellen",
  creating: "Wird erstellt …",
  createFailed: "Der Link konnte nicht erstellt werden.",
  link: "Link",
  shownOnce: "Er wird nur jetzt angezeigt.",
  copy: "Link kopieren",
  copied: "Link kopiert.",
  copyFailed: "Der Link konnte nicht kopiert werden. Bitte markieren und kopieren Sie ihn im Feld.",
} as const;
