/** Texts of the section about the stand-in for the push services of browsers. */
export const PUSH_TEXTS = {
  title: "Push-Dienst (Nachbau)",
  introduction:
    "Der Nachbau nimmt Push-Nachrichten wie die Dienste der Browser an, prüft ihre Unterschrift und zeigt hier, was " +
    "angekommen ist. Ein Browser meldet sich nie bei ihm an; dafür gibt es Testgeräte mit eigenen Schlüsseln.",
  devices: "Geräte für Benachrichtigungen",
  deviceColumns: ["Gerät", "Aktion"],
  subscribe: "Testgerät anmelden",
  browsers: "Testgeräte",
  browserColumns: ["Angemeldet", "Gerät", "Stand", "Aktion"],
  registered: "aktiv",
  gone: "vergessen",
  forget: "Vergessen",
  messages: "Angekommene Nachrichten",
  messageColumns: ["Zeit", "Testgerät", "Nachricht", "Angaben"],
  none: "Noch keine.",
  sealed: "(nicht lesbar: der Schlüssel ist nicht bekannt)",
  busy: "Nächste Nachricht mit 429 ablehnen",
  isBusy: "Die nächste Nachricht wird mit 429 abgelehnt.",
};

export const PUSH_OUTCOMES = {
  subscribe: {
    done: "Das Testgerät ist angemeldet.",
    unknown: "Dieses Gerät gibt es nicht mehr.",
    failed: "Das Testgerät konnte nicht angemeldet werden.",
  },
  forget: {
    done: "Der Nachbau kennt das Testgerät nicht mehr.",
    unknown: "Dieses Testgerät gibt es nicht.",
    failed: "Das Testgerät konnte nicht vergessen werden.",
  },
  busy: {
    done: "Die nächste Nachricht wird mit 429 abgelehnt.",
    unknown: "Das ist nicht möglich.",
    failed: "Das hat nicht funktioniert.",
  },
};

/** As whom the test devices introduce themselves. */
export const TEST_BROWSER = "Testgerät";

export function messageFacts({ ttl, urgency, bytes }: { ttl: string; urgency: string; bytes: number }): string {
  return `TTL ${ttl} s, ${urgency}, ${bytes} Bytes`;
}
