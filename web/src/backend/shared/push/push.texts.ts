export const PUSH_PAGE_TEXTS = {
  title: "Benachrichtigungen",
  introduction:
    "Angemeldete Browser und Apps bekommen Nachrichten dieses Geräts auch dann, wenn keine Seite offen ist.",
  on: "Auf diesem Gerät einschalten",
  off: "Auf diesem Gerät ausschalten",
  isOn: "Dieser Browser bekommt die Nachrichten.",
  isOff: "Dieser Browser ist nicht angemeldet.",
  none: "Noch kein Browser ist angemeldet.",
  browsers: "Angemeldete Browser",
  thisOne: "dieser Browser",
  since: (time: string): string => `angemeldet am ${time}`,
  lastUsed: (time: string): string => `zuletzt zugestellt am ${time}`,
  lastFailed: (time: string): string => `zuletzt nicht erreicht am ${time}`,
  remove: (browser: string): string => `${browser} abmelden`,
  removeShort: "Abmelden",
  turnedOn: "Dieser Browser bekommt jetzt Nachrichten.",
  turnedOff: "Dieser Browser bekommt keine Nachrichten mehr.",
  removed: "Der Browser ist abgemeldet.",
  failed: "Benachrichtigungen konnten nicht eingeschaltet werden.",
  removeFailed: "Der Browser konnte nicht abgemeldet werden.",
  listFailed: "Die angemeldeten Browser konnten nicht geladen werden.",
  blocked: {
    unsupported: "Dieser Browser kennt keine Push-Nachrichten.",
    insecure: "Push-Nachrichten gibt es nur über eine sichere Verbindung (HTTPS).",
    installFirst:
      "Auf iPhone und iPad gibt es Push-Nachrichten nur in der installierten App: in Safari „Teilen“ und „Zum Home-Bildschirm“ wählen und das Backoffice von dort öffnen.",
    denied:
      "Benachrichtigungen sind für diese Seite gesperrt. Erlauben Sie sie in den Einstellungen des Browsers (Schloss neben der Adresse) und laden Sie die Seite neu.",
    dismissed:
      "Ohne Ihre Erlaubnis kann der Browser nichts anzeigen. Bitte noch einmal versuchen und „Zulassen“ wählen.",
  },
  notAlone:
    "Push-Nachrichten können ausfallen: auf dem iPhone, ohne Netz oder wenn der Browser sie abmeldet. Bestelltresen und Küchenanzeige melden sich deshalb immer auch selbst.",
} as const;
export type PushBlock = keyof typeof PUSH_PAGE_TEXTS.blocked;
