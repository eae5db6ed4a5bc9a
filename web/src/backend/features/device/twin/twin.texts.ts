import type { DeviceStatus } from "@tresen/contract/device/device.status";
import type { DeviceDriver } from "@tresen/contract/device/device.values";

export const TWIN_TEXTS = {
  title: "Stand",
  loading: "Stand wird geladen",
  hidden: "Den Stand des Geräts sehen nur Personen mit dem Recht dazu.",
  loadFailed: "Der Stand des Geräts konnte nicht geladen werden.",
  online: "Online",
  silent: "Meldet sich nicht",
  noKey: "noch kein Schlüssel",
  noKeyHow: "Erstellen Sie einen Schlüssel und tragen Sie ihn am Gerät ein. Dann druckt es.",
  never: "hat sich noch nie gemeldet",
  seen: (when: string): string => `zuletzt gemeldet ${when}`,
  off: "Dieses Gerät ist nicht aktiv: es bekommt keine neuen Aufträge.",
  paper: "Papier",
  papers: { ok: "vorhanden", low: "geht zu Ende", out: "leer" } satisfies Record<
    NonNullable<DeviceStatus["paper"]>,
    string
  >,
  cover: "Deckel",
  covers: { closed: "zu", open: "offen" } satisfies Record<NonNullable<DeviceStatus["cover"]>, string>,
  error: "Störung",
  noError: "keine",
  firmware: "Firmware",
  battery: "Akku",
  waiting: "Wartend",
  troubled: "Zu klären",
  toJobs: "Zu den Druckaufträgen",
  paperOut: "Papier leer. Bitte eine neue Rolle einlegen.",
  coverOpen: "Der Deckel ist offen. Bitte schließen.",
  hasError: (code: string): string => `Der Drucker meldet eine Störung: ${code}`,
  twin: "So sieht der letzte Druck auf dem Papier aus",
  noPaper: "Noch nichts gedruckt",
  testPrint: "Testdruck",
  testMessage: "Testnachricht",
  summary: "Tagesübersicht",
  /** Today, and the days before it. */
  summaryDays: ["Heute bisher", "Gestern"],
  summaryPrints: "Die Tagesübersicht wird gedruckt.",
  summaryFailed: "Die Tagesübersicht konnte nicht gedruckt werden.",
  requestLog: "Log anfordern",
  sending: "Wird gesendet …",
  asking: "Wird angefordert …",
  waitsForPrinter: "Wartet auf den Drucker …",
  waitsForPerson: "Der Testdruck steht unten in der Warteschlange. Drucken Sie ihn mit „Hier drucken“.",
  isPrinting: "Wird gedruckt …",
  printed: "Der Testdruck ist gedruckt.",
  showPaper: "Papier ansehen",
  testIs: (state: string): string => `Der Testdruck ist ${state}.`,
  messageUnderway: "Die Testnachricht ist unterwegs …",
  messageSent: (count: number): string =>
    count === 1 ? "Die Testnachricht ist angekommen." : `Die Testnachricht ist auf ${count} Browsern angekommen.`,
  messageLost: (count: number): string =>
    count === 1 ? "Ein Browser bekam sie nicht." : `${count} Browser bekamen sie nicht.`,
  log: "Log des Geräts",
  logWaits: (when: string): string => `Angefordert ${when}. Wartet auf die Antwort des Geräts …`,
  logOf: (when: string): string => `Antwort des Geräts, ${when}`,
  logEmpty: "Das Gerät hat keine Zeilen gesendet.",
  logFailed: "Das Log konnte nicht geladen werden.",
} as const;

/** What connects a device of this driver. */
export const DRIVER_HINTS: Partial<Record<DeviceDriver, string>> = {
  browser:
    "Dieser Drucker braucht keinen Schlüssel: was zu drucken ist, steht unter den Druckaufträgen und wird in diesem " +
    "Browser mit „Hier drucken“ gedruckt.",
};
