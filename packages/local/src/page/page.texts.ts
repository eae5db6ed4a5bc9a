/** Texts of the page `/_local`. */
export const PAGE_TEXTS = {
  title: "Tresen auf diesem Rechner",
  audience: "Diese Seite sieht nur, wer an diesem Rechner sitzt.",
};

/** The answers to requests for missing or forbidden paths. */
export const REFUSAL_TEXTS = { missing: "Not found", forbidden: "Forbidden" };

export const OVERVIEW_TEXTS = {
  title: "Überblick",
  shop: "Shop",
  backoffice: "Backoffice",
  apiDescription: "API-Beschreibung",
  clock: "Uhr der Plattform",
  clockIsSet: "gestellt",
  clockOutcomes: {
    done: "Die Uhr der Plattform ist vorgestellt, bis die Plattform neu startet.",
    unknown: "Die Uhr kann um höchstens einen Tag vorgestellt werden.",
    failed: "Die Uhr konnte nicht vorgestellt werden.",
  },
  orders: "Bestellungen",
  snapshot: "Veröffentlichter Stand",
  noSnapshot: "noch keiner",
  dataFolder: "Datenordner",
  memory: "Arbeitsspeicher des Servers",
  logIns: "Anmeldungen",
  logInColumns: ["Benutzername", "Passwort", "PIN"],
};

export function snapshotText({ version, kilobytes }: { version: number; kilobytes: string }): string {
  return `Version ${version}, ${kilobytes} kB komprimiert`;
}

export function setAheadText(minutes: number): string {
  return minutes < 60 ? `${minutes} Min. vor` : `${minutes / 60} Std. vor`;
}

export function memoryText(megabytes: string): string {
  return `${megabytes} MB`;
}

export const DEAD_LETTER_TEXTS = {
  title: "Fehlgeschlagene Ereignisse",
  introduction: "Diese Änderungen konnten nach mehreren Versuchen nicht verarbeitet werden.",
  columns: ["Zeit", "Datensatz", "Grund", "Aktion"],
  retry: "Nochmals versuchen",
  outcomes: {
    done: "Das Ereignis wurde verarbeitet.",
    failed: "Das Ereignis ist wieder fehlgeschlagen. Die Ausgabe der Plattform nennt den Grund.",
    unknown: "Dieses Ereignis gibt es nicht mehr.",
  },
};

export const SCHEDULE_TEXTS = {
  title: "Zeitpläne",
  columns: ["Aufgabe", "Zeitplan", "Zuletzt", "Nächstes Mal", "Aktion"],
  fire: "Jetzt auslösen",
  outcomes: {
    done: "Der Zeitplan wurde ausgelöst.",
    failed: "Der Zeitplan ist fehlgeschlagen. Die Ausgabe der Plattform nennt den Grund.",
    unknown: "Diesen Zeitplan gibt es nicht.",
  },
};

export const RECORD_TEXTS = {
  title: "Letzte Ereignisse",
  none: "Seit dem Start hat sich nichts geändert.",
  columns: ["Zeit", "Was", "Datensatz"],
};

const EVENTS = new Map([
  ["INSERT", "Angelegt"],
  ["MODIFY", "Geändert"],
  ["REMOVE", "Gelöscht"],
]);

/** The change of a row, by the event names of DynamoDB Streams. */
export function eventText(name: string): string {
  return EVENTS.get(name) ?? name;
}
