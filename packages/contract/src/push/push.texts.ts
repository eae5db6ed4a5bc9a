export const PUSH_FAULTS = {
  endpoint: "Diese Adresse gehört zu keinem bekannten Push-Dienst.",
  keys: "Das ist kein Schlüssel eines Browsers.",
  device: "An dieses Gerät gehen keine Push-Nachrichten.",
  missing: "Diese Anmeldung gibt es nicht mehr.",
  full: "An diesem Gerät sind schon zehn Browser angemeldet. Bitte entfernen Sie zuerst einen.",
  off: "Push-Nachrichten sind auf dieser Plattform nicht eingerichtet.",
  changed: "Die Anmeldungen wurden gerade geändert. Bitte versuchen Sie es noch einmal.",
} as const;

export const UNKNOWN_BROWSER = "Unbekannter Browser";
